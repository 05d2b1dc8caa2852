import { existsSync } from 'node:fs';
import path from 'node:path';
import { editingApi } from '../../contracts/editing.ts';
import type { Settings } from '../env.ts';
import { withSecretFiles } from '../environment.ts';
import { logInCommand } from '../log-in-command.ts';
import { valueOf, type ContentBackend } from './content-backend.ts';

async function runningMall(base: string, settings: Settings): Promise<ContentBackend> {
  const { call, close } = await logInCommand(settings, {
    base,
    prefix: 'CONTENT',
    account: process.env['CONTENT_ACCOUNT'],
    password: withSecretFiles(process.env)['CONTENT_PASSWORD'],
    code: process.env['CONTENT_CODE'],
    whose: 'the platform with the role owner or content',
    demoAccount: '13800000099',
    locale: 'en-US',
  });
  return {
    where: base,
    site: base,
    states: async () => valueOf(await call(editingApi.state)),
    changes: async () => valueOf(await call(editingApi.changes)),
    check: async (files) => valueOf(await call(editingApi.check, { files })),
    publish: async (files, gone) => valueOf(await call(editingApi.publish, { files, gone })),
    preview: async (files) => valueOf(await call(editingApi.preview, { files })),
    close,
  };
}

/** Read only when it is wanted: texts for a mall that runs need no database here. */
async function throughDatabase(settings: Settings): Promise<ContentBackend> {
  const database = await import('./through-database.ts');
  return database.throughDatabase(settings);
}

const answers = (base: string): Promise<boolean> =>
  fetch(`${base}/healthz`, { signal: AbortSignal.timeout(800) }).then(
    (reply) => reply.ok,
    () => false,
  );

const localOf = ({ HOST, PORT }: Settings): string => `http://${HOST}:${PORT}`;

/** The embedded database belongs to the mall that is running, so texts go through that one while it runs. */
export async function openContentBackend(settings: Settings): Promise<ContentBackend> {
  const given = process.env['CONTENT_URL'];
  if (given) return runningMall(given.replace(/\/$/, ''), settings);
  if (settings.DATABASE_URL) return throughDatabase(settings);
  return (await answers(localOf(settings)))
    ? runningMall(localOf(settings), settings)
    : throughDatabase(settings);
}

/** Whether texts go through a mall that serves pages, or a database that one may serve. */
export const isServed = async (settings: Settings): Promise<boolean> =>
  Boolean(process.env['CONTENT_URL'] || settings.DATABASE_URL) || answers(localOf(settings));

/** The mall that a check may ask: one that is named, or is there already. Undefined when it would have to be made. */
export async function findContentBackend(settings: Settings): Promise<ContentBackend | undefined> {
  const isThere =
    process.env['CONTENT_URL'] ||
    settings.DATABASE_URL ||
    existsSync(path.join(settings.DATA_DIR, 'pg')) ||
    (await answers(localOf(settings)));
  return isThere ? openContentBackend(settings) : undefined;
}

// The demo mall as a first start leaves it, written once for what the sources are now and copied for every process that
// opens one: a copy takes seconds, writing it takes half a minute. The demo tells of days around today, so one is good for
// half an hour.
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { demoArgs, serverEnvironment } from '../../../scripts/lib/server.mjs';
import { inTurn } from '../../../scripts/lib/turn.mjs';
import { CACHE } from '../database-template.ts';
import { freshDatabase, onServer } from '../fresh-database.ts';
import { findPrograms } from '../postgres.ts';
import { sourcesKey } from './sources-key.ts';

const run = promisify(execFile);

const GOOD_FOR_MS = 30 * 60_000;

/** What is kept of a mall, beside its data folder. */
interface Made {
  key: string;
  at: number;
  tookMs: number;
}

async function seed(dataDir: string, url: string): Promise<void> {
  await run(process.execPath, demoArgs('seed.ts'), {
    env: {
      ...process.env,
      ...serverEnvironment,
      ENV_FILE: 'none',
      HOST: '127.0.0.1',
      SITE_URL: '',
      SEED: 'demo',
      DATA_DIR: dataDir,
      DATABASE_URL: url,
    },
  });
}

function readMade(place: string): Made | undefined {
  const file = path.join(place, 'made.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Made) : undefined;
}

/**
 * Calls back with the folder of this name while it is locked against other processes; it is made if no good one exists.
 */
function withKept<T>(
  name: string,
  make: (draft: string) => Promise<void>,
  use: (place: string, made: Made) => Promise<T>,
): Promise<T> {
  mkdirSync(CACHE, { recursive: true });
  const place = path.join(CACHE, name);
  return inTurn(
    async () => {
      const key = sourcesKey();
      let made = readMade(place);
      if (!made || made.key !== key || Date.now() - made.at > GOOD_FOR_MS) {
        rmSync(place, { recursive: true, force: true, maxRetries: 3 });
        const draft = mkdtempSync(`${place}.`);
        const at = Date.now();
        try {
          await make(draft);
          made = { key, at, tookMs: Date.now() - at };
          writeFileSync(path.join(draft, 'made.json'), JSON.stringify(made));
          renameSync(draft, place);
        } finally {
          rmSync(draft, { recursive: true, force: true, maxRetries: 3 });
        }
      }
      return use(place, made);
    },
    { file: `${place}.lock`, does: 'writes the demo mall' },
  );
}

const copyFolder = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, preserveTimestamps: true });

const EMBEDDED = 'demo-embedded';
const POSTGRES = 'demo-postgres';

const onEmbedded = <T>(use: (place: string, made: Made) => Promise<T>): Promise<T> =>
  withKept(EMBEDDED, (draft) => seed(path.join(draft, 'data'), ''), use);

/** Makes this data folder one of the demo mall on the embedded database. */
export const copyDemoFolder = (dataDir: string): Promise<void> =>
  onEmbedded(async (place) => copyFolder(path.join(place, 'data'), dataDir));

/** How long a first start of the demo mall took here, in ms. */
export const demoTook = (): Promise<number> => onEmbedded(async (_, { tookMs }) => tookMs);

/** A program of PostgreSQL on this machine; undefined where the server is elsewhere. */
function program(name: string): string | undefined {
  const file = path.join(findPrograms() ?? '', name);
  return existsSync(file) ? file : undefined;
}

/** Makes this empty database, and the data folder of its mall, those of the demo mall. */
export async function copyDemoDatabase(url: string, dataDir: string): Promise<void> {
  const [dump, restore] = [program('pg_dump'), program('pg_restore')];
  if (!dump || !restore) return seed(dataDir, url);
  async function make(draft: string): Promise<void> {
    const database = await freshDatabase(url);
    try {
      await seed(path.join(draft, 'data'), database.url);
      const how = ['--format=custom', '--compress=1', '--no-owner', '--file', path.join(draft, 'dump')];
      await run(dump!, [...how, database.url]);
    } finally {
      await database.drop();
    }
  }
  await withKept(POSTGRES, make, async (place) => {
    copyFolder(path.join(place, 'data'), dataDir);
    await run(restore, ['--no-owner', '--single-transaction', '--dbname', url, path.join(place, 'dump')]);
  });
  // A dump holds no figures for the planner.
  await onServer(url, 'vacuum (analyze)');
}

// A real PostgreSQL for the tests: the one of TEST_DATABASE_URL, one on localhost, or one started from the
// machine's own programs (installed from Debian's package when we are root). Nothing in it is touched but
// databases that the tests make themselves.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, isRoot } from './apt.ts';
import { probe, type FoundPostgres } from './postgres-probe.ts';
import { startPostgres } from './postgres-process.ts';

/** Why there is no PostgreSQL, and how to get one. */
export interface NoPostgres {
  reason: string;
}

const nothingToStop = async (): Promise<void> => undefined;

/** The folder of the newest PostgreSQL programs on the machine. */
export function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/pgsql/bin',
    '/opt/homebrew/bin',
    '/usr/local/bin',
  ];
  return folders.find((folder) =>
    ['postgres', 'initdb'].every((name) => existsSync(path.join(folder, name))),
  );
}

async function onLocalhost(): Promise<FoundPostgres | undefined> {
  const user = process.env.PGUSER ?? 'postgres';
  const host = `127.0.0.1:${process.env.PGPORT ?? 5432}`;
  const passwords = process.env.PGPASSWORD === undefined ? ['', 'postgres'] : [process.env.PGPASSWORD];
  for (const password of passwords) {
    const secret = password && `:${encodeURIComponent(password)}`;
    const url = `postgres://${encodeURIComponent(user)}${secret}@${host}/postgres`;
    const answer = await probe(url);
    if ('version' in answer) {
      return { url, origin: `found on ${host}, version ${answer.version}`, stop: nothingToStop };
    }
    if (answer.problem.includes('ECONNREFUSED')) return undefined;
  }
  return undefined;
}

/** Finds or starts one. Never throws for a machine that simply has none. */
export async function findPostgres(options: { install: boolean }): Promise<FoundPostgres | NoPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const answer = await probe(given);
    if ('problem' in answer) return { reason: `TEST_DATABASE_URL does not work: ${answer.problem}` };
    return { url: given, origin: `TEST_DATABASE_URL, version ${answer.version}`, stop: nothingToStop };
  }
  const running = await onLocalhost();
  if (running) return running;

  let programs = findPrograms();
  if (!programs && options.install && isRoot()) {
    const problem = await aptInstall(['postgresql'], { keepStopped: true });
    programs = findPrograms();
    if (!programs)
      return {
        reason: `Debian's package postgresql could not be installed: ${problem ?? 'no server in it'}`,
      };
  }
  if (!programs) {
    return {
      reason:
        'no PostgreSQL on this machine; install one or set TEST_DATABASE_URL=postgres://user:password@host/database',
    };
  }
  try {
    return await startPostgres(programs);
  } catch (error) {
    return { reason: `PostgreSQL did not start: ${error instanceof Error ? error.message : String(error)}` };
  }
}

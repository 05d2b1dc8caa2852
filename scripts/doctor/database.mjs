// What doctor looks at in the database: its lock, its version, whether it opens.
import fs from 'node:fs';
import path from 'node:path';
import { embeddedDatabase } from '../lib/places.mjs';
import { notesOf } from './jobs.mjs';

const oldestPostgres = 15;

async function unknownToUs(query) {
  const { refuseUnknownDatabase } = await import('../../src/lib/db/migrations.ts');
  try {
    await refuseUnknownDatabase(query);
    return undefined;
  } catch (error) {
    return { bad: error.message, cure: error.cure };
  }
}

/** What keeps a production mall from opening; the start runs the same check. */
async function whetherItOpens(settings, query) {
  const { hintsOf, obstaclesOf } = await import('../../src/lib/server/public-start.ts');
  const obstacles = await obstaclesOf(settings, query);
  const hints = hintsOf(settings);
  return [
    ...obstacles.map(({ sentence, cure }) => ({ bad: sentence, cure })),
    ...hints.map((hint) => ({ note: hint })),
    ...(obstacles.length === 0 ? [{ good: `this would be a ${settings.mode} start, and it may open` }] : []),
  ];
}

const nothing = async () => ({ rows: [] });

async function server(settings) {
  const url = settings.DATABASE_URL;
  const { default: pg } = await import('pg');
  let client;
  try {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
    await client.connect();
    const { rows } = await client.query('show server_version_num');
    const major = Math.floor(Number(rows[0].server_version_num) / 10_000);
    if (major < oldestPostgres) {
      return { bad: `PostgreSQL ${major} is too old`, cure: `Use PostgreSQL ${oldestPostgres} or newer.` };
    }
    const unknown = await unknownToUs((text) => client.query(text));
    if (unknown) return unknown;
    const opens = await whetherItOpens(settings, (text, values) => client.query(text, values));
    const notes = await notesOf((text) => client.query(text), { isShared: Boolean(settings.providers?.s3) });
    return [{ good: `PostgreSQL ${major} answers at DATABASE_URL` }, ...opens, ...notes];
  } catch (error) {
    return {
      bad: `DATABASE_URL does not work: ${error.message || error.code}`,
      cure: 'Start that server, mend the address, or unset DATABASE_URL to use the embedded database.',
    };
  } finally {
    await client?.end().catch(() => undefined);
  }
}

async function embedded(settings) {
  const folder = embeddedDatabase();
  if (!fs.existsSync(path.join(folder, 'PG_VERSION')))
    return [
      { note: `no embedded database yet; npm start makes ${settings.mode === 'demo' ? 'and seeds ' : ''}it` },
      ...(await whetherItOpens(settings, nothing)),
    ];
  const { lockDataDir } = await import('../../src/lib/db/lock.ts');
  let unlock;
  try {
    unlock = lockDataDir(folder);
  } catch (error) {
    return error.cure
      ? { note: `${error.message} (fine if that is yours)` }
      : { bad: error.message, cure: 'Set DATA_DIR to a folder of your own.' };
  }
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  let client;
  try {
    client = await PGlite.create(folder, { extensions: { pg_trgm } });
    const unknown = await unknownToUs((text) => client.query(text));
    if (unknown) return unknown;
    const opens = await whetherItOpens(settings, (text, values) => client.query(text, values));
    const notes = await notesOf((text) => client.query(text), { isShared: true });
    return [{ good: `the embedded database in ${folder} opens` }, ...opens, ...notes];
  } catch (error) {
    return {
      bad: `the embedded database does not open: ${error.message.slice(0, 120)}`,
      cure: 'Restore the folder from a copy, or start afresh: npm run db:reset',
    };
  } finally {
    await client?.close();
    unlock();
  }
}

export async function database() {
  const { readSettings } = await import('../../src/lib/server/env.ts');
  let settings;
  try {
    settings = readSettings();
  } catch {
    return []; // what is wrong with a setting is said where the providers are looked at
  }
  return settings.DATABASE_URL ? server(settings) : embedded(settings);
}

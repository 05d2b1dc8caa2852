// What doctor looks at in the database: its lock, its version, whether it opens.
import fs from 'node:fs';
import path from 'node:path';
import { embeddedDatabase } from '../lib/places.mjs';

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

async function server(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    const { rows } = await client.query('show server_version_num');
    const major = Math.floor(Number(rows[0].server_version_num) / 10_000);
    if (major < oldestPostgres) {
      return { bad: `PostgreSQL ${major} is too old`, cure: `Use PostgreSQL ${oldestPostgres} or newer.` };
    }
    return (
      (await unknownToUs((text) => client.query(text))) ?? {
        good: `PostgreSQL ${major} answers at DATABASE_URL`,
      }
    );
  } catch (error) {
    return {
      bad: `DATABASE_URL does not work: ${error.message || error.code}`,
      cure: 'Start that server, mend the address, or unset DATABASE_URL to use the embedded database.',
    };
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function embedded() {
  const folder = embeddedDatabase();
  if (!fs.existsSync(path.join(folder, 'PG_VERSION')))
    return { note: 'no embedded database yet; npm start makes and seeds it' };
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
    return (
      (await unknownToUs((text) => client.query(text))) ?? {
        good: `the embedded database in ${folder} opens`,
      }
    );
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

export function database() {
  const url = process.env.DATABASE_URL;
  return url ? server(url) : embedded();
}

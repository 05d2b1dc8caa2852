// npm run db:reset: an empty start. Removes the embedded database and the uploaded files; the next start makes and
// seeds them again. With DATABASE_URL it empties that database, and only with -- --yes.
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { lockDataDir } from '../../src/lib/db/lock.ts';
import { readSettings } from '../../src/lib/server/env.ts';
import { readArguments } from '../lib/arguments.mjs';
import { dataDir, embeddedDatabase } from '../lib/places.mjs';
import { giveUp, say } from '../lib/say.mjs';

const sure = readArguments('db:reset').values.yes;

function resetFolder(mode) {
  const folder = dataDir();
  if (mode === 'production' && !sure)
    giveUp(
      `This would remove a mall that is open to the public, with its orders and files: ${folder}.`,
      'If that is meant: npm run db:reset -- --yes',
    );
  if (!fs.existsSync(folder) || !fs.readdirSync(folder).length) return say(`there is nothing in ${folder}`);
  const database = embeddedDatabase();
  if (!fs.existsSync(path.join(database, 'PG_VERSION'))) {
    giveUp(
      `${folder} does not hold an embedded database, so nothing was removed.`,
      'Check DATA_DIR; if it is right, remove the folder yourself.',
    );
  }
  const unlock = lockDataDir(database);
  const lockFile = `${database}.lock`;
  for (const name of fs.readdirSync(folder)) {
    const place = path.join(folder, name);
    if (!place.startsWith(lockFile)) fs.rmSync(place, { recursive: true, force: true });
  }
  unlock();
  fs.rmSync(lockFile, { force: true });
  say(`removed everything in ${folder}; npm start makes it afresh`);
}

async function resetServer(url) {
  const { host, pathname } = new URL(url);
  const name = `${host}${pathname}`;
  if (!sure)
    giveUp(
      `DATABASE_URL is set: this would empty the database ${name}.`,
      'If that is meant: npm run db:reset -- --yes',
    );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const others = await client.query(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    if (others.rows[0].n)
      giveUp(
        `${others.rows[0].n} other connections to ${name} are open.`,
        'Stop the mall that uses it first.',
      );
    const schemas = await client.query(
      `select quote_ident(nspname) as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`,
    );
    const drops = schemas.rows.map((row) => `drop schema ${row.name} cascade`);
    await client.query(['begin', ...drops, 'create schema public', 'commit'].join(';'));
  } finally {
    await client.end();
  }
  say(`emptied ${name}; the next start makes the tables afresh`);
}

try {
  const { DATABASE_URL, mode } = readSettings();
  if (DATABASE_URL) await resetServer(DATABASE_URL);
  else resetFolder(mode);
} catch (error) {
  giveUp(error.message, error.cure);
}

// A database of its own on the real PostgreSQL that `npm test` has found or started (TEST_DATABASE_URL).
import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface FreshDatabase {
  url: string;
  drop(): Promise<void>;
}

/** One statement on a connection of its own. */
export async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty database; drop it in afterAll. */
export async function freshDatabase(server = process.env.TEST_DATABASE_URL): Promise<FreshDatabase> {
  if (!server) {
    throw new Error('The race tests need a PostgreSQL. Run: npm test -- races (it finds or starts one)');
  }
  const name = `mall_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template template0 encoding 'UTF8'`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
}

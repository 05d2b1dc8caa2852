// Seven places use what a package does not promise, or read the text of the code; docs/decisions/0024 says why. A new
// version that moves one of them fails here by name, and not in a page or a transaction.
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { renderTemplate } from 'astro/runtime/server/index.js';
import { createRenderInstruction } from 'astro/runtime/server/render/instruction.js';
import { renderSlotToString, type SlotString } from 'astro/runtime/server/render/slot.js';
import { sql } from 'drizzle-orm';
import { drizzle as ofPostgres } from 'drizzle-orm/node-postgres';
import { drizzle as ofPglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { expect, test } from 'vitest';
import { contractComments } from '#lib/api/openapi/comments.ts';

test('React names the root of an island on its element', () => {
  const file = 'node_modules/react-dom/cjs/react-dom-client.production.js';
  expect(readFileSync(file, 'utf8')).toContain('"__reactContainer$"');
});

test('PGlite lets one statement have the connection for itself', () => {
  const client = PGlite.prototype as unknown as Record<string, unknown>;
  for (const name of ['_runExclusiveTransaction', 'runExclusive', 'syncToFs'])
    expect(typeof client[name], name).toBe('function');
});

test('drizzle keeps the connection of a database in its session', async () => {
  const pool = new pg.Pool();
  expect(ofPostgres({ client: pool })).toMatchObject({ session: { client: expect.any(pg.Pool) } });
  expect(ofPglite.mock()).toHaveProperty('session');
  await pool.end();
});

test('Astro digests what a policy names in one function', () => {
  const file = 'node_modules/astro/dist/core/encryption.js';
  expect(readFileSync(file, 'utf8')).toContain('async function generateCspDigest(');
});

test('Astro puts the address of a script or style together in one function', () => {
  const file = 'node_modules/astro/dist/core/render/ssr-element.js';
  expect(readFileSync(file, 'utf8')).toContain('function createAssetLink(');
});

test('Astro writes the scripts of islands in one function, and defines their element in a module', () => {
  const read = (file: string) => readFileSync(`node_modules/astro/dist/runtime/server/${file}`, 'utf8');
  expect(read('scripts.js')).toMatch(/return `<style>.+<\/script>`;/);
  expect(read('scripts.js')).toContain(
    'return `<script>${getDirectiveScriptText(result, directive)}</script>`;',
  );
  expect(read('astro-island.js')).toContain('customElements.define("astro-island", AstroIsland)');
});

test('Astro gives what a component writes in parts, scripts apart from the rest', async () => {
  const script = createRenderInstruction({ type: 'script', id: 'a.ts', content: '<script></script>' });
  const slot = () => renderTemplate(Object.assign(['<p>', '</p>'], { raw: [] }), script);
  const text = (await renderSlotToString({} as never, slot as never)) as unknown as SlotString;
  expect(text.chunks).toEqual(['<p>', script, '</p>']);
});

test('drizzle keeps what a statement reads, and how, where built-once looks for it', () => {
  const db = ofPostgres.mock();
  const statement = db
    .select({ n: sql<number>`1`.mapWith(Number), at: sql`2`.as('at') })
    .from(sql`one`)
    .prepare('one');
  expect(statement).toMatchObject({
    fields: [{ path: ['n'] }, { path: ['at'] }],
    customResultMapper: undefined,
  });
  const [n, at] = (statement as unknown as { fields: { field: { decoder?: unknown; sql?: object } }[] })
    .fields;
  expect(n?.field.decoder).toHaveProperty('mapFromDriverValue');
  expect(at?.field.sql).toHaveProperty('decoder.mapFromDriverValue');
  expect(db).toHaveProperty('dialect');
  expect((db as unknown as { session: object }).session).toHaveProperty('prepareQuery');
});

test('a comment above a field of a contract explains it in the document of the API', () => {
  expect(contractComments()('quick_order', 'read')('left_out')).toBe('Lines beyond the most that are read.');
});

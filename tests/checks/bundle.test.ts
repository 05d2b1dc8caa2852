// The server as one file (scripts/lib/bundle.mjs) is what its sources are: files that lie beside a module are found, and a
// stack names the lines of the sources. That it serves the mall is proven by every test that starts a site.
// When it fails: scripts/lib/bundle-config.mjs.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { inSources } from '#lib/server/open-log.ts';
import { bundle, mainFile } from '../../scripts/lib/bundle.mjs';
import { root } from '../support/source-files.ts';

const folder = path.join(root, 'node_modules/.cache/server');
const chunks = () => globSync('*.mjs', { cwd: folder }).map((name) => path.join(folder, name));

test('the one file is taken when it is of these sources', { timeout: 120_000 }, async () => {
  expect(await bundle()).toBe(0);
  const file = mainFile();
  expect(path.dirname(file)).toBe(folder);
  expect(existsSync(file)).toBe(true);
});

test('what a module says of its own place is the place of its source', () => {
  const places = chunks().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/"\/?((?:\.\.\/)+(?:src|demo)[^"]*)"/g)].map(
      ([, place = '']) => place,
    ),
  );
  expect(places.length).toBeGreaterThan(5);
  for (const place of places) expect(existsSync(path.resolve(folder, place)), place).toBe(true);
});

test('a stack names the lines of the sources', () => {
  const file = chunks().find((one) => readFileSync(one, 'utf8').includes('function readSettings('))!;
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes('function readSettings('));
  const column = lines[at + 1]!.search(/\S/) + 1;
  const stack = `Error: no\n    at readSettings (${pathToFileURL(file).href}:${at + 2}:${column})`;
  const [, place = '', line = ''] = /\((.*):(\d+):\d+\)$/.exec(inSources(stack)) ?? [];
  expect(place).toBe(path.join(root, 'src/lib/server/env.ts'));
  const from = readFileSync(place, 'utf8').split('\n');
  expect(from.slice(Number(line) - 5, Number(line)).join('\n')).toContain('function readSettings(');
});

test('what calls answer is described in the sources of contracts alone', () => {
  const rows = chunks()
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.includes(' endpoint.get("/api/'));
  expect(rows.length).toBeGreaterThan(0);
  for (const text of rows) expect(text).not.toMatch(/^\s*returns: (?!endpoint)/m);
});

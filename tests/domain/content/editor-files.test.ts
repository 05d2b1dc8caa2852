// What the command does to the files of editors, and what it says.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ContentSource, ContentState } from '#lib/contracts/editing.ts';
import { hashOf } from '#lib/domain/content/editing/index.ts';
import type { ContentBackend } from '#lib/server/content/content-backend.ts';
import { checkFiles } from '#lib/server/content/check-files.ts';
import { findContentBackend } from '#lib/server/content/open-content-backend.ts';
import { listEditorFiles } from '#lib/server/content/editor-files.ts';
import { exportFiles } from '#lib/server/content/export-files.ts';
import { newFiles } from '#lib/server/content/new-files.ts';
import { sayReport } from '#lib/server/content/say-report.ts';
import { strayFaults } from '#lib/server/content/stray-files.ts';
import { readSettings } from '#lib/server/env.ts';
import { freePort } from '../../support/free-port.ts';

const root = mkdtempSync(path.join(tmpdir(), 'mall-editor-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const PUBLISHED = 'as it was published';
const ON_SITE = 'edited on the site';
const news = (name: string): ContentSource => ({ kind: 'news', name, locale: 'en-US', source: ON_SITE });
const placeOf = (name: string) => path.join(root, `src/content/news/${name}.en-US.md`);

/** A mall on which these texts were edited. */
const mallWith = (...changes: ContentSource[]): ContentBackend => ({
  where: 'the mall',
  site: 'https://mall.example',
  preview: async () => [],
  states: async () =>
    changes.map(({ kind, name, locale, source }): ContentState => ({
      kind,
      name,
      locale,
      hash: hashOf(source),
      published_hash: hashOf(PUBLISHED),
    })),
  changes: async () => changes,
  check: async () => [],
  publish: async () => ({ published: [], waiting: [], hidden: [], conflicts: [], refreshed: [] }),
  close: async () => undefined,
});

test('an export writes what was edited on the site, and keeps words that only the file had', async () => {
  mkdirSync(path.dirname(placeOf('a')), { recursive: true });
  writeFileSync(placeOf('a'), PUBLISHED);
  writeFileSync(placeOf('b'), 'words of mine');
  const said = await exportFiles(mallWith(news('a'), news('b'), news('c')), root);
  for (const name of ['a', 'b', 'c']) expect(readFileSync(placeOf(name), 'utf8')).toBe(ON_SITE);
  expect(readFileSync(`${placeOf('b')}.mine`, 'utf8')).toBe('words of mine');
  expect(said.filter((line) => line.includes('.mine'))).toHaveLength(1);
  expect(said.at(-1)).toBe('3 texts were edited at the mall since the files were published');
});

test('a report names what was published, what waits, and what of the site is made anew', () => {
  const none = { published: [], waiting: [], hidden: [], conflicts: [], refreshed: [] };
  expect(sayReport(none, 'the mall')).toEqual(['Nothing new for the mall']);
  const lines = sayReport(
    {
      ...none,
      published: ['news/a.en-US'],
      waiting: [{ name: 'news/b.en-US', at: '2026-12-01T00:00:00.000Z' }],
      conflicts: ['news/c.en-US'],
      refreshed: ['news:12', 'news'],
    },
    'the mall',
  );
  expect(lines).toContain('  waits until 2026-12-01T00:00:00.000Z  news/b.en-US');
  expect(lines).toContain('the mall: 1 text published, 1 text waiting for its time, 1 text left alone');
  expect(lines.at(-1)).toBe(
    'Made anew: /news_detail/12, the lists of news, the home page, sitemap and feeds',
  );
});

test('a text that nobody would ever read is named: without a language, with a name that is no address, elsewhere', () => {
  const place = mkdtempSync(path.join(root, 'stray-'));
  for (const file of [
    'news/good.zh-CN.md',
    'news/lonely.md',
    'news/french.fr.md',
    'news/Not an address.en-US.md',
    'news/good.zh-CN.md.mine',
    'blog/post.zh-CN.md',
    'README.md',
    'loose.md',
  ]) {
    mkdirSync(path.dirname(path.join(place, 'src/content', file)), { recursive: true });
    writeFileSync(path.join(place, 'src/content', file), 'text');
  }
  const faults = strayFaults(place);
  expect(faults.map((fault) => fault.path.replace('src/content/', '')).toSorted()).toEqual(
    [
      'blog/post.zh-CN.md',
      'loose.md',
      'news/Not an address.en-US.md',
      'news/french.fr.md',
      'news/lonely.md',
    ].toSorted(),
  );
  expect(faults.find((fault) => fault.path.endsWith('lonely.md'))?.cure).toBe(
    'Call it lonely.zh-CN.md or lonely.en-US.md.',
  );
});

test('a text is begun in both languages, and the check then asks for exactly what is still to be written', () => {
  const place = mkdtempSync(path.join(root, 'new-'));
  const now = new Date('2026-11-21T17:00:00Z');
  expect(newFiles(place, 'news/winter-freight', now)).toEqual([
    'src/content/news/winter-freight.zh-CN.md',
    'src/content/news/winter-freight.en-US.md',
  ]);
  newFiles(place, 'agreements/return_rule', now);
  expect(readFileSync(path.join(place, 'src/content/news/winter-freight.en-US.md'), 'utf8')).toContain(
    'published_at: "2026-11-22T01:00:00+08:00"',
  );
  const asked = checkFiles(place, listEditorFiles(place, {}), {}).map(({ problem }) => problem);
  expect(new Set(asked)).toEqual(
    new Set([
      'The field "title" is missing or wrong.',
      'The field "synopsis" is missing or wrong.',
      'The field "author" is missing or wrong.',
      'There is no text.',
    ]),
  );
  expect(() => newFiles(place, 'news/winter-freight', now)).toThrow(/there already/);
  expect(() => newFiles(place, 'belts/atlantis', now)).toThrow(/no text to begin/);
  expect(() => newFiles(place, 'news/Winter Freight', now)).toThrow(/cannot be an address/);
});

test('a check asks no mall that would have to be made for it', async () => {
  const settings = readSettings({ DATA_DIR: path.join(root, 'no-data'), PORT: String(await freePort()) });
  expect(await findContentBackend(settings)).toBeUndefined();
  expect(existsSync(settings.DATA_DIR)).toBe(false);
});

// Pages are built again when one of their sources has changed, and only then: an editor who corrects a text must not
// wait for a build, and a page must never show an old source.
import { expect, test } from 'vitest';
import { sources } from '../../scripts/lib/build.mjs';
import { importsOf, isOurs } from '../support/read-imports.ts';
import { filesUnder, listOf } from '../support/source-files.ts';

const places: string[] = sources();
const isSource = (file: string): boolean =>
  places.some((place) => file === place || file.startsWith(`${place}/`));

test('a text of an editor, an act or the server is no reason to build', () => {
  for (const file of ['src/content/news/any.zh-CN.md', 'src/lib/domain/context.ts', 'src/lib/server/main.ts'])
    expect(isSource(file), file).toBe(false);
  for (const file of ['src/pages/index.astro', 'src/lib/contracts/goods.ts', 'locales/zh-CN/order.json'])
    expect(isSource(file), file).toBe(true);
});

test('whatever the pages are built from is looked at', () => {
  const missed = filesUnder(['src'], ['.ts', '.tsx', '.astro'])
    .filter(({ place }) => isSource(place))
    .flatMap(importsOf)
    .filter((one) => isOurs(one.to) && !one.isType && !isSource(one.to))
    .map((one) => `${one.from} is built from ${one.to}`);
  expect(listOf(missed)).toBe('');
});

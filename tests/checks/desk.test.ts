// What is only for desks stays with the desks, and every act of a store, the platform and a clerk gets its screen.
//
// An island of a public page that reaches into islands/desk would bring the packages of the desks to every visitor. And
// an act without a button can only be used by programs: the number below only goes down.
import { expect, test } from 'vitest';
import { importsOf, isOurs } from '../support/read-imports.ts';
import { filesUnder, listOf } from '../support/source-files.ts';
import { sweptRows } from '../support/sweep/rows.ts';

const WITHOUT_SCREEN_MAX = 0;

/** Rows that only a command calls, and no desk. */
const OF_COMMANDS: Record<string, string> = {
  'editing.state': 'npm run content',
  'editing.changes': 'npm run content -- --export',
  'editing.check': 'npm run content -- --check',
  'editing.publish': 'npm run content',
  'editing.preview': 'npm run content -- --preview',
};

/** Rows that a store's own programs call, as docs/erp.md shows. */
const OF_PROGRAMS = 'change_feed.';

const isOfDesks = (place: string): boolean =>
  /^src\/(islands|components)\/desk\//.test(place) ||
  place === 'src/layouts/Desk.astro' ||
  /^src\/pages\/(merchant|platform|delivery)\//.test(place);

const imports = filesUnder(['src'], ['.ts', '.tsx', '.astro']).flatMap(importsOf);

test('no public page loads what the desks are made of', () => {
  const findings = imports
    .filter(({ from, to, isType }) => {
      if (isOfDesks(from) || isType) return false;
      return isOurs(to) ? isOfDesks(to) : /^(react-aria|react-stately|@internationalized)/.test(to);
    })
    .map(({ from, to }) => `${from} → ${to}`);
  expect(listOf(findings)).toBe('');
});

const SCREENS = ['src/islands', 'src/pages', 'src/components'];

/** Rows that some screen, or another island or page, calls by their name. */
function calledRows(places = SCREENS): Set<string> {
  const texts = filesUnder(places, ['.ts', '.tsx', '.astro']);
  return new Set(
    texts.flatMap(({ text }) =>
      [...text.matchAll(/\b([a-z]\w*Api)\.(\w+)\b/g)].map(([, api, name]) => `${api}.${name}`),
    ),
  );
}

/** `order_desk.list` → orderDeskApi.list, as the contract file exports it. */
const nameOf = (id: string): string => {
  const [feature = '', name = ''] = id.split('.');
  return `${feature.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}Api.${name}`;
};

test('acts of stores, the platform and clerks have a screen; those without one only become fewer', () => {
  const called = calledRows();
  const without = sweptRows
    .filter(({ row }) => row.access !== 'public' && row.access !== 'user')
    .filter(({ id }) => !called.has(nameOf(id)) && !(id in OF_COMMANDS) && !id.startsWith(OF_PROGRAMS))
    .map(({ id }) => id);
  process.stdout.write(`${without.length} acts without a screen: ${without.join(', ')}\n`);
  expect(without.length, listOf(without)).toBeLessThanOrEqual(WITHOUT_SCREEN_MAX);
});

test('what is left to a command is called by one, and by no screen', () => {
  const names = Object.keys(OF_COMMANDS).map(nameOf);
  const byCommands = calledRows(['src/lib/server/content']);
  expect(names.filter((name) => !byCommands.has(name))).toEqual([]);
  const byScreens = calledRows();
  expect(names.filter((name) => byScreens.has(name))).toEqual([]);
});

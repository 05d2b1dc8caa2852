// Whoever has never seen the code follows the main way of an order, a list page and an import along the guided tours of
// docs/architecture.md. A tour is short, and its links lead to what they name.
import { expect, test } from 'vitest';
import { readTours } from '../../scripts/weigh/tours.ts';
import { listOf, readPlace } from '../support/source-files.ts';

/** How many files each tour may open. */
const LONGEST: Record<string, number> = { 'placing an order': 25, 'a list page': 20, 'an import': 20 };
/** A thing that has moved by less is still on the screen that a link opens. */
const SCREEN = 20;

const tours = readTours();
const filesOf = (stops: readonly { file: string }[]): number => new Set(stops.map(({ file }) => file)).size;

test('the tours are there, and each opens few files', () => {
  const said = tours.map(({ name, stops }) => `${name}: ${filesOf(stops)} of ${LONGEST[name]} files`);
  console.log(said.join('\n'));
  expect(tours.map(({ name }) => name)).toEqual(Object.keys(LONGEST));
  for (const { name, stops } of tours) expect(filesOf(stops), name).toBeLessThanOrEqual(LONGEST[name]!);
});

test('each link of a tour leads to what it names', () => {
  const findings = tours.flatMap(({ name, stops }) =>
    stops.flatMap(({ symbol, file, line }) => {
      const lines = readPlace(file).split('\n');
      const seen = lines.slice(Math.max(line - 1 - SCREEN, 0), line + SCREEN);
      if (seen.some((text) => text.includes(symbol))) return [];
      const now = lines.findIndex((text) => text.includes(symbol)) + 1;
      return [
        `${name}: ${file}#L${line} does not show ${symbol}${now ? `, which stands at line ${now}` : ''}`,
      ];
    }),
  );
  expect(listOf(findings)).toBe('');
});

// A state machine is a table, and the drawing in the docs is made from it.
//
// A state that nothing leads to is dead code; a state without a way out is an order that hangs for ever; a drawing made
// by hand is wrong after the first change. Loading a table verifies it; this finds all of them. When it fails: correct
// the table, or run node scripts/draw-states.ts.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawStates, findFlows, STATES_PAPER } from '../../scripts/draw-states.ts';
import { filesUnder, listOf } from '../support/source-files.ts';

const flows = await findFlows();

test('every *.flow.ts holds a table, and every table has a name of its own', () => {
  const places = filesUnder(['src/lib/domain'], ['.flow.ts']).map(({ place }) => place);
  expect(places.filter((place) => !flows.some((found) => found.place === place))).toEqual([]);
  const names = flows.map(({ flow }) => flow.name);
  expect(new Set(names).size).toBe(names.length);
});

test.each(flows.map(({ flow }) => [flow.name, flow] as const))(
  '%s: every state can be reached and, but for an end, left',
  (_, flow) => {
    const starts = Array.isArray(flow.start) ? flow.start : [flow.start];
    const reached = new Set<string | number>(starts as (string | number)[]);
    for (const state of reached)
      for (const row of flow.transitions) if (row.from === state) reached.add(row.to);
    expect(flow.states.filter((state) => !reached.has(state))).toEqual([]);
    const stuck = flow.states.filter(
      (state) => !flow.end.includes(state) && !flow.transitions.some((row) => row.from === state),
    );
    expect(stuck).toEqual([]);
  },
);

test('tables are defined only in files called *.flow.ts, where the drawing finds them', () => {
  const strays = filesUnder(['src/lib'], ['.ts'])
    .filter(
      ({ place, text }) =>
        /\bdefineFlow\(/.test(text) && !place.endsWith('.flow.ts') && !place.startsWith('src/lib/kernel/'),
    )
    .map(({ place }) => place);
  expect(strays).toEqual([]);
});

test('docs/states.md shows the tables as they are', async () => {
  expect(readFileSync(STATES_PAPER, 'utf8')).toBe(await drawStates());
});

test('a row is locked by its repository, read for update by an act that has made sure whose it is, and moved by its flow', () => {
  const findings = filesUnder(['src/lib/domain'], ['.ts']).flatMap(({ place, text }) =>
    [...text.matchAll(/^export (?:async )?(?:function|const) ((lock|step)[A-Z]\w*|\w+ForUpdate)\b/gm)]
      .filter(([, , verb]) => (verb === 'lock') !== place.endsWith('.repo.ts'))
      .map(([, name]) => `${place}: ${name}`),
  );
  expect(listOf(findings)).toBe('');
});

// Every table of states is walked whole: each arrow of the rules is there for whoever may go it, and no other is.
import { expect, test } from 'vitest';
import { findFlows, type AnyFlow } from '../../../scripts/draw-states.ts';
import type { Flow } from '#lib/kernel/flow.ts';
import { arrowsOf, RULES } from './rules.ts';

const flows = new Map((await findFlows()).map(({ flow }) => [flow.name, flow]));
type AnyWalk = AnyFlow & Pick<Flow<string, string, string>, 'next'>;

test.each(Object.entries(RULES))('%s: what the rules allow goes on, everything else stays', (name, rules) => {
  const flow = flows.get(name) as AnyWalk;
  const arrows = arrowsOf(rules);
  const states = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))];
  const events = [...new Set(flow.transitions.map((row) => row.event))];
  const walked = states.flatMap((from) => events.map((event) => [from, event, flow.next(from, event)]));
  const meant = states.flatMap((from) =>
    events.map((event) => [from, event, arrows.find((row) => row.from === from && row.event === event)?.to]),
  );
  // What leads to a state that the rules do not know is another paper's.
  const isKnown = ([, , to]: (string | undefined)[]): boolean => to === undefined || states.includes(to);
  expect(walked.filter(isKnown)).toEqual(meant.filter((_, at) => isKnown(walked[at]!)));
});

test.each(Object.entries(RULES))('%s: the same people may cause it', (name, rules) => {
  const flow = flows.get(name)!;
  for (const { from, event, actors } of arrowsOf(rules)) {
    const row = flow.transitions.find((one) => one.from === from && one.event === event);
    expect([row?.actor].flat().toSorted(), `${from} ${event}`).toEqual(actors);
  }
});

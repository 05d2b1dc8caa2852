// The clock: whatever is due when it moves is done, each thing at its time.
import fc from 'fast-check';
import { days, hours, minutes } from '#lib/kernel/clock.ts';
import { act, type Act } from '../act.ts';

const STEPS: [string, number][] = [
  ['two minutes', minutes(2)],
  ['eleven minutes', minutes(11)],
  ['half an hour', minutes(31)],
  ['five hours', hours(5)],
  ['a day', days(1)],
  ['two days', days(2)],
  ['eight days', days(8)],
  ['sixteen days', days(16)],
  ['a month', days(31)],
  // Time enough for what is paid to be received, settled and charged, and for the month to be over.
  ['seven weeks', days(49)],
];

const pass = act({
  name: 'time passes',
  weight: 9,
  args: fc.oneof(
    { weight: 6, arbitrary: fc.nat({ max: 3 }) },
    { weight: 4, arbitrary: fc.integer({ min: 4, max: 5 }) },
    { weight: 2, arbitrary: fc.integer({ min: 6, max: STEPS.length - 1 }) },
  ),
  plan: ({ world }, at) => ({
    says: `${STEPS[at]![0]} pass`,
    async run() {
      await world.pass(STEPS[at]![1]);
      return world.mall.clock.now().toISOString();
    },
  }),
});

export const time: Act[] = [pass];

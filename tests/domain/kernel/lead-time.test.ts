// How long goods take depends on how many are bought.
import { expect, test } from 'vitest';
import { leadFor, leadTable } from '#lib/kernel/lead-time.ts';

const lead = {
  leadDays: 2,
  leadSteps: [
    { from: 100, days: 7 },
    { from: 500, days: 15 },
  ],
};

test('a quantity takes the days of the last step that it reaches', () => {
  expect([1, 99, 100, 499, 500, 10_000].map((quantity) => leadFor(lead, quantity))).toEqual([
    2, 2, 7, 7, 15, 15,
  ]);
});

test('more units never take fewer days, though the first number was raised alone', () => {
  expect([1, 100, 500].map((quantity) => leadFor({ ...lead, leadDays: 10 }, quantity))).toEqual([10, 10, 15]);
});

test('the table begins with what can be bought at all and leaves out steps that change nothing', () => {
  expect(leadTable(lead, 1)).toEqual([
    { from: 1, days: 2 },
    { from: 100, days: 7 },
    { from: 500, days: 15 },
  ]);
  expect(leadTable(lead, 200)).toEqual([
    { from: 200, days: 7 },
    { from: 500, days: 15 },
  ]);
  expect(leadTable({ ...lead, leadDays: 7 }, 1)).toEqual([
    { from: 1, days: 7 },
    { from: 500, days: 15 },
  ]);
});

// Lists of activities say how many are offered and left.
import { expect, test } from 'vitest';
import { leftOf, offeredOf } from '#islands/desk/activity-cells.ts';
import type { Drawing } from '#islands/desk/screen.ts';
import type { ActivityBrief } from '#lib/contracts/activity.ts';

const draw = { t: (key: string) => key } as unknown as Drawing;
const cells = (limited: number, stock: number) => {
  const row = { limited, stock } as ActivityBrief;
  return [offeredOf(row, draw), leftOf(row)];
};

test('a set without a number of its own is sold while stock lasts: it does not read as sold out', () => {
  expect(cells(0, 0)).toEqual(['activity:desk.unlimited', '']);
  expect(cells(60, 0)).toEqual([60, 0]);
});

import type { Period } from '#lib/contracts/insight.ts';
import { after, days, shanghaiDay, shanghaiTime } from '#lib/kernel/clock.ts';
import { firstIdOf } from '#lib/kernel/ids.ts';

const LENGTHS: Record<Period, number> = { day: 1, week: 7, month: 30, quarter: 90, year: 365 };
const MOST = 366;
const ONE = days(1);

/** Days of the mall, both included. */
export interface Days {
  from: string;
  to: string;
}
export interface DaysAsk {
  period?: Period | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const daysAfter = (day: string, count: number): string =>
  shanghaiDay(after(shanghaiTime(day, 0), count * ONE));
const lengthOf = ({ from, to }: Days): number =>
  Math.round((shanghaiTime(to, 0).getTime() - shanghaiTime(from, 0).getTime()) / ONE) + 1;

/** The days that are asked for: chosen ones, or a period up to today. Never more than a year, never turned round. */
export function daysOf(now: Date, { period = 'month', from, to }: DaysAsk): Days {
  const end = to ?? (from && from > shanghaiDay(now) ? from : shanghaiDay(now));
  const begin = from ?? daysAfter(end, 1 - LENGTHS[period]);
  if (begin > end) return { from: end, to: end };
  const earliest = daysAfter(end, 1 - MOST);
  return { from: begin < earliest ? earliest : begin, to: end };
}

/** As many days before. */
export const daysBefore = (range: Days): Days => ({
  from: daysAfter(range.from, -lengthOf(range)),
  to: daysAfter(range.from, -1),
});

/** Every day, the latest first. */
export const eachDay = (range: Days): string[] =>
  Array.from({ length: lengthOf(range) }, (_, back) => daysAfter(range.to, -back));

/** The ids that were made on these days: from the first on, and before the second. */
export const idsOf = ({ from, to }: Days): [from: string, until: string] => [
  firstIdOf(shanghaiTime(from, 0)),
  firstIdOf(shanghaiTime(to, 24)),
];

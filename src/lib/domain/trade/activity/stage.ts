import { shanghaiDay, shanghaiTime } from '#lib/kernel/clock.ts';
import type { ActivityRow, SlotRow } from './activity.repo.ts';

export type Stage = 'coming' | 'running' | 'over';

export interface Run {
  stage: Stage;
  /** Of the run that is open, the next one, or the last one. */
  startsAt: Date;
  endsAt: Date;
}

/**
 * Where a flash sale stands by the mall's clock: it runs in its hours of every day from start_day to end_day;
 * after the last hour of a day it is over for that day (states 3.8).
 */
export function seckillRun(
  { startDay, endDay }: Pick<ActivityRow, 'startDay' | 'endDay'>,
  { startHour, endHour }: Pick<SlotRow, 'startHour' | 'endHour'>,
  now: Date,
): Run {
  const today = shanghaiDay(now);
  const day = today < startDay! ? startDay! : today > endDay! ? endDay! : today;
  const run = { startsAt: shanghaiTime(day, startHour), endsAt: shanghaiTime(day, endHour) };
  if (now < run.startsAt) return { ...run, stage: 'coming' };
  return { ...run, stage: now < run.endsAt ? 'running' : 'over' };
}

/** A flash sale is gone for buyers after its last day. */
export const isGone = ({ endDay }: Pick<ActivityRow, 'endDay'>, now: Date): boolean =>
  endDay !== null && shanghaiDay(now) > endDay;

/** Where a presale stands by the mall's clock (states 3.2). */
export function presaleRun({ startAt, endAt }: Pick<ActivityRow, 'startAt' | 'endAt'>, now: Date): Run {
  const run = { startsAt: startAt!, endsAt: endAt! };
  if (now < run.startsAt) return { ...run, stage: 'coming' };
  return { ...run, stage: now < run.endsAt ? 'running' : 'over' };
}

/** Where an activity of either kind stands. */
export function runOf(row: ActivityRow, slot: SlotRow | null, now: Date): Run {
  return row.kind === 'seckill' ? seckillRun(row, slot!, now) : presaleRun(row, now);
}

import { after, days, shanghaiDay } from '#lib/kernel/clock.ts';
import { SIGN_IN_REWARDS } from '#lib/kernel/limits.ts';

/** Points of the n-th day in a row; after the last one the row starts again. */
export const rewardOf = (streak: number): number =>
  SIGN_IN_REWARDS[(Math.max(streak, 1) - 1) % SIGN_IN_REWARDS.length] ?? 0;

/** Where in its row of rewards a streak stands: 1 … 7; 0 without one. */
export const placeInRow = (streak: number): number =>
  streak === 0 ? 0 : ((streak - 1) % SIGN_IN_REWARDS.length) + 1;

/** The day before, by the mall's clock. */
export const dayBefore = (now: Date): string => shanghaiDay(after(now, -days(1)));

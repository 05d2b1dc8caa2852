import { minutes } from '../../kernel/clock.ts';
import type { CityRiders, RideEvent } from './logistics.ts';
import { RIDERS } from './rider-words.ts';

/** Minutes after the rider was called. */
const RIDE: readonly [event: RideEvent, after: number][] = [
  ['accept', 2],
  ['arrive', 12],
  ['set_off', 18],
  ['deliver', 45],
];

const sumOf = (text: string): number => [...text].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);

/** Stands for a riders' service on a machine without one: a ride takes three quarters of an hour by the clock. */
export const localRiders: CityRiders = {
  riderOf: async (rideId) => RIDERS[sumOf(rideId) % RIDERS.length]!,
  follow: async (_rideId, calledAt, now) =>
    RIDE.map(([event, after]) => ({ event, time: new Date(calledAt.getTime() + minutes(after)) })).filter(
      (step) => step.time <= now,
    ),
};

import { after, seconds, type Clock } from '../kernel/clock.ts';

const FAILURES_IN_A_ROW = 5;
const OPEN_FOR = seconds(30);

/** Thrown without asking while a provider is given time to recover. */
export class ProviderResting extends Error {}

export interface Breaker {
  run<T>(call: () => Promise<T>): Promise<T>;
  /** True while nobody is asked. */
  isOpen(): boolean;
}

/**
 * After some failures in a row a provider is left alone for a while, so that nobody waits for a time-out each. The
 * first call afterwards decides.
 */
export function createBreaker(name: string, clock: Clock): Breaker {
  let failures = 0;
  let restsUntil: Date | undefined;
  const isOpen = (): boolean => restsUntil !== undefined && clock.now() < restsUntil;
  return {
    isOpen,
    async run(call) {
      if (isOpen()) throw new ProviderResting(`${name} is resting`);
      try {
        const answer = await call();
        failures = 0;
        restsUntil = undefined;
        return answer;
      } catch (error) {
        failures += 1;
        if (failures >= FAILURES_IN_A_ROW) restsUntil = after(clock.now(), OPEN_FOR);
        throw error;
      }
    },
  };
}

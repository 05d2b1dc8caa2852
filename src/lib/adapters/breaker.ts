import { after, seconds, type Clock } from '../kernel/clock.ts';
import { watched } from '../kernel/probe.ts';

const FAILURES_IN_A_ROW = 5;
const OPEN_FOR = seconds(30);

/** Thrown instead of asking a provider that is given time to recover. */
export class ProviderResting extends Error {}

export interface Breaker {
  run<T>(call: () => Promise<T>): Promise<T>;
  /** True while the provider is not asked. */
  isOpen(): boolean;
}

/** What became of the calls to a provider in this process. */
export interface ProviderState {
  isOpen(): boolean;
  counts: { answered: number; failed: number; spared: number };
}
const states = new Map<string, ProviderState>();

/** Every provider that this process may call, by its name. */
export const providerStates = (): ReadonlyMap<string, ProviderState> => states;

/**
 * Circuit breaker: after some failures in a row a provider is not called for a while, so that not every caller waits
 * for a time-out. The first call afterwards decides.
 */
export function createBreaker(name: string, clock: Clock): Breaker {
  let failures = 0;
  let restsUntil: Date | undefined;
  const isOpen = (): boolean => restsUntil !== undefined && clock.now() < restsUntil;
  const counts = { answered: 0, failed: 0, spared: 0 };
  states.set(name, { isOpen, counts });
  return {
    isOpen,
    async run(call) {
      if (isOpen()) {
        counts.spared += 1;
        throw new ProviderResting(`${name} is resting`);
      }
      try {
        const answer = await watched('provider', name, () => ({ 'peer.service': name }), call);
        counts.answered += 1;
        failures = 0;
        restsUntil = undefined;
        return answer;
      } catch (error) {
        counts.failed += 1;
        failures += 1;
        if (failures >= FAILURES_IN_A_ROW) restsUntil = after(clock.now(), OPEN_FOR);
        throw error;
      }
    },
  };
}

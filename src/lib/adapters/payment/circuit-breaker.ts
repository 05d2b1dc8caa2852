import { after, seconds, type Clock } from '../../kernel/clock.ts';
import type { PaymentProvider } from './payment-provider.ts';

const FAILURES_IN_A_ROW = 5;
const OPEN_FOR = seconds(30);

/** Thrown without asking while a provider is given time to recover. */
export class ProviderResting extends Error {}

/**
 * After some failures in a row the provider is left alone for a while: buyers hear at once that it is down
 * instead of waiting for a timeout each. The first call afterwards decides.
 */
export function withCircuitBreaker(provider: PaymentProvider, clock: Clock): PaymentProvider {
  let failures = 0;
  let restsUntil: Date | undefined;

  async function guarded<T>(call: () => Promise<T>): Promise<T> {
    if (restsUntil && clock.now() < restsUntil) throw new ProviderResting(`${provider.name} is resting`);
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
  }

  return {
    ...provider,
    start: (request) => guarded(() => provider.start(request)),
    ask: (outTradeNo) => guarded(() => provider.ask(outTradeNo)),
    close: (outTradeNo) => guarded(() => provider.close(outTradeNo)),
    refund: (request) => guarded(() => provider.refund(request)),
    readNotice: (headers, body) => provider.readNotice(headers, body),
  };
}

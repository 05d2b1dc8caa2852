import type { Clock } from '../../kernel/clock.ts';
import { createBreaker } from '../breaker.ts';
import type { PaymentProvider } from './payment-provider.ts';

export { ProviderResting } from '../breaker.ts';

/** While a provider is down, buyers get the error at once instead of after a time-out each. */
export function withCircuitBreaker(provider: PaymentProvider, clock: Clock): PaymentProvider {
  const { run, isOpen } = createBreaker(provider.name, clock);
  return {
    ...provider,
    isResting: isOpen,
    start: (request) => run(() => provider.start(request)),
    ask: (outTradeNo) => run(() => provider.ask(outTradeNo)),
    close: (outTradeNo) => run(() => provider.close(outTradeNo)),
    refund: (request) => run(() => provider.refund(request)),
    readNotice: (headers, body) => provider.readNotice(headers, body),
  };
}

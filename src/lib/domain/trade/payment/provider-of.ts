import type { PayType } from '#lib/contracts/payment.ts';
import type { Context } from '#lib/domain/context.ts';
import type { PaymentProvider } from '#lib/adapters/payment/payment-provider.ts';

/** Which provider stands behind a way to pay; balance has none. */
const PROVIDERS: Record<Exclude<PayType, 'balance'>, string> = {
  cashier: 'cashier',
  weixin: 'weixin',
  weixinQr: 'weixin',
  alipay: 'alipay',
  alipayQr: 'alipay',
  // These are no providers in ctx.payments: for `offline` a voucher is sent, and `credit` is booked by the mall itself.
  offline: 'offline',
  credit: 'credit',
};

/** Undefined while the provider is not configured. */
export function providerOf(ctx: Pick<Context, 'payments'>, type: PayType): PaymentProvider | undefined {
  return type === 'balance' ? undefined : ctx.payments[PROVIDERS[type]];
}

/** A provider did not answer, or answered nonsense; what is behind it is in `cause`. */
export class ProviderDown extends Error {}

/** Speaks to a provider; anything it throws becomes ProviderDown, so that our own mistakes are not taken for its. */
export async function reach<T>(
  provider: PaymentProvider,
  speak: (provider: PaymentProvider) => Promise<T>,
): Promise<T> {
  try {
    return await speak(provider);
  } catch (cause) {
    throw new ProviderDown(`${provider.name} does not answer`, { cause });
  }
}

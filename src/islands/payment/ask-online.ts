import type { PayStart, PayType } from '#lib/contracts/payment.ts';
import type { Result } from '#lib/kernel/result.ts';

/** In this order; the first that is open takes the money. */
const ONLINE: readonly PayType[] = ['cashier', 'weixinQr', 'alipayQr'];

/** Asks one way of paying online after the other, until one is open or refuses for another reason. */
export async function askOnline(
  ask: (type: PayType) => Promise<Result<PayStart, string>>,
): Promise<Result<PayStart, string>> {
  const [first = 'cashier', ...others] = ONLINE;
  let result = await ask(first);
  for (const type of others) {
    if (result.ok || result.failure.code !== 'payment.method_off') break;
    result = await ask(type);
  }
  return result;
}

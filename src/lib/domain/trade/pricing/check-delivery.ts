import { fail, ok } from '#lib/kernel/result.ts';
import type { Result } from '#lib/kernel/result.ts';
import type { PricedCheckout } from './priced-checkout.ts';

export type DeliveryFailure = 'address.required' | 'freight.not_served';

/** A preview may lack an address or show lines that cannot be sent; an order may not. */
export function checkDelivery(priced: PricedCheckout): Result<undefined, DeliveryFailure> {
  if (priced.status === 'no_address') return fail('address.required');
  const line = priced.stores.flatMap((store) => store.lines).find((candidate) => !candidate.served);
  return line ? fail('freight.not_served', undefined, line.lineId) : ok();
}

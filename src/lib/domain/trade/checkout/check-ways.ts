import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { CityOffer } from '../freight/index.ts';
import type { StoreTerms } from '../pricing/index.ts';

/**
 * Checks city delivery: each store that it was chosen for delivers to this address, and the buyer does not fetch its
 * goods.
 */
export function checkCity(
  city: readonly number[],
  takes: readonly number[],
  offers: ReadonlyMap<number, CityOffer>,
  hasAddress: boolean,
): Result<undefined, 'checkout.city_zone' | 'checkout.no_city' | 'checkout.one_way'> {
  for (const merId of city) {
    const offer = offers.get(merId);
    if (takes.includes(merId)) return fail('checkout.one_way', undefined, String(merId));
    if (!offer?.hasCity) return fail('checkout.no_city', undefined, String(merId));
    if (hasAddress && offer.fee === undefined) return fail('checkout.city_zone', undefined, String(merId));
  }
  return ok();
}

/** Terms of stores with city delivery: the fee of the address's zone replaces the freight templates. */
export const withCity = (
  terms: readonly StoreTerms[],
  city: readonly number[],
  offers: ReadonlyMap<number, CityOffer>,
): StoreTerms[] =>
  terms.map((store) =>
    city.includes(store.merId) ? { ...store, cityFee: offers.get(store.merId)?.fee ?? 0 } : store,
  );

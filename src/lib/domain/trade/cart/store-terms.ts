import type { StoreTerms } from '../pricing/index.ts';
import type { PurchaseRow } from './purchase-lines.repo.ts';

/** Terms of every store that the lines name; `takes` are stores whose goods the buyer fetches. */
export function storeTermsOf(rows: PurchaseRow[], takes: number[]): StoreTerms[] {
  const stores = new Map(rows.map((row) => [row.merchant.merId, row.merchant]));
  return [...stores.values()].map((merchant) => ({
    merId: merchant.merId,
    pickUp: takes.includes(merchant.merId),
    freeFreightFrom: merchant.freeFreightFrom,
    pointsRate: merchant.pointsRate,
  }));
}

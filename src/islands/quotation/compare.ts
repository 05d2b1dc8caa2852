import type { QuotationView } from '#lib/contracts/quotation.ts';

export type SortBy = 'total' | 'time' | 'lead';

const fenOf = (amount: string): number => Math.round(Number(amount) * 100);

/** Offers that still stand first, then in the order that the buyer chose; closed prices keep the order they came in. */
export function sorted(list: readonly QuotationView[], by: SortBy): QuotationView[] {
  const isOver = (row: QuotationView): number =>
    Number(['refused', 'withdrawn', 'expired'].includes(row.status));
  const value = (row: QuotationView): number => {
    if (by === 'time' || row.total_price === null) return Date.parse(row.create_time);
    return by === 'lead' ? row.lead_days : fenOf(row.total_price);
  };
  return list.toSorted((a, b) => isOver(a) - isOver(b) || value(a) - value(b));
}

/**
 * What an item costs at least among offers that can still be taken, for all that is wanted of it: stores sell by the
 * piece or by the hundred, so unit prices say nothing. Only where there is a choice.
 */
export function lowestCost(list: readonly QuotationView[], itemId: string): string | undefined {
  const prices = list
    .filter((row) => ['quoted', 'negotiating', 'accepted', 'ordered'].includes(row.status))
    .flatMap((row) => row.items.filter((item) => item.item_id === itemId).map((item) => item.total_price));
  if (prices.length < 2) return undefined;
  return prices.reduce((least, price) => (fenOf(price) < fenOf(least) ? price : least));
}

/** The lowest total among whole offers: those that quote for as many items as any other. */
export function lowestTotal(list: readonly QuotationView[]): string | undefined {
  const live = list.filter(
    (row) =>
      row.total_price !== null && ['quoted', 'negotiating', 'accepted', 'ordered'].includes(row.status),
  );
  const most = Math.max(0, ...live.map((row) => row.items.length));
  const whole = live.filter((row) => row.items.length === most);
  if (whole.length < 2) return undefined;
  return whole.reduce((least, row) => (fenOf(row.total_price!) < fenOf(least.total_price!) ? row : least))
    .quotation_id;
}

import type { InquiryItemView } from '#lib/contracts/inquiry.ts';
import type { QuotationView } from '#lib/contracts/quotation.ts';
import { fenOf } from '#lib/kernel/money.ts';

export type SortBy = 'total' | 'time' | 'lead';

const stands = (row: QuotationView): boolean =>
  row.total_price !== null && ['quoted', 'negotiating', 'accepted', 'ordered'].includes(row.status);

/**
 * Whether an offer has what was asked for, and as many: goods are sold by the hundred or by the box, so it may be a
 * rounding more. What is another size, too few or of a unit that does not convert is shown, and compared with nothing.
 */
export const isAsAsked = (offer: QuotationView['items'][number]): boolean =>
  !offer.is_substitute && offer.asked_num !== null && offer.num >= offer.asked_num;

/** What an offer asks for all that it quotes and for bringing it; undefined while either is unknown. */
export const deliveredCost = (row: QuotationView): number | undefined =>
  row.total_price === null || row.freight === null ? undefined : fenOf(row.total_price) + fenOf(row.freight);

/** How many of the asked items an offer leaves out. */
export const missingIn = (row: QuotationView, items: readonly InquiryItemView[]): number =>
  items.filter((item) => !row.items.some((offer) => offer.item_id === item.item_id)).length;

/**
 * Offers that still stand first, the more complete before the others, then in the order that the buyer chose; closed
 * prices keep the order they came in.
 */
export function sorted(list: readonly QuotationView[], by: SortBy): QuotationView[] {
  const isOver = (row: QuotationView): number =>
    Number(['refused', 'withdrawn', 'expired'].includes(row.status));
  const value = (row: QuotationView): number => {
    if (by === 'time' || row.total_price === null) return Date.parse(row.create_time);
    return by === 'lead' ? row.lead_days : (deliveredCost(row) ?? fenOf(row.total_price));
  };
  const gaps = (row: QuotationView): number => (by === 'total' ? -row.items.filter(isAsAsked).length : 0);
  return list.toSorted((a, b) => isOver(a) - isOver(b) || gaps(a) - gaps(b) || value(a) - value(b));
}

/**
 * What an item costs at least among offers that can still be taken, for all that is wanted of it: stores sell by the
 * piece or by the hundred, so unit prices say nothing. Only where there is a choice, and only of what was asked for.
 */
export function lowestCost(list: readonly QuotationView[], itemId: string): string | undefined {
  const prices = list
    .filter(stands)
    .flatMap((row) => row.items.filter((item) => item.item_id === itemId && isAsAsked(item)))
    .map((item) => item.total_price);
  if (prices.length < 2) return undefined;
  return prices.reduce((least, price) => (fenOf(price) < fenOf(least) ? price : least));
}

export interface Comparison {
  /** Items that every offer quotes in the size and quantity that are asked for; nothing else can be compared in sum. */
  common: string[];
  /** Nobody quotes more than that, so the freight of whole offers belongs to the sum. */
  withFreight: boolean;
  /** Fen by quotation. */
  sums: Map<string, number>;
  /** The offer with the lowest sum, where there are two of which one is lower. */
  best: string | undefined;
}

/** Sums over the same items: never one store's bolts against another one's nuts. */
export function compareSums(list: readonly QuotationView[]): Comparison {
  const quoted = (row: QuotationView): string[] => row.items.filter(isAsAsked).map((item) => item.item_id);
  // Who offers nothing but substitutes leaves the others as comparable as they are.
  const live = list.filter((row) => stands(row) && quoted(row).length > 0);
  const [first, ...others] = live;
  const common = (first ? quoted(first) : []).filter((id) => others.every((row) => quoted(row).includes(id)));
  const isAll = live.every((row) => row.items.length === common.length);
  const withFreight = isAll && live.every((row) => row.freight !== null);
  const sums = new Map(
    live.map((row) => {
      const goods = row.items
        .filter((item) => common.includes(item.item_id))
        .reduce((sum, item) => sum + fenOf(item.total_price), 0);
      return [row.quotation_id, goods + (withFreight ? fenOf(row.freight ?? '0') : 0)];
    }),
  );
  const ranked = [...sums].toSorted(([, a], [, b]) => a - b);
  const isDecided = common.length > 0 && ranked.length > 1 && ranked[0]![1] < ranked[1]![1];
  return { common, withFreight, sums, best: isDecided ? ranked[0]![0] : undefined };
}

/** What an offer quotes for items that are given to nobody yet: what its buyer can still take of it. */
export const freeOf = (row: QuotationView, items: readonly InquiryItemView[]): QuotationView['items'] =>
  row.items.filter((offer) =>
    items.some((item) => item.item_id === offer.item_id && item.quotation_id === null),
  );

/** What was accepted of an offer and is not ordered yet. */
export const toOrder = (row: QuotationView, items: readonly InquiryItemView[]): QuotationView['items'] =>
  row.items.filter((offer) =>
    items.some(
      (item) => item.item_id === offer.item_id && item.quotation_id === row.quotation_id && !item.is_ordered,
    ),
  );

/** Sum of what is free, fen. */
export const freeTotal = (row: QuotationView, items: readonly InquiryItemView[]): number =>
  freeOf(row, items).reduce((sum, offer) => sum + fenOf(offer.total_price), 0);

export interface Split {
  /** Items by the quotation that asks least for them. */
  picks: Map<string, string[]>;
  /** What nobody offers as it was asked for: the buyer decides about these one by one. */
  left: InquiryItemView[];
  /** Sum of the goods, by quotation and of all, fen. */
  sums: Map<string, number>;
  total: number;
}

/**
 * For each item that is not awarded yet, the store with the lowest price for exactly what is asked for; only where that
 * takes more than one store. A substitute is taken by the buyer's own decision alone.
 */
export function cheapestSplit(
  list: readonly QuotationView[],
  items: readonly InquiryItemView[],
): Split | undefined {
  const picks = new Map<string, string[]>();
  const sums = new Map<string, number>();
  const left: InquiryItemView[] = [];
  let total = 0;
  for (const item of items.filter((one) => one.quotation_id === null)) {
    const offers = list
      .filter((row) => row.can.accept && !row.is_sealed)
      .flatMap((row) =>
        row.items
          .filter((offer) => offer.item_id === item.item_id && isAsAsked(offer))
          .map((offer) => ({ id: row.quotation_id, cost: fenOf(offer.total_price) })),
      )
      .toSorted((a, b) => a.cost - b.cost);
    const [least] = offers;
    if (!least) {
      left.push(item);
      continue;
    }
    picks.set(least.id, [...(picks.get(least.id) ?? []), item.item_id]);
    sums.set(least.id, (sums.get(least.id) ?? 0) + least.cost);
    total += least.cost;
  }
  return picks.size > 1 ? { picks, left, sums, total } : undefined;
}

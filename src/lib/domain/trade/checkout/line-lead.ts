import { leadFor } from '#lib/kernel/lead-time.ts';
import type { PurchaseRow } from '../cart/index.ts';
import type { PricedLine } from '../pricing/index.ts';

/**
 * Days until the goods of a line are sent. What a store promised with its quotation holds for what is bought at the
 * quoted price; else the product's own time for the units that the buyer takes of it, other sizes counted.
 */
export const lineLead = (line: PricedLine, row: PurchaseRow, units: ReadonlyMap<number, number>): number =>
  line.priceKind === 'quotation' && typeof row.quotedLeadDays === 'number'
    ? row.quotedLeadDays
    : leadFor(row.product, units.get(line.productId)!);

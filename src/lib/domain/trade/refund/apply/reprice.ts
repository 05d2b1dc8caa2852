import type { RefundReason } from '#lib/contracts/refund.ts';
import { sumFen, type Fen } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import type { LineRow, OrderRow } from '../../order/index.ts';
import { dearerBy, type RefundableLine, type RefundMoney, type StayingLine } from '../../pricing/index.ts';
import {
  haveOpenRefund,
  linesOfStore,
  repricedOf,
  type CALLED_OFF,
  type CALLED_OFF_BY_MALL,
  type Waived,
} from '../refund.repo.ts';
import { refundableLines } from './offer.ts';

/** Reasons that are the buyer's own: for the others the store is to blame, or has agreed. */
const OWN_REASONS: readonly (string | undefined)[] = ['no_reason', 'ordered_wrong', 'other'];

export interface Part {
  line: LineRow;
  money: RefundMoney;
  /** Kept of the money because what stays is dearer at its smaller quantity; below zero: given back. */
  repriced: Fen;
  /** What the buyer does not ask for. */
  waived?: Waived;
}

/** What counted together for the price: the parts of a set, all sizes of a product, or one size. */
function batchOf({ activityId, productId, skuId, snapshot }: LineRow): string | undefined {
  if (snapshot.set) return `set:${activityId}`;
  if (!snapshot.tiers) return undefined;
  return snapshot.mixedBatch ? `product:${productId}` : `sku:${skuId}`;
}

/** Fewer pieces than were sold cost more: in the smallest quantity, or outside the set. */
function isCheaper({ unitPrice, snapshot }: LineRow): boolean {
  const { tiers } = snapshot.set ?? snapshot;
  return tiers !== undefined && Math.max(...tiers.map(({ price }) => price)) > unitPrice;
}

/**
 * Refuses a refund while another one is open of goods that counted together for their price: what stays decides what is
 * kept, and nobody knows yet what will. Else the first, called off once the second is paid, would leave pieces at a price
 * for more of them.
 */
export async function checkAlone(
  ctx: Context,
  order: OrderRow,
  lines: readonly LineRow[],
): Promise<Result<undefined, 'refund.one_at_a_time'>> {
  const { db } = ctx.database;
  const batches = new Set(lines.flatMap((line) => batchOf(line) ?? []));
  if (batches.size === 0) return ok();
  const family = (await linesOfStore(db, order.groupOrderId, order.merId)).map((row) => row.line);
  for (const batch of batches) {
    const together = family.filter((line) => batchOf(line) === batch);
    if (!together.some(isCheaper)) continue;
    const ids = together.map((line) => line.orderLineId);
    if (await haveOpenRefund(db, ids)) return fail('refund.one_at_a_time');
  }
  return ok();
}

/** What stays of a line, and how it is priced beside what counted together with it. */
function stayingIn(together: readonly LineRow[], leftOf: (line: LineRow) => number) {
  const piecesOf = (lines: readonly LineRow[]): number => lines.reduce((sum, line) => sum + leftOf(line), 0);
  const ofProduct = (productId: number): number =>
    piecesOf(together.filter((line) => line.productId === productId));
  const sets = Math.min(
    ...together.map(({ productId, snapshot }) =>
      Math.floor(ofProduct(productId) / (snapshot.set?.quantity ?? 1)),
    ),
  );
  return (line: LineRow): StayingLine => {
    const { unitPrice, snapshot, productId } = line;
    const { set, tiers = [] } = snapshot;
    if (!set) return { unitPrice, tiers, left: leftOf(line), together: piecesOf(together) };
    // Whole sets keep their price; what is left over of them is bought as if there had been no set.
    const loose = ofProduct(productId) - sets * set.quantity;
    return { unitPrice, tiers: set.tiers, left: Math.min(leftOf(line), loose), together: loose };
  };
}

/**
 * Takes off a refund what the pieces that stay with the buyer cost more at their smaller quantity (money 4.7): they were
 * sold at a tier that they no longer reach, or in a set that is no longer whole. What earlier refunds have kept for it
 * counts, and comes back as soon as fewer pieces stay. The quantity is that of all parcels of the store, the pieces that
 * get dearer are those of this order. Never more than the refund, and not where the store is to blame.
 */
export async function repriceRest(
  ctx: Context,
  order: OrderRow,
  chosen: readonly Part[],
  reason: RefundReason | typeof CALLED_OFF | typeof CALLED_OFF_BY_MALL | undefined,
): Promise<Part[]> {
  const { db } = ctx.database;
  const batches = new Set(chosen.flatMap(({ line }) => batchOf(line) ?? []));
  if (batches.size === 0) return [...chosen];
  const family = (await linesOfStore(db, order.groupOrderId, order.merId)).map((row) => row.line);
  const refundable = await refundableLines(ctx, order.orderId);
  const parts = [...chosen];
  const leftOf = (line: LineRow): number =>
    line.refundableNum -
    (chosen.find((part) => part.line.orderLineId === line.orderLineId)?.money.quantity ?? 0);
  for (const batch of batches) {
    const together = family.filter((line) => batchOf(line) === batch);
    const own = together.filter((line) => line.orderId === order.orderId);
    const staying = own.map(stayingIn(together, leftOf));
    const before = await repricedOf(
      db,
      own.map((line) => line.orderLineId),
    );
    const isOwn = OWN_REASONS.includes(reason);
    // A refund for which the store is to blame keeps nothing new, but may give back what earlier refunds have kept.
    let due = isOwn ? dearerBy(staying) - before : Math.min(dearerBy(staying) - before, 0);
    for (const [at, part] of parts.entries()) {
      if (batchOf(part.line) !== batch) continue;
      const { line, money } = part;
      const known = refundable(line);
      const room = known.amount - known.refunded.amount - money.amount;
      const kept = due >= 0 ? Math.min(due, money.amount) : -Math.min(-due, Math.max(room, 0));
      parts[at] = { line, money: { ...money, amount: money.amount - kept }, repriced: kept };
      due -= kept;
    }
    if (due < 0) parts.push(...giveBackOf(own, parts, refundable, due));
  }
  return parts;
}

/** What was kept of lines that have no pieces in this refund comes back with it. */
function giveBackOf(
  own: readonly LineRow[],
  parts: readonly Part[],
  refundable: (line: LineRow) => RefundableLine,
  due: Fen,
): Part[] {
  const more: Part[] = [];
  let left = -due;
  for (const line of own) {
    if (left === 0 || parts.some((part) => part.line.orderLineId === line.orderLineId)) continue;
    if (line.refundableNum > 0) continue;
    const known = refundable(line);
    const amount = Math.min(left, Math.max(known.amount - known.refunded.amount, 0));
    if (amount === 0) continue;
    more.push({
      line,
      money: { quantity: 0, amount, freight: 0, points: 0, platformCoupon: 0 },
      repriced: -amount,
    });
    left -= amount;
  }
  return more;
}

/** The sum kept of these parts, fen, never below zero. */
export const remainingOf = (parts: readonly Part[]): Fen =>
  Math.max(sumFen(parts.map((part) => part.repriced)), 0);

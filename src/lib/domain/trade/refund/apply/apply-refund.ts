import { after } from '#lib/kernel/clock.ts';
import { timer } from '#lib/kernel/timers.ts';
import { parseYuan, sumFen, type Fen } from '#lib/kernel/money.ts';
import { fail, firstFailure, ok, type FailureOf, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import type { RefundReason } from '#lib/contracts/refund.ts';
import { ownsImages } from '../../../content/media/index.ts';
import {
  boughtOrderForUpdate,
  linesOfOrders,
  refundIsOpen,
  type LineRow,
  type OrderRow,
} from '../../order/index.ts';
import { lowerRefund, refundBatch, refundLine, type RefundMoney } from '../../pricing/index.ts';
import { ASKED, keepRefund } from './keep-refund.ts';
import { isShipped, refundableLines } from './offer.ts';
import { checkAlone, repriceRest, type Part } from './reprice.ts';

const DAYS = 86_400_000;

export interface ApplyInput {
  id: string;
  type: 'single' | 'batch';
  refund_type: 'money' | 'return';
  ids: string[];
  num?: number | undefined;
  /** Yuan, goods and freight; left out: the most that is possible. */
  refund_price?: string | undefined;
  refund_message: RefundReason;
  mark: string;
  pics: string[];
}

/**
 * Asks for a refund of lines of the caller's order and reserves their units, so that refunds asked for at the same
 * moment never take more than was bought. Amounts are computed here; a single refund may be lowered by the buyer.
 * Rules: states 3.3, money 4.7.
 */
export async function applyRefund(
  ctx: UserContext,
  input: ApplyInput,
): Promise<
  Result<
    { refund_order_id: string },
    | FailureOf<typeof boughtOrderForUpdate>
    | FailureOf<typeof refundIsOpen>
    | FailureOf<typeof noReasonIsOpen>
    | FailureOf<typeof moneyOf>
    | 'order.not_found'
    | 'refund.not_shipped'
    | 'refund.pics'
    | 'refund.goods_kept'
    | 'refund.one_at_a_time'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const now = ctx.clock.now();
    const found = await boughtOrderForUpdate(ctx, input.id);
    if (!found.ok) return found;
    const order = found.value;
    const refusal = firstFailure(
      () => refundIsOpen(order, now),
      () => noReasonIsOpen(order, input.refund_message, now),
      () => (input.refund_type === 'return' && !isShipped(order) ? fail('refund.not_shipped') : undefined),
    );
    if (refusal) return refusal;
    if (!(await ownsImages(ctx, input.pics))) return fail('refund.pics');

    const all = await linesOfOrders(db, [order.orderId]);
    const ids = [...new Set(input.ids)];
    const lines = ids.flatMap((id) => all.filter((line) => line.orderLineId === id));
    if (lines.length < ids.length) return fail('order.not_found');
    const kept = lines.find((line) => line.snapshot.isRefundable === false);
    if (kept) return fail('refund.goods_kept', undefined, kept.orderLineId);
    const parts = await moneyOf(ctx, order, lines, input);
    if (!parts.ok) return parts;
    const alone = await checkAlone(ctx, order, lines);
    if (!alone.ok) return alone;
    return ok({ refund_order_id: await keepRefund(ctx, order, parts.value, input, ASKED) });
  });
}

/** Without a reason goods come back only in the first days after the receipt; states 3.0. */
function noReasonIsOpen(
  order: OrderRow,
  reason: RefundReason,
  now: Date,
): Result<undefined, 'refund.no_reason_window'> {
  const open = timer('no_reason_window', order.receivedAt ?? now);
  const isLate = order.receivedAt !== null && after(order.receivedAt, open) < now;
  return reason === 'no_reason' && isLate
    ? fail('refund.no_reason_window', { n: open / DAYS }, 'refund_message')
    : ok();
}

/** What each line gives back, what stays of it at the price of its quantity. */
async function moneyOf(
  ctx: UserContext,
  order: OrderRow,
  lines: readonly LineRow[],
  input: ApplyInput,
): Promise<Result<Part[], 'refund.above_maximum' | 'refund.amount' | 'refund.one_line' | 'refund.pieces'>> {
  const asked = lines.map(await refundableLines(ctx, order.orderId));
  const repriced = (money: readonly RefundMoney[]): Promise<Part[]> =>
    repriceRest(
      ctx,
      order,
      money.map((one, at) => ({ line: lines[at]!, money: one, repriced: 0 })),
      input.refund_message,
    );
  if (input.type === 'batch') {
    const batch = refundBatch(asked, isShipped(order));
    return batch.ok ? ok(await repriced(batch.value.lines)) : batch;
  }
  const [line] = asked;
  if (!line || asked.length !== 1) return fail('refund.one_line');
  const most = refundLine(line, input.num ?? lines[0]!.refundableNum, isShipped(order));
  if (!most.ok) return { ok: false, failure: { ...most.failure, field: 'num' } };
  const [single, ...more] = await repriced([most.value]);
  if (!single || input.refund_price === undefined) return ok([single!, ...more]);
  const price = parseYuan(input.refund_price);
  if (price === undefined) return fail('refund.amount', undefined, 'refund_price');
  const besides = sumFen(more.map((part) => part.money.amount));
  const lowered = lowerRefund({ ...single.money, amount: single.money.amount + besides }, price);
  if (!lowered.ok) return { ok: false, failure: { ...lowered.failure, field: 'refund_price' } };
  // If the buyer lowers the amount, money that other lines would give back is waived first.
  const amount = Math.min(lowered.value.amount, single.money.amount);
  const waived = {
    amount: single.money.amount - amount,
    freight: single.money.freight - lowered.value.freight,
  };
  const own = { ...single, money: { ...lowered.value, amount }, waived };
  return ok([own, ...upTo(lowered.value.amount - amount, more)]);
}

/** Parts that give back no more than this together; the rest of each is waived. */
function upTo(most: Fen, parts: readonly Part[]): Part[] {
  let left = most;
  return parts.map((part) => {
    const amount = Math.min(part.money.amount, left);
    left -= amount;
    const waived = { amount: part.money.amount - amount, freight: 0 };
    return { ...part, money: { ...part.money, amount }, waived };
  });
}

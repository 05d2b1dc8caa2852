import { parseYuan, sumFen, yuan, type Fen } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import type { RefundOffered } from '#lib/db/schema.ts';
import { notifyRefundOffered } from '../../../account/notice/index.ts';
import { storeRefundForUpdate } from '../own-refund.ts';
import { refundFlow } from '../refund.flow.ts';
import { linesOfRefunds, type RefundRow } from '../refund.repo.ts';
import { stepRefund } from '../step-refund.ts';

type Line = RefundOffered['lines'][number];

/**
 * The caller's store offers once to give less than was asked for: fewer pieces or less money. If the buyer accepts,
 * that is paid and no goods have to come back; otherwise the refund continues as before.
 */
export async function offerLess(
  ctx: MerchantContext,
  input: { id: string; num?: number | undefined; refund_price?: string | undefined; reason: string },
): Promise<
  Result<
    undefined,
    | 'refund.above_maximum'
    | 'refund.amount'
    | 'refund.not_found'
    | 'refund.not_less'
    | 'refund.offered_once'
    | 'refund.one_line'
    | 'refund.pieces'
    | 'refund.wrong_state'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const held = await storeRefundForUpdate(ctx, input.id);
    if (!held.ok) return held;
    const { refund, order } = held.value;
    if (!refundFlow.next(refund.status, 'offer')) return fail('refund.wrong_state');
    if (refund.offer) return fail('refund.offered_once');
    const lines = await linesOfRefunds(ctx.database.db, [refund.refundOrderId]);
    const { num = refund.num } = input;
    if (num > refund.num) return fail('refund.pieces', { n: refund.num }, 'num');
    if (num < refund.num && lines.filter((line) => line.num > 0).length > 1)
      return fail('refund.one_line', undefined, 'num');
    const asked = refund.amount + refund.freight;
    const shares = lines.map((line) => shareOf(line, num, refund.num));
    const most = sumFen(shares.map((line) => line.amount + line.freight));
    const price = input.refund_price === undefined ? most : parseYuan(input.refund_price);
    if (!price) return fail('refund.amount', undefined, 'refund_price');
    if (price > most) return fail('refund.above_maximum', { x: yuan(most) }, 'refund_price');
    if (price === asked && num === refund.num) return fail('refund.not_less', undefined, 'refund_price');
    const { reason } = input;
    const values = { offer: { reason, lines: lowered(shares, price) } };
    const note = `¥${yuan(asked)} → ¥${yuan(price)} · ${reason}`;
    const moved = await stepRefund(ctx, refund, { event: 'offer', actor: 'merchant', note, values });
    if (!moved.ok) return moved;
    const { uid, refundOrderId: refundId } = refund;
    await notifyRefundOffered(ctx, { uid, sn: order.orderSn, refundId, amount: price, reason });
    return ok();
  });
}

/** What so many of the pieces give back; the rest stays with the others, to the last fen. */
function shareOf(line: Line, num: number, of: RefundRow['num']): Line {
  const part = (value: number): number => Math.trunc((value * num) / of);
  // Money and what is waived of it make one share: rounded apart, they would lose a fen between them.
  const waivedOf = (money: Fen, waived: Fen): Fen => part(money + waived) - part(money);
  return {
    refundLineId: line.refundLineId,
    num: part(line.num),
    amount: part(line.amount),
    freight: part(line.freight),
    points: part(line.points),
    platformCoupon: part(line.platformCoupon),
    repriced: part(line.repriced),
    waived: waivedOf(line.amount, line.waived),
    waivedFreight: waivedOf(line.freight, line.waivedFreight),
  };
}

/** No more than the price together, goods before freight; what it does not reach is waived. */
function lowered(lines: readonly Line[], price: Fen): Line[] {
  let left = price;
  const taken = (most: Fen): Fen => {
    const amount = Math.min(most, left);
    left -= amount;
    return amount;
  };
  const goods = lines.map((line) => taken(line.amount));
  return lines.map((line, at) => {
    const amount = goods[at]!;
    const freight = taken(line.freight);
    const waived = line.waived + line.amount - amount;
    return { ...line, amount, freight, waived, waivedFreight: line.waivedFreight + line.freight - freight };
  });
}

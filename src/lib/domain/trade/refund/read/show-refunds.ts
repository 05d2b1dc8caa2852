import type { RefundRow as RefundView } from '#lib/contracts/refund.ts';
import { yuan } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import { inLocale } from '../../cart/index.ts';
import { moneyOfRefunds, type MoneyRow } from '../pay/pay.repo.ts';
import { storesByIds, type RefundRow } from '../refund.repo.ts';
import { orderSnsOf, partsWithLines } from './list.repo.ts';
import { refundLineView } from './refund-line-view.ts';

/** Where the money of a paid refund is; the slowest of its ways counts. */
function moneyState(refund: RefundRow, money: readonly MoneyRow[]): RefundView['money_state'] {
  if (refund.status !== 'refunded') return 'none';
  if (money.some((row) => row.status === 'failed')) return 'failed';
  return money.some((row) => row.status !== 'done') ? 'on_its_way' : 'done';
}

/** Refunds with their stores, lines and the state of their money, in four queries however many they are. */
export async function showRefunds(ctx: Context, refunds: readonly RefundRow[]): Promise<RefundView[]> {
  const { db } = ctx.database;
  const ids = refunds.map((refund) => refund.refundOrderId);
  const parts = Map.groupBy(await partsWithLines(db, ids), (row) => row.part.refundOrderId);
  const money = Map.groupBy(await moneyOfRefunds(db, ids), (row) => row.refundOrderId);
  const stores = new Map(
    (
      await storesByIds(
        db,
        refunds.map((refund) => refund.merId),
      )
    ).map((store) => [store.merId, store]),
  );
  const orders = new Map(
    (
      await orderSnsOf(
        db,
        refunds.map((refund) => refund.orderId),
      )
    ).map((order) => [order.orderId, order.orderSn]),
  );
  return refunds.map((refund) => {
    const store = stores.get(refund.merId)!;
    return {
      refund_order_id: refund.refundOrderId,
      refund_order_sn: refund.refundOrderSn,
      order_id: refund.orderId,
      order_sn: orders.get(refund.orderId) ?? '',
      status: refund.status,
      refund_type: refund.kind,
      refund_price: yuan(refund.amount + refund.freight - refund.giftPrice),
      gift_price: yuan(refund.giftPrice),
      refund_postage: yuan(refund.freight),
      refund_num: refund.num,
      create_time: refund.createdAt.toISOString(),
      status_time: refund.statusAt.toISOString(),
      money_state: moneyState(refund, money.get(refund.refundOrderId) ?? []),
      merchant: {
        mer_id: store.merId,
        mer_name: inLocale(ctx.locale, store.name, store.nameEn),
        mer_avatar: store.avatar,
        service_phone: store.servicePhone,
      },
      refundProduct: (parts.get(refund.refundOrderId) ?? []).map(({ part, line }) =>
        refundLineView(ctx, line, part),
      ),
    };
  });
}

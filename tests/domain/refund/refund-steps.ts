// Orders that were paid with real money, and refunds of them through the API.
import { expect } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { buyerBalance, ledgerInvariant, platform, transfer } from '#lib/domain/trade/ledger/index.ts';
import { receiveOrder, shipOrder } from '#lib/domain/trade/order/index.ts';
import { payOrder } from '#lib/domain/trade/payment/index.ts';
import type { CallInput } from '#lib/contracts/endpoint.ts';
import { newId } from '#lib/kernel/ids.ts';
import { NORTH, VALVE, type TradeMall } from '../../support/trade-mall.ts';
import { order, valueOf, type Basket } from '../../support/trade-steps.ts';

export async function fund(mall: TradeMall, uid: number, amount = 100_000_000): Promise<void> {
  const entries = [
    { account: platform('gateway'), amount: -amount },
    { account: buyerBalance(uid), amount },
  ];
  valueOf(await transfer(mall.system, { kind: 'recharge', targetId: newId(mall.clock.now()), entries }));
}

export const balanceOf = async (mall: TradeMall, kind: string, ownerId: number): Promise<number> => {
  const [row] = await mall.rows<{ balance: string }>(
    'select balance from ledger_account where kind = $1 and owner_id = $2',
    kind,
    ownerId,
  );
  return Number(row?.balance ?? 0);
};

/** A group order that was paid from the balance; answers its store orders by their number. */
export async function bought(mall: TradeMall, uid: number, basket: Basket): Promise<string[]> {
  const group = await order(mall, uid, basket);
  valueOf(await payOrder(mall.ctx(uid), { group_id: group, type: 'balance' }));
  const rows = await mall.rows<{ order_id: string }>(
    'select order_id from store_order where group_order_id = $1 order by order_sn',
    group,
  );
  return rows.map((row) => row.order_id);
}

export async function ship(mall: TradeMall, orderId: string, merId = NORTH): Promise<void> {
  const parcel = { id: orderId, courier: 'sf', tracking_no: 'SF100200300', note: '', confirm: true };
  valueOf(await shipOrder(mall.merchant(merId), parcel));
}

export const receive = async (mall: TradeMall, uid: number, orderId: string): Promise<void> =>
  void valueOf(await receiveOrder(mall.ctx(uid), { id: orderId }));

export interface LineFacts {
  order_line_id: string;
  quantity: number;
  refundable_num: number;
  pay_price: string;
  freight: string;
  refunded_price: string;
  refunded_freight: string;
  refund_state: string;
}

export const linesOf = (mall: TradeMall, orderId: string): Promise<LineFacts[]> =>
  mall.rows<LineFacts>('select * from order_line where order_id = $1 order by sort', orderId);

export const statusOf = async (mall: TradeMall, orderId: string): Promise<string> =>
  (await mall.rows<{ status: string }>('select status from store_order where order_id = $1', orderId))[0]!
    .status;

type Apply = CallInput<typeof refundApi.apply>;

/** Asks for a refund of one line, money only, unless told otherwise. */
export async function apply(
  mall: TradeMall,
  call: Call,
  orderId: string,
  more: Partial<Apply> = {},
): ReturnType<typeof applied> {
  const [line] = await linesOf(mall, orderId);
  return applied(call, {
    id: orderId,
    type: 'single',
    refund_type: 'money',
    ids: [line!.order_line_id],
    refund_message: 'other',
    ...more,
  });
}

/** What tests of refunds of one buyer begin with; mall and login are opened later than this. */
export const refundsFor = (mall: () => TradeMall, buyer: () => Call) => ({
  /** A paid order of so many valves. */
  valves: async (quantity: number): Promise<string> => (await bought(mall(), 1, [[VALVE.sku, quantity]]))[0]!,
  ask: async (orderId: string, more: Partial<Apply> = {}): Promise<string> =>
    valueOf(await apply(mall(), buyer(), orderId, more)).refund_order_id,
  read: async (id: string) => valueOf(await buyer()(refundApi.detail, { id })),
});

const applied = (call: Call, input: Apply) => call(refundApi.apply, input);

/** Everything that must hold after any sequence of refunds. */
export async function expectBooksInOrder(mall: TradeMall): Promise<void> {
  expect(await ledgerInvariant(mall.system)).toEqual({
    entriesSum: 0,
    unbalancedTransfers: 0,
    accountsOff: 0,
  });
  const over = await mall.rows(
    `select p.payment_id from payment p join refund_payment r using (payment_id)
      group by p.payment_id having sum(r.amount) > max(p.amount)`,
  );
  expect(over).toEqual([]);
  // What lines say has gone back is what paid refunds say, and reserved units are those of open refunds.
  const off = await mall.rows(
    `select l.order_line_id from order_line l
       left join (select x.order_line_id,
                         sum(x.amount) filter (where r.status = 'refunded') paid,
                         sum(x.num) filter (where r.status in ('refunded', 'reviewing', 'offered', 'to_return', 'returning', 'arbitrating')) taken
                    from refund_line x join refund_order r using (refund_order_id) group by 1) s using (order_line_id)
      where l.refunded_price <> coalesce(s.paid, 0) or l.quantity - l.refundable_num <> coalesce(s.taken, 0)`,
  );
  expect(off).toEqual([]);
}

// Orders that were paid with real money, and refunds of them through the API.
import { expect } from 'vitest';
import type { LedgerAccountKind } from '#lib/contracts/states.ts';
import type { Call } from '#lib/call/call.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { buyerBalance, ledgerInvariant, platform, transfer } from '#lib/domain/trade/ledger/index.ts';
import { receiveOrder, shipOrder } from '#lib/domain/trade/order/index.ts';
import { payOrder } from '#lib/domain/trade/payment/index.ts';
import type { CallInput } from '#lib/contracts/endpoint.ts';
import { newId } from '#lib/kernel/ids.ts';
import { faultsInBooks } from '../../support/books/faults-in-books.ts';
import { NORTH, VALVE, type TradeMall } from '../../support/trade-mall.ts';
import { order, valueOf, type Basket } from '../../support/trade-steps.ts';

export async function fund(mall: TradeMall, uid: number, amount = 100_000_000): Promise<void> {
  const entries = [
    { account: platform('gateway'), amount: -amount },
    { account: buyerBalance(uid), amount },
  ];
  valueOf(await transfer(mall.system, { kind: 'recharge', targetId: newId(mall.clock.now()), entries }));
}

export const balanceOf = async (
  mall: TradeMall,
  kind: LedgerAccountKind,
  ownerId: number,
): Promise<number> => {
  const [row] = await mall.read('ledgerAccount', { kind, ownerId }, ['balance']);
  return Number(row?.balance ?? 0);
};

/** A group order that was paid from the balance; answers its store orders by their number. */
export async function bought(mall: TradeMall, uid: number, basket: Basket): Promise<string[]> {
  const group = await order(mall, uid, basket);
  valueOf(await payOrder(mall.ctx(uid), { group_id: group, type: 'balance' }));
  const rows = await mall.read(
    'storeOrder',
    { groupOrderId: group },
    { order_id: 'orderId' },
    { by: 'orderSn' },
  );
  return rows.map((row) => row.order_id);
}

export async function ship(mall: TradeMall, orderId: string, merId = NORTH): Promise<void> {
  const parcel = { id: orderId, courier: 'sf', tracking_no: 'SF100200300', note: '', confirm: true };
  valueOf(await shipOrder(mall.merchant(merId), parcel));
}

export const receive = async (mall: TradeMall, uid: number, orderId: string): Promise<void> =>
  void valueOf(await receiveOrder(mall.ctx(uid), { id: orderId }));

export const linesOf = (mall: TradeMall, orderId: string) =>
  mall.read(
    'orderLine',
    { orderId },
    {
      order_line_id: 'orderLineId',
      quantity: 'quantity',
      refundable_num: 'refundableNum',
      pay_price: 'payPrice',
      freight: 'freight',
      refunded_price: 'refundedPrice',
      refunded_freight: 'refundedFreight',
      refund_state: 'refundState',
    },
    { by: 'sort' },
  );

export const statusOf = async (mall: TradeMall, orderId: string): Promise<string> =>
  (await mall.first('storeOrder', { orderId }, ['status'])).status;

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
  expect(await faultsInBooks(mall.services.database)).toEqual([]);
}

// Every step of the table is allowed to who may make it, and every other one is refused by the act.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { userRole } from '#lib/db/schema.ts';
import { refundFlow, type RefundState } from '#lib/domain/trade/refund/index.ts';
import type { Result } from '#lib/kernel/result.ts';
import { openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';
import { apply, bought, expectBooksInOrder, fund, ship } from './refund-steps.ts';

let buyer: Call;
let store: Call;
let platform: Call;
const mall = await openTradeMall();
beforeAll(async () => {
  await mall.services.database.db
    .insert(userRole)
    .values({ uid: 3, role: 'platform', merId: null, platformRoles: ['owner'] });
  await mall.change('sku', {}, { stock: 5000 });
  await mall.change('product', {}, { stock: 5000 });
  await fund(mall, 1);
  buyer = await mall.login(1);
  store = await mall.login(900 + SOUTH);
  platform = await mall.login(3);
});
afterAll(async () => {
  await expectBooksInOrder(mall);
  await mall.close();
});

const acts: Record<string, (id: string) => Promise<Result<unknown, string>>> = {
  cancel: (id) => buyer(refundApi.cancel, { id }),
  send_back: (id) => buyer(refundApi.sendBack, { id, delivery_type: 'sf', delivery_id: 'SF1234' }),
  appeal: (id) => buyer(refundApi.appeal, { id, mark: '请核实' }),
  hide: (id) => buyer(refundApi.remove, { id }),
  agree: (id) => store(refundApi.agree, { id }),
  refuse: (id) => store(refundApi.refuse, { id, reason: '不同意' }),
  receive: (id) => store(refundApi.receive, { id }),
  offer: (id) => store(refundApi.offer, { id, refund_price: '1.00', reason: '协商' }),
  accept: (id) => buyer(refundApi.answer, { id, agree: true }),
  decline: (id) => buyer(refundApi.answer, { id, agree: false }),
  decide_yes: (id) => platform(refundApi.decide, { id, agree: true, reason: '同意' }),
  uphold: (id) => platform(refundApi.decide, { id, agree: false, reason: '维持' }),
};
/** Acts that lead to a state, after an order was shipped and a return was asked for. */
const WAY: Record<RefundState, string[]> = {
  reviewing: [],
  offered: ['offer'],
  to_return: ['agree'],
  returning: ['agree', 'send_back'],
  refunded: ['agree', 'send_back', 'receive'],
  refused: ['refuse'],
  arbitrating: ['refuse', 'appeal'],
  cancelled: ['cancel'],
};
/** Acts and the event that each makes. */
const EVENT: Record<string, string> = { receive: 'pay', accept: 'pay', decide_yes: 'pay' };
const BY: Record<string, string> = { receive: 'merchant', accept: 'buyer', decide_yes: 'platform' };

async function reach(state: RefundState): Promise<string> {
  const [orderId] = await bought(mall, 1, [[VALVE.sku, 1]]);
  await ship(mall, orderId!, SOUTH);
  const { refund_order_id: id } = valueOf(await apply(mall, buyer, orderId!, { refund_type: 'return' }));
  for (const act of WAY[state]) valueOf(await acts[act]!(id));
  return id;
}

const cases = refundFlow.states.flatMap((state) => Object.keys(acts).map((act) => [state, act] as const));

test.each(cases)('from %s: %s', async (state, act) => {
  const id = await reach(state);
  const event = EVENT[act] ?? act;
  const row = refundFlow.allowed(state).find((candidate) => candidate.event === event);
  const by = BY[act];
  const mayAct = row && (!by || [row.actor].flat().some((actor) => actor === by));
  // A return that is under review is agreed to first: only the parcel is paid for. The platform decides about appeals; what
  // it pays at once, or of a store's offer, is an order that it calls off itself.
  const isEarly =
    (act === 'receive' && state === 'reviewing') || (act === 'decide_yes' && state !== 'arbitrating');
  const isAllowed = mayAct && !isEarly;
  const result = await acts[act]!(id);
  const [kept] = await mall.read('refundOrder', { refundOrderId: id }, ['status']);
  if (isAllowed) {
    expect(codeOf(result)).toBeUndefined();
    expect(kept!.status).toBe(row.to);
  } else {
    expect(['refund.wrong_state', 'refund.not_cancellable', 'refund.appealed', 'refund.not_found']).toContain(
      codeOf(result),
    );
    expect(kept!.status).toBe(state);
  }
});

test('a return that the platform pays without a parcel brings nothing back to the shelf', async () => {
  const [id = ''] = await bought(mall, 1, [[VALVE.sku, 1]]);
  await ship(mall, id, SOUTH);
  const shelf = await mall.stock(VALVE.sku);
  const asked = await apply(mall, buyer, id, { refund_type: 'return' });
  const refund = valueOf(asked).refund_order_id;
  valueOf(await store(refundApi.refuse, { id: refund, reason: '不同意' }));
  valueOf(await buyer(refundApi.appeal, { id: refund, mark: '货物有裂纹' }));
  valueOf(await platform(refundApi.decide, { id: refund, agree: true, reason: '凭证充分' }));
  const paid = valueOf(await buyer(refundApi.detail, { id: refund }));
  expect(paid).toMatchObject({ status: 'refunded', money_state: 'done' });
  expect(await mall.stock(VALVE.sku)).toEqual(shelf);
});

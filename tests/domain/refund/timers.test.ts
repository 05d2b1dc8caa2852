// What happens to a refund when somebody stays silent.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { refundDue, sweepRefundOrders } from '#lib/domain/trade/refund/index.ts';
import { days } from '#lib/kernel/clock.ts';
import { openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { valueOf } from '../../support/trade-steps.ts';
import { expectBooksInOrder, fund, linesOf, ship, refundsFor } from './refund-steps.ts';

let buyer: Call;
let store: Call;
async function logIn(): Promise<void> {
  buyer = await mall.login(1);
  store = await mall.login(900 + SOUTH);
}
const mall = await openTradeMall();
beforeAll(async () => {
  await fund(mall, 1);
  await logIn();
});
afterAll(async () => {
  await expectBooksInOrder(mall);
  await mall.close();
});

const { valves, ask, read } = refundsFor(
  () => mall,
  () => buyer,
);
const parcel = { delivery_type: 'sf', delivery_id: 'SF7788', delivery_phone: '13800000001' };

test('a store that is silent for seven days has agreed', async () => {
  const id = await valves(1);
  const money = await ask(id);
  const sent = await valves(1);
  await ship(mall, sent, SOUTH);
  const back = await ask(sent, { refund_type: 'return' });
  mall.clock.advance(days(7) - 1000);
  await refundDue(mall.system, { refundOrderId: money });
  mall.clock.advance(1000);
  await logIn();
  await refundDue(mall.system, { refundOrderId: money });
  await refundDue(mall.system, { refundOrderId: money });
  await sweepRefundOrders(mall.system);
  expect(await read(money)).toMatchObject({ status: 'refunded' });
  expect(await read(back)).toMatchObject({ status: 'to_return', mer_delivery_user: '店铺2' });
  mall.clock.advance(days(7));
  await logIn();
  await sweepRefundOrders(mall.system);
  expect(await read(back)).toMatchObject({ status: 'cancelled' });
  expect((await linesOf(mall, sent))[0]).toMatchObject({ refundable_num: 1, refund_state: 'none' });
});

test('a silent store that told no address to return to pays without the goods, which stay off its shelf', async () => {
  const sent = await valves(1);
  await ship(mall, sent, SOUTH);
  const shelf = await mall.stock(VALVE.sku);
  const back = await ask(sent, { refund_type: 'return' });
  await mall.change('merchant', { merId: SOUTH }, { address: '' });
  expect(await store(refundApi.agree, { id: back })).toMatchObject({
    failure: { code: 'refund.return_address', field: 'address' },
  });
  expect(await read(back)).toMatchObject({ status: 'reviewing' });
  mall.clock.advance(days(7));
  await logIn();
  await refundDue(mall.system, { refundOrderId: back });
  expect(await read(back)).toMatchObject({ status: 'refunded' });
  expect(await mall.stock(VALVE.sku)).toEqual(shelf);
  const other = await valves(1);
  await ship(mall, other, SOUTH);
  const given = await ask(other, { refund_type: 'return' });
  valueOf(await store(refundApi.agree, { id: given, address: '永年区建设大街18号' }));
  expect(await read(given)).toMatchObject({
    status: 'to_return',
    mer_delivery_user: '店铺2',
    phone: '0310-6600000',
    mer_delivery_address: '永年区建设大街18号',
  });
  await mall.change('merchant', { merId: SOUTH }, { address: '永年区' });
});

test('a store that has the parcel and is silent pays', async () => {
  const id = await valves(1);
  await ship(mall, id, SOUTH);
  const refund = await ask(id, { refund_type: 'return' });
  valueOf(await store(refundApi.agree, { id: refund }));
  valueOf(await buyer(refundApi.sendBack, { id: refund, ...parcel }));
  mall.clock.advance(days(7));
  await logIn();
  await sweepRefundOrders(mall.system);
  expect(await read(refund)).toMatchObject({ status: 'refunded' });
});

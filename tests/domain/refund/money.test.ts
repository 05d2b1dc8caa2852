// Where the money, the points, the coupons and the stock of a refund go.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentProvider, PaymentProviders } from '#lib/adapters/payment/payment-provider.ts';
import type { Call } from '#lib/call/call.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { payment } from '#lib/db/schema.ts';
import { payOrder, payPresale, sendRefund } from '#lib/domain/trade/payment/index.ts';
import { settlePayment } from '#lib/domain/trade/payment/settle-payment.ts';
import { lockPayment } from '#lib/domain/trade/payment/payment.repo.ts';
import { givePoints } from '#lib/domain/trade/points/index.ts';
import { newId } from '#lib/kernel/ids.ts';
import { freshMorning, openPresale, openSeckill, orderActivity } from '../../support/activity/sales.ts';
import { claimed, openCoupon, stateOf } from '../coupon/coupons.ts';
import { apply, balanceOf, expectBooksInOrder, fund, linesOf, statusOf } from './refund-steps.ts';
import { GAUGE, NORTH, openTradeMall, SOUTH, VALVE, type TradeMall } from '../../support/trade-mall.ts';
import { codeOf, order, valueOf } from '../../support/trade-steps.ts';

let mall: TradeMall;
const payments: PaymentProviders = {};
let isGatewayDown = true;
beforeAll(async () => {
  const unused = async (): Promise<never> => {
    throw new Error('not asked for');
  };
  payments['cashier'] = {
    name: 'cashier',
    isLocal: true,
    start: unused,
    ask: unused,
    close: unused,
    verifyNotice: unused,
    reply: unused,
    async refund() {
      if (isGatewayDown) throw new Error('The gateway does not answer');
      return 'done';
    },
  } as unknown as PaymentProvider;
  mall = await openTradeMall({ payments });
});
afterAll(async () => {
  await expectBooksInOrder(mall);
  await mall.close();
});

const people = async (): Promise<[buyer: Call, north: Call, south: Call]> => [
  await mall.login(1),
  await mall.login(900 + NORTH),
  await mall.login(900 + SOUTH),
];
const orderOf = async (group: string): Promise<string> =>
  (await mall.first('storeOrder', { groupOrderId: group }, { order_id: 'orderId' })).order_id;

test('points come back by the piece, given ones are taken, coupons return with the last piece', async () => {
  await fund(mall, 1);
  const [buyer, , south] = await people();
  await mall.change('merchant', {}, { pointsRate: 200 });
  const everywhere = await claimed(mall, 1, await openCoupon(mall, { value: 5000 }));
  const own = await claimed(mall, 1, await openCoupon(mall, { merId: SOUTH, kind: 'store', value: 2000 }));
  await givePoints(mall.system, { uid: 1, points: 900, kind: 'points_gift', targetId: 'gift' });
  const group = await order(mall, 1, [[VALVE.sku, 3]], { use_integral: true });
  valueOf(await payOrder(mall.ctx(1), { group_id: group, type: 'balance' }));
  const id = await orderOf(group);
  const [money] = await mall.read(
    'storeOrder',
    { orderId: id },
    {
      points_used: 'pointsUsed',
      points_earned: 'pointsEarned',
      platform_discount: 'platformDiscount',
      store_discount: 'storeDiscount',
    },
  );
  expect([await stateOf(mall, everywhere), await stateOf(mall, own)]).toEqual(['used', 'used']);
  const before = await balanceOf(mall, 'points_free', 1);

  const first = valueOf(await apply(mall, buyer, id, { num: 1 }));
  valueOf(await south(refundApi.agree, { id: first.refund_order_id }));
  expect(await stateOf(mall, everywhere)).toBe('used');
  const rest = valueOf(await apply(mall, buyer, id, { num: 2 }));
  valueOf(await south(refundApi.agree, { id: rest.refund_order_id }));

  expect(await statusOf(mall, id)).toBe('refunded');
  expect(await stateOf(mall, everywhere)).toBe('unused');
  expect(await stateOf(mall, own)).toBe('unused');
  expect(await balanceOf(mall, 'points_free', 1)).toBe(before + Number(money!['points_used']));
  expect(await balanceOf(mall, 'points_locked', 1)).toBe(0);
  expect(await balanceOf(mall, 'merchant_frozen', SOUTH)).toBe(0);
  expect(await balanceOf(mall, 'platform_coupon', 0)).toBe(0);
  const last = valueOf(await buyer(refundApi.detail, { id: rest.refund_order_id }));
  const taken = valueOf(await buyer(refundApi.detail, { id: first.refund_order_id })).integral_taken;
  expect(taken + last.integral_taken).toBe(Number(money!['points_earned']));
});

test('a presale gives its balance back before the deposit, and the limited stock returns', async () => {
  await freshMorning(mall);
  const activityId = await openPresale(mall);
  await fund(mall, 1);
  let [buyer, , south] = await people();
  const start = await balanceOf(mall, 'buyer_balance', 1);
  const group = await orderActivity(mall, { uid: 1, skuId: VALVE.sku, activityId, quantity: 2 });
  valueOf(await payOrder(mall.ctx(1), { group_id: group, type: 'balance' }));
  const id = await orderOf(group);
  expect(codeOf(await apply(mall, buyer, id))).toBe('refund.not_supported');
  mall.clock.set('2026-11-22T10:00:00+08:00');
  [buyer, , south] = await people();
  const [due] = await mall.read('presaleOrder', {}, { id: 'presaleOrderId' });
  valueOf(await payPresale(mall.ctx(1), { presell_order_id: due!.id, type: 'balance' }));
  const one = valueOf(await apply(mall, buyer, id, { num: 1 }));
  valueOf(await south(refundApi.agree, { id: one.refund_order_id }));
  const detail = valueOf(await buyer(refundApi.detail, { id: one.refund_order_id }));
  expect(detail.money).toHaveLength(1);
  const two = valueOf(await apply(mall, buyer, id, { num: 1 }));
  valueOf(await south(refundApi.agree, { id: two.refund_order_id }));
  expect(await balanceOf(mall, 'buyer_balance', 1)).toBe(start);
  const payments = await mall.read('payment', {}, ['paymentId', 'purpose', 'amount'], { by: 'purpose' });
  const back = await Promise.all(
    payments.map(({ paymentId }) => mall.sum('refundPayment', 'amount', { paymentId })),
  );
  const whole = payments.filter(({ amount }, at) => back[at] === amount);
  expect(whole.map(({ purpose }) => purpose)).toEqual(['order', 'presale']);
  const [left] = await mall.read('activitySku', {}, ['stock']);
  expect(left!.stock).toBe(20);
  expect(await statusOf(mall, id)).toBe('refunded');
});

test('what was bought in a flash sale goes back to its limited stock', async () => {
  await freshMorning(mall);
  const activityId = await openSeckill(mall, { stock: 5 });
  await fund(mall, 1);
  const [buyer, north] = await people();
  const group = await orderActivity(mall, { uid: 1, skuId: GAUGE.sku, activityId, quantity: 2 });
  valueOf(await payOrder(mall.ctx(1), { group_id: group, type: 'balance' }));
  const { refund_order_id: refund } = valueOf(await apply(mall, buyer, await orderOf(group), { num: 1 }));
  valueOf(await north(refundApi.agree, { id: refund }));
  const [left] = await mall.read('activitySku', {}, ['stock']);
  expect(left!.stock).toBe(4);
});

test('a gateway that fails is shown as failed, asked again, and paid once', async () => {
  await freshMorning(mall);
  // Coupons that came back would be used again.
  await mall.remove('couponUser');
  const [buyer, , south] = await people();
  const group = await order(mall, 1, [[VALVE.sku, 1]]);
  const now = mall.clock.now();
  const paymentId = newId(now);
  await mall.services.database.db.insert(payment).values({
    paymentId,
    outTradeNo: newId(now),
    uid: 1,
    purpose: 'order',
    targetId: group,
    provider: 'cashier',
    amount: 27_000,
    status: 'pending',
    createdAt: now,
  });
  await mall.services.database.tx(async () => {
    const row = (await lockPayment(mall.services.database.db, paymentId))!;
    expect(await settlePayment(mall.system, row, { tradeNo: 'LC1' })).toBe('posted');
  });
  const { refund_order_id: id } = valueOf(await apply(mall, buyer, await orderOf(group)));
  valueOf(await south(refundApi.agree, { id }));
  const read = async () => valueOf(await buyer(refundApi.detail, { id }));
  expect(await read()).toMatchObject({ status: 'refunded', money_state: 'on_its_way' });
  const job = mall.jobs.find((sent) => sent.name === 'payment.refund');
  const send = () => sendRefund(mall.system, job!.payload as { refundPaymentId: string });
  await expect(send()).rejects.toThrow('does not answer');
  expect(await read()).toMatchObject({ status: 'refunded', money_state: 'failed' });
  expect(valueOf(await buyer(refundApi.list, {})).list[0]).toMatchObject({ money_state: 'failed' });
  isGatewayDown = false;
  await send();
  await send();
  expect(await read()).toMatchObject({
    money_state: 'done',
    money: [{ pay_type: 'cashier', refund_price: '270.00', status: 'done' }],
  });
  expect(await balanceOf(mall, 'refund_due', 0)).toBe(0);
  expect(await linesOf(mall, await orderOf(group))).toMatchObject([{ refund_state: 'fully' }]);
});

test('freight that was free because of the sum stays free for what a refund leaves, unless the store offers less', async () => {
  await fund(mall, 2);
  const [, , south] = await people();
  const buyer = await mall.login(2);
  await mall.change('merchant', { merId: SOUTH }, { freeFreightFrom: 70_000 });
  const group = await order(mall, 2, [[VALVE.sku, 3]]);
  await mall.change('merchant', { merId: SOUTH }, { freeFreightFrom: null });
  valueOf(await payOrder(mall.ctx(2), { group_id: group, type: 'balance' }));
  const id = await orderOf(group);
  const [line] = await linesOf(mall, id);
  expect(line).toMatchObject({ freight: 0 });
  const piece = Number(line!.pay_price) / 3;
  const held = () => balanceOf(mall, 'buyer_balance', 2);
  const before = await held();
  const whole = valueOf(await apply(mall, buyer, id, { num: 1 }));
  valueOf(await south(refundApi.agree, { id: whole.refund_order_id }));
  expect((await held()) - before).toBe(piece);
  // What sending the last one costs is kept where the buyer accepts it.
  const less = valueOf(await apply(mall, buyer, id, { num: 1 }));
  const price = ((piece - 1_200) / 100).toFixed(2);
  valueOf(
    await south(refundApi.offer, { id: less.refund_order_id, refund_price: price, reason: '单件需收运费' }),
  );
  valueOf(await buyer(refundApi.answer, { id: less.refund_order_id, agree: true }));
  expect((await held()) - before).toBe(2 * piece - 1_200);
});

// What a buyer should not miss is told once, by the hour.
import { afterAll, expect, test } from 'vitest';
import { profileApi } from '#lib/contracts/profile.ts';
import { remindBuyers } from '#lib/domain/trade/reminder/index.ts';
import { days, hours, minutes, after } from '#lib/kernel/clock.ts';
import { openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { paidOrder, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
afterAll(() => mall.close());

const kindsOf = async (uid: number) =>
  valueOf(await (await mall.login(uid))(profileApi.notices, {})).list.map((notice) => notice.kind);

test('coupons that end in two days are told of once, however often the job runs', async () => {
  const ends = new Date(mall.clock.now().getTime() + days(2) + minutes(30));
  await mall.add('coupon', {
    couponId: 1,
    merId: 0,
    kind: 'general',
    title: '通用券',
    titleEn: 'Coupon',
    value: 1000,
    threshold: 0,
    status: 'open',
    sendType: 'receive',
    createdAt: new Date(),
  });
  await mall.add('couponUser', {
    couponUserId: 'cu1',
    couponId: 1,
    uid: 1,
    startsAt: new Date(),
    endsAt: ends,
    createdAt: new Date(),
  });
  await remindBuyers(mall.system);
  expect(await kindsOf(1)).toEqual([]);
  mall.clock.advance(hours(1));
  await remindBuyers(mall.system);
  mall.clock.advance(hours(1));
  await remindBuyers(mall.system);
  expect(await kindsOf(1)).toEqual(['coupon.ending']);
});

test('a presale balance that may be paid is told of, to the phone too', async () => {
  const orderId = await paidOrder(mall, 2, [[VALVE.sku, 1]]);
  const start = after(mall.clock.now(), minutes(10));
  const { groupOrderId, uid } = await mall.first('storeOrder', { orderId });
  const paidFrom = { finalStartAt: start, finalEndAt: after(start, days(3)) };
  const [presale] = await mall.add('activity', {
    kind: 'presale',
    merId: SOUTH,
    productId: VALVE.product,
    status: 'approved',
    pays: 'deposit',
    delivery: 'after_end',
    startAt: after(mall.clock.now(), -days(1)),
    endAt: mall.clock.now(),
    ...paidFrom,
    createdAt: mall.clock.now(),
    updatedAt: mall.clock.now(),
  });
  await mall.add('presaleOrder', {
    presaleOrderId: 'p1',
    presaleOrderSn: 'YS1',
    orderId,
    groupOrderId,
    uid,
    merId: SOUTH,
    activityId: presale!.activityId,
    status: 'due',
    deposit: 100,
    balance: 900,
    ...paidFrom,
    createdAt: new Date(),
  });
  mall.clock.advance(hours(1));
  await remindBuyers(mall.system);
  expect(await kindsOf(2)).toContain('presale.balance_due');
  const sms = mall.jobs.filter((job) => job.name === 'sms.send').map((job) => job.payload);
  expect(sms).toMatchObject([{ template: 'presale.balance_due', params: { sn: 'YS1', amount: '9.00' } }]);
});

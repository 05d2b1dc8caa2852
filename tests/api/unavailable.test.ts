// What has no provider is said to be not available, in the visitor's language, and never made up: a mall for the public
// without couriers' tracking, riders, lent numbers, SMS, a mail server and a payment provider.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLogistics } from '#lib/adapters/logistics/no-logistics.ts';
import { noMail } from '#lib/adapters/mail/no-mail.ts';
import { noSms } from '#lib/adapters/sms/no-sms.ts';
import { presaleBalanceApi } from '#lib/contracts/presale-balance.ts';
import { deliveryApi } from '#lib/contracts/delivery.ts';
import { hotlineApi } from '#lib/contracts/hotline.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { siteApi } from '#lib/contracts/site.ts';
import { sweepRides } from '#lib/domain/trade/delivery/index.ts';
import { shipOrder } from '#lib/domain/trade/order/index.ts';
import { days } from '#lib/kernel/clock.ts';
import { BOLT, NORTH, openTradeMall, SOUTH, VALVE } from '../support/trade-mall.ts';
import { order, paidOrder, valueOf } from '../support/trade-steps.ts';

const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('storeDelivery', { merId: 1, hours: '', hoursEn: '', zones: [{ prefix: '13', fee: 3000 }] });
  Object.assign(mall.services, {
    logistics: noLogistics,
    hotline: undefined,
    sms: noSms,
    mail: noMail,
    payments: {},
  });
});
afterAll(() => mall.close());

test('no code is promised that nobody sends', async () => {
  const wanted = { phone: '13912345678', type: 'login' } as const;
  expect(await mall.as()(identityApi.verify, wanted)).toMatchObject({
    failure: { code: 'sms.off', message: expect.stringContaining('未开通短信服务') },
  });
  expect(await mall.as(undefined, 'en-US')(identityApi.verify, wanted)).toMatchObject({
    failure: { message: expect.stringContaining('sends no text messages') },
  });
  expect(mall.jobs.filter(({ name }) => name === 'sms.send')).toEqual([]);
});

test('a parcel has no invented way: the buyer sees what the store has entered, and that nobody tracks it', async () => {
  const id = await paidOrder(mall, 1, [[VALVE.sku, 1]]);
  const sent = { id, courier: 'sf', tracking_no: 'SF1234567890', note: '', confirm: false };
  valueOf(await shipOrder(mall.merchant(SOUTH), sent));
  mall.clock.advance(days(3));
  const buyer = await mall.login(1);
  const shown = await buyer(orderApi.express, { id });
  if (!shown.ok) throw new Error(shown.failure.code);
  expect(shown.value).toMatchObject({ tracked: false, courier: '顺丰速运', tracking_no: 'SF1234567890' });
  expect(shown.value.express.map(({ status }) => status)).toEqual([
    expect.stringContaining('发货人已交给快递公司'),
  ]);
});

test('no invented rider takes a ride; the store’s own people do', async () => {
  const id = await paidOrder(mall, 1, [[BOLT.m8, 10]], { city: [NORTH] });
  const store = await mall.login(901);
  expect((await store(deliveryApi.callRider, { id })).ok).toBe(true);
  mall.clock.advance(days(1));
  await sweepRides({ ...mall.system, logistics: noLogistics });
  const buyer = await mall.login(1);
  expect(await buyer(deliveryApi.ride, { id })).toMatchObject({
    value: { status: 'waiting', rider_name: null, rider_phone: null },
  });
});

test('no number is lent that leads nowhere', async () => {
  const buyer = await mall.login(2);
  expect(await buyer(hotlineApi.virtualPhone, { mer: NORTH })).toMatchObject({
    failure: { code: 'hotline.off', message: expect.stringContaining('未开通虚拟号码') },
  });
});

test('orders are paid by balance, bank transfer and credit, and nothing is recharged', async () => {
  const groupId = await order(mall, 3, [[VALVE.sku, 1]]);
  const buyer = await mall.login(3);
  const methods = await buyer(paymentApi.methods, { group_id: groupId });
  if (!methods.ok) throw new Error(methods.failure.code);
  const closed = methods.value.list.filter(({ reason }) => reason === 'payment.method_off');
  expect(closed.map(({ type }) => type)).toEqual(expect.arrayContaining(['weixinQr', 'alipayQr']));
  expect(methods.value.list.map(({ type }) => type)).not.toContain('cashier');
  expect(await mall.as()(siteApi.switches)).toMatchObject({ value: { recharge_switch: false } });
  expect(await buyer(presaleBalanceApi.recharge, { type: 'weixinQr', price: '100.00' })).toMatchObject({
    failure: { code: 'recharge.off' },
  });
});

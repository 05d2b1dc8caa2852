// A buyer hears of every turn of an order and its money, with a link to the page that shows it.
import { afterAll, expect, test } from 'vitest';
import { profileApi } from '#lib/contracts/profile.ts';
import * as notices from '#lib/domain/account/notice/index.ts';
import { changePrice, closeUnpaid, orderDue, shipOrder } from '#lib/domain/trade/order/index.ts';
import { days, minutes } from '#lib/kernel/clock.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { loadTranslators } from '#lib/i18n/load.ts';
import { LOCALES } from '#lib/i18n/locales.ts';
import { openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { order, pay, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
afterAll(() => mall.close());

const heard = async (uid: number) => valueOf(await (await mall.login(uid))(profileApi.notices, {})).list;
const storeOrderOf = async (group: string): Promise<string> => {
  const [row] = await mall.read('storeOrder', { groupOrderId: group }, { order_id: 'orderId' });
  return row!.order_id;
};

test('price changed, paid, shipped and received: one notice each, the parcel also to the phone', async () => {
  const group = await order(mall, 1, [[VALVE.sku, 1]]);
  const id = await storeOrderOf(group);
  valueOf(await changePrice(mall.merchant(SOUTH), { id, goods_price: '200.00', freight: '0.00' }));
  mall.clock.advance(minutes(1));
  await pay(mall, group);
  mall.clock.advance(minutes(1));
  const parcel = { id, courier: 'sf', tracking_no: 'SF123', note: '', confirm: false };
  valueOf(await shipOrder(mall.merchant(SOUTH), parcel));
  mall.clock.advance(days(15));
  await orderDue(mall.system, { orderId: id });
  await orderDue(mall.system, { orderId: id });

  const list = await heard(1);
  expect(list.map((notice) => notice.kind)).toEqual([
    'order.received',
    'order.shipped',
    'order.paid',
    'order.price_changed',
  ]);
  expect(list[1]).toMatchObject({
    link: `/logistics?orderId=${id}`,
    params: { tracking: 'SF123' },
    is_read: false,
  });
  expect(list[3]).toMatchObject({
    link: `/order_stay_detail?orderId=${group}`,
    params: { amount: '200.00' },
  });
  const sms = mall.jobs.filter((job) => job.name === 'sms.send').map((job) => job.payload);
  expect(sms).toMatchObject([{ phone: '13900000001', template: 'order.shipped' }]);
});

test('messages to the phone are in the language in which the account ordered last', async () => {
  const parcel = { uid: 4, sn: 'DD3', orderId: 'o', courier: '顺丰速运', trackingNo: 'SF1' };
  const sent = async (): Promise<unknown> => {
    mall.jobs.length = 0;
    await notices.notifyShipped(mall.system, parcel);
    return mall.jobs.find((job) => job.name === 'sms.send')?.payload;
  };
  expect(await sent()).toMatchObject({ locale: 'zh-CN' });
  const inEnglish = { ...mall, ctx: (uid: number) => ({ ...mall.ctx(uid), locale: 'en-US' as const }) };
  await order(inEnglish, 4, [[VALVE.sku, 1]]);
  expect(await sent()).toMatchObject({ locale: 'en-US' });
  await order(mall, 4, [[VALVE.sku, 1]]);
  expect(await sent()).toMatchObject({ locale: 'zh-CN' });
});

test('an order that closes by itself is told of; one that the buyer cancels is not', async () => {
  const group = await order(mall, 2, [[VALVE.sku, 1]]);
  mall.clock.advance(minutes(31));
  await closeUnpaid(mall.system, { groupOrderId: group });
  expect((await heard(2)).map((notice) => notice.kind)).toEqual(['order.timed_out']);
});

test('a notice names the courier in the language of who reads it', async () => {
  const parcel = { uid: 4, sn: 'DD2', orderId: 'o', courier: '顺丰速运', trackingNo: 'SF1' };
  await notices.notifyShipped(mall.system, parcel);
  const named = async (locale: 'zh-CN' | 'en-US') => {
    const { list } = valueOf(await notices.listNotices({ ...mall.ctx(4), locale }, { page: 1, limit: 1 }));
    return list[0]?.params['courier'];
  };
  expect([await named('zh-CN'), await named('en-US')]).toEqual(['顺丰速运', 'SF Express']);
});

test('every notice has its words in both languages, with nothing left to fill in', async () => {
  const told = { uid: 3, sn: 'DD1', orderId: 'o', groupOrderId: 'g', refundId: 'r', amount: 1230 };
  const ctx = mall.system;
  await notices.notifyPaid(ctx, told);
  await notices.notifyTimedOut(ctx, told);
  await notices.notifyPriceChanged(ctx, told);
  await notices.notifyShipped(ctx, { ...told, courier: 'SF', trackingNo: '1' });
  await notices.notifyReceived(ctx, told);
  await notices.notifyMoneyReturned(ctx, told);
  await notices.notifyRefundAgreed(ctx, { ...told, sendsBack: true });
  await notices.notifyRefundAgreed(ctx, { ...told, sendsBack: false });
  await notices.notifyRefundRefused(ctx, { ...told, reason: 'x' });
  await notices.notifyRefundLapsed(ctx, told);
  await notices.notifyRefundPaid(ctx, told);
  await notices.notifyCouponsEnding(ctx, { uid: 3, number: 2 });
  await notices.notifyBalanceDue(ctx, { ...told, until: { zh: '2026-12-01', en: 'Dec 1, 2026' } });
  await notices.notifyPointsAvailable(ctx, { uid: 3, points: 5 });
  const list = await heard(3);
  expect(list).toHaveLength(14);
  const translators = loadTranslators();
  for (const locale of LOCALES) {
    for (const { kind, params, link } of list) {
      const words = wireWord(translators[locale], 'notice', kind, params);
      expect(words, kind).not.toContain('notice:');
      expect(words, kind).not.toMatch(/\{\{|undefined/);
      expect(link).toMatch(/^\//);
    }
  }
});

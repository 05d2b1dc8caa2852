// Carriers as the platform lists them: what stores and buyers choose from, and where a parcel is looked for.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { deliveryApi } from '#lib/contracts/delivery.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { applyPlatformSettings } from '#lib/kernel/platform-settings.ts';
import { followPlatformSettings } from '#lib/server/follow-platform-settings.ts';
import { followParcel } from '#lib/domain/trade/order/read/follow-parcel.ts';
import { openTradeMall } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

let desk: Call;
let tell: () => void = () => undefined;
let stop: () => void;
/** Does it, and waits until this process has heard of it. */
async function heard<T>(act: () => Promise<T>): Promise<T> {
  const said = new Promise<void>((resolve) => (tell = resolve));
  const done = await act();
  await said;
  return done;
}

const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('userRole', { uid: 3, role: 'platform', platformRoles: ['service'] });
  desk = await mall.login(3);
  stop = followPlatformSettings(mall.services.database, () => tell());
});
afterAll(async () => {
  stop();
  applyPlatformSettings({ names: {}, timers: {} });
  await mall.close();
});

const codes = async () => valueOf(await mall.as()(orderApi.couriers)).map(({ value }) => value);
const zhongtie = {
  code: 'crexpress',
  name: '中铁快运',
  name_en: 'CRE',
  link: 'https://track.example/?no={number}',
};

test('a carrier that is added is offered last, is moved, and where it shows parcels is told with their number', async () => {
  const [first] = await codes();
  valueOf(await heard(() => desk(deliveryApi.saveCarrier, { ...zhongtie, is_new: true })));
  expect((await codes()).at(-1)).toBe('crexpress');
  expect(codeOf(await desk(deliveryApi.saveCarrier, { ...zhongtie, is_new: true }))).toBe('carrier.code');
  expect(codeOf(await desk(deliveryApi.saveCarrier, { ...zhongtie, code: 'nobody' }))).toBe('carrier.gone');
  const sent = { trackingNo: 'AB 1', sentAt: mall.clock.now(), from: '', to: '' };
  expect(await followParcel(mall.ctx(1), { ...sent, courier: 'crexpress' })).toMatchObject({
    link: 'https://track.example/?no=AB%201',
  });
  valueOf(await heard(() => desk(deliveryApi.moveCarrier, { code: first!, to: 'down' })));
  expect((await codes())[1]).toBe(first);
});

test('one that is switched off is offered no more and ships nothing, and parcels keep its name', async () => {
  valueOf(await heard(() => desk(deliveryApi.saveCarrier, { ...zhongtie, is_on: false })));
  expect(await codes()).not.toContain('crexpress');
  const rows = valueOf(await desk(deliveryApi.carriers, {})).list;
  expect(
    valueOf(await desk(deliveryApi.carriers, { keyword: ' CREXP' })).list.map(({ code }) => code),
  ).toEqual(['crexpress']);
  expect(valueOf(await desk(deliveryApi.carriers, { keyword: '没有' })).count).toBe(0);
  expect(rows.find(({ code }) => code === 'crexpress')).toMatchObject({ name: '中铁快运', is_on: false });
  expect(mall.ctx(1).logistics.couriers.find(({ code }) => code === 'crexpress')?.zh).toBe('中铁快运');
});

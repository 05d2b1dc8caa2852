// A store keeps its profile, its hours and its freight itself: buyers see and pay it at once.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { deskApi } from '#lib/contracts/desk.ts';
import { goodsFormApi } from '#lib/contracts/goods-form.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { storeApi } from '#lib/contracts/store.ts';
import { storeDeskApi } from '#lib/contracts/store-desk.ts';
import { merchant } from '#lib/db/schema.ts';
import { cityOffers } from '#lib/domain/trade/freight/index.ts';
import { newId } from '#lib/kernel/ids.ts';
import { openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, paidOrder, valueOf } from '../../support/trade-steps.ts';
import { apply, bought, fund, receive, ship } from '../../domain/refund/refund-steps.ts';

let store: Call;
let other: Call;
const mall = await openTradeMall();
beforeAll(async () => {
  [store, other] = [await mall.login(902), await mall.login(901)];
});
afterAll(() => mall.close());

test('what a store says of itself is changed at its desk and read on its page', async () => {
  const { list } = valueOf(await store(storeDeskApi.profile, {}));
  const { mer_id: id, name: _name, logo: _logo, banner: _banner, ...profile } = list[0]!;
  expect(id).toBe(SOUTH);
  const changed = {
    ...profile,
    intro: '三十年只做阀门。',
    phone: '0310-6688888',
    address: '永年区标准件大道 9 号',
    service_from: '07:30',
    service_until: '24:00',
    free_freight_from: '1500.50',
    pick_up: true,
  };
  const late = { ...changed, service_from: '18:00', service_until: '09:00' };
  expect(await store(storeDeskApi.saveProfile, late)).toMatchObject({
    failure: { code: 'store.hours', field: 'service_until' },
  });
  expect(codeOf(await store(storeDeskApi.saveProfile, { ...changed, phone: '打我' }))).toBe('store.phone');
  valueOf(await store(storeDeskApi.saveProfile, changed));
  expect(valueOf(await store(storeDeskApi.profile, {})).list[0]).toMatchObject(changed);
  const page = JSON.stringify(valueOf(await mall.as()(storeApi.detail, { id: SOUTH })));
  expect(page).toContain('三十年只做阀门。');
  expect(page).toContain('永年区标准件大道 9 号');
  expect(valueOf(await other(storeDeskApi.profile, {})).list[0]?.intro).not.toBe(changed.intro);
});

test('a store says when goods can be fetched and where its riders go; a check-out reckons with it at once', async () => {
  const form = {
    hours: '周一至周五 8:00–17:00',
    hours_en: '',
    rings: ['永年区 15', '邯郸市、石家庄市 30.50'],
  };
  for (const [wrong, code] of [
    ['永年区', 'freight.ring'],
    ['全国 10', 'freight.ring'],
    ['火星 10', 'freight.region'],
  ] as const)
    expect(await store(storeDeskApi.saveDelivery, { ...form, rings: [wrong] })).toMatchObject({
      failure: { code, field: 'rings' },
    });
  valueOf(await store(storeDeskApi.saveDelivery, form));
  const read = valueOf(await store(storeDeskApi.delivery, {})).list[0]!;
  expect(read.rings).toEqual(['永年区 15.00', '邯郸市 30.50', '石家庄市 30.50']);
  valueOf(await store(storeDeskApi.saveDelivery, read));
  const fees = async (...address: string[]) =>
    (await cityOffers(mall.ctx(1), [SOUTH], address)).get(SOUTH)?.fee;
  expect(await fees('13', '1304', '130408')).toBe(1500);
  expect(await fees('13', '1304', '130402')).toBe(3050);
  expect(await fees('11', '1101', '110105')).toBeUndefined();
  expect(valueOf(await other(storeDeskApi.delivery, {})).list[0]?.rings).not.toEqual(read.rings);
});

test('a freight template is written in lines, counts for what is sent by it, and is nobody else’s', async () => {
  const form = {
    name: '阀门运费',
    charge_type: 'pieces' as const,
    rules: ['河北、山东省 1 8 1 1.5', '其他地区 2 20 1 4'],
    free_rules: ['河北省 10 500'],
    undelivery: 'listed' as const,
    undelivered: ['西藏', '71'],
  };
  const refused: [Partial<typeof form>, field: string, code: string][] = [
    [{ rules: ['河北 十块'] }, 'rules', 'freight.line'],
    [{ rules: ['火星 1 8 1 1'] }, 'rules', 'freight.region'],
    [{ rules: ['河北省 0 8 1 1', '其他 1 1 1 1'] }, 'rules', 'freight.line'],
    [{ rules: ['河北省 1 8 1 1'] }, 'rules', 'freight.elsewhere'],
    [{ free_rules: ['河北省 多'] }, 'free_rules', 'freight.free_line'],
    [{ undelivered: [] }, 'undelivered', 'freight.undelivered'],
  ];
  for (const [wrong, field, code] of refused)
    expect(await store(storeDeskApi.saveFreight, { ...form, ...wrong })).toMatchObject({
      failure: { code, field },
    });
  // The mall of the tests has numbered its own templates.
  await mall.numberFrom('freightTemplate', 1000);
  const { id } = valueOf(await store(storeDeskApi.saveFreight, form));
  const rowOf = async () =>
    valueOf(await store(storeDeskApi.freight, {})).list.find((row) => row.freight_id === id);
  expect(await rowOf()).toMatchObject({
    rules: ['河北省、山东省 1 8.00 1 1.50', '其他地区 2 20.00 1 4.00'],
    free_rules: ['河北省 10 500.00'],
    undelivered: ['西藏自治区', '台湾省'],
    goods: 0,
  });
  for (const [keyword, ids] of [
    ['西藏', [id]],
    ['山东', [id]],
    ['火星', []],
  ] as const)
    expect(valueOf(await store(storeDeskApi.freight, { keyword })).list.map((row) => row.freight_id)).toEqual(
      ids,
    );
  // What the list says is what the form takes.
  const read = await rowOf();
  valueOf(await store(storeDeskApi.saveFreight, { ...form, ...read, id, charge_type: 'weight' }));
  expect((await rowOf())?.rules).toEqual(['河北省、山东省 1 8.00 1 1.50', '其他地区 2 20.00 1 4.00']);

  expect(codeOf(await other(storeDeskApi.saveFreight, { ...form, id }))).toBe('freight.gone');
  expect(codeOf(await other(storeDeskApi.removeFreight, { id }))).toBe('freight.gone');
  await mall.change('product', { productId: 2 }, { freightTemplateId: id });
  expect(codeOf(await store(storeDeskApi.removeFreight, { id }))).toBe('freight.used');
  expect((await rowOf())?.goods).toBe(1);
  await mall.change('product', { productId: 2 }, { freightTemplateId: null });
  valueOf(await store(storeDeskApi.removeFreight, { id }));
  expect(await rowOf()).toBeUndefined();
});

/** A picture that this account has uploaded. */
async function picture(uid: number, field: string, folder: string): Promise<string> {
  const id = newId(mall.clock.now());
  const path = `/files/${folder}/${field}/${id}.webp`;
  await mall.add('media', {
    mediaId: id,
    uid,
    field,
    path,
    mime: 'image/webp',
    bytes: 1,
    createdAt: new Date(),
  });
  return path;
}
const formOf = async () => {
  const { list } = valueOf(await store(storeDeskApi.profile, {}));
  const { mer_id: _id, name: _name, logo: _logo, banner: _banner, ...profile } = list[0]!;
  return profile;
};

test('a holiday is told to buyers a week before, and moves the day by which orders are to be sent', async () => {
  const profile = await formOf();
  const half = { ...profile, closed_from: '2026-11-24', closed_until: '' };
  expect(await store(storeDeskApi.saveProfile, half)).toMatchObject({
    failure: { code: 'store.closing', field: 'closed_until' },
  });
  const before = await paidOrder(mall, 1, [[VALVE.sku, 1]]);
  const shipBy = async (id: string) =>
    valueOf(await store(orderDeskApi.list, { tab: 'to_ship' })).list.find((row) => row.order_id === id)
      ?.ship_by;
  expect(await shipBy(before)).toBe('2026-11-21');
  await mall.change('product', { productId: VALVE.product }, { leadDays: 3 });
  const order = await paidOrder(mall, 1, [[VALVE.sku, 1]]);
  // What was promised before stays promised.
  expect([await shipBy(before), await shipBy(order)]).toEqual(['2026-11-21', '2026-11-24']);
  const closing = { closed_from: '2026-11-23', closed_until: '2026-11-26', closed_note: '盘点' };
  valueOf(await store(storeDeskApi.saveProfile, { ...profile, ...closing }));
  expect(await shipBy(order)).toBe('2026-11-28');
  const buyer = await mall.login(1);
  expect(valueOf(await buyer(orderApi.detail, { id: order })).ship_by).toBe('2026-11-28');
  const told = { closing: { from: '2026-11-23', until: '2026-11-26', note: '盘点' } };
  expect(valueOf(await mall.as()(storeApi.detail, { id: SOUTH }))).toMatchObject(told);
  expect(valueOf(await mall.as()(goodsApi.detail, { id: VALVE.product })).merchant).toMatchObject(told);
  const later = { ...profile, closed_from: '2026-12-20', closed_until: '2026-12-26' };
  valueOf(await store(storeDeskApi.saveProfile, later));
  expect(valueOf(await mall.as()(storeApi.detail, { id: SOUTH })).closing).toBeNull();
});

test('a logo is a picture that the store has uploaded itself', async () => {
  const profile = await formOf();
  const [own, foreign] = [await picture(902, 'store', 'uploads'), await picture(901, 'store', 'uploads')];
  expect(await store(storeDeskApi.saveProfile, { ...profile, logo: [foreign] })).toMatchObject({
    failure: { code: 'store.picture', field: 'logo' },
  });
  valueOf(await store(storeDeskApi.saveProfile, { ...profile, logo: [own] }));
  expect(valueOf(await mall.as()(storeApi.detail, { id: SOUTH }))).toMatchObject({
    mer_avatar: own,
    mer_banner: '/b.svg',
  });
});

test('one return address is the first, always, and an agreed return goes there', async () => {
  const address = { name: '售后部', phone: '0310-6688888', address: '永年区退货仓 3 号' };
  const { id: first } = valueOf(await store(storeDeskApi.saveReturn, address));
  const second = { ...address, address: '永年区退货仓 4 号', is_default: true };
  const { id } = valueOf(await store(storeDeskApi.saveReturn, second));
  const listed = async () => valueOf(await store(storeDeskApi.returns, {})).list;
  expect((await listed()).map((row) => [row.address_id, row.is_default])).toEqual([
    [id, true],
    [first, false],
  ]);
  expect(codeOf(await other(storeDeskApi.saveReturn, { ...address, id }))).toBe('store.return_gone');
  expect(codeOf(await other(storeDeskApi.removeReturn, { id }))).toBe('store.return_gone');
  expect(valueOf(await other(storeDeskApi.returns, {})).list).toEqual([]);
  for (const [keyword, count] of [
    ['仓 4', 1],
    ['售后', 2],
    ['6688888', 2],
    ['nobody', 0],
  ] as const) {
    expect(valueOf(await store(storeDeskApi.returns, { keyword })).count).toBe(count);
    expect(valueOf(await other(storeDeskApi.returns, { keyword })).count).toBe(0);
  }

  await fund(mall, 1);
  const buyer = await mall.login(1);
  for (const [input, address] of [
    [{}, second.address],
    [{ return_id: first }, '永年区退货仓 3 号'],
  ] as const) {
    const [order] = await bought(mall, 1, [[VALVE.sku, 1]]);
    await ship(mall, order!, SOUTH);
    await receive(mall, 1, order!);
    const refund = valueOf(await apply(mall, buyer, order!, { refund_type: 'return' })).refund_order_id;
    expect(codeOf(await store(refundApi.agree, { id: refund, return_id: 999 }))).toBe(
      'refund.return_address',
    );
    valueOf(await store(refundApi.agree, { id: refund, ...input }));
    expect(valueOf(await buyer(refundApi.detail, { id: refund })).mer_delivery_address).toBe(address);
  }
  valueOf(await store(storeDeskApi.removeReturn, { id }));
  expect(await listed()).toMatchObject([{ address_id: first, is_default: true }]);
});

test('a certificate waits in the inbox from thirty days before its end, until it is renewed', async () => {
  const image = [await picture(902, 'application', 'private')];
  const form = { name: '营业执照', number: '91130408', image, expires_on: '2026-12-21' };
  expect(await store(storeDeskApi.saveCertificate, { ...form, image: [] })).toMatchObject({
    failure: { code: 'store.certificate_image', field: 'image' },
  });
  const { id } = valueOf(await store(storeDeskApi.saveCertificate, form));
  const waits = async () =>
    valueOf(await store(deskApi.storeInbox)).rows.find((row) => row.kind === 'certificates')?.count ?? 0;
  const stateOf = async () => valueOf(await store(storeDeskApi.certificates, {})).list[0];
  for (const [keyword, count] of [
    ['执照', 1],
    ['91130', 1],
    ['nobody', 0],
  ] as const) {
    expect(valueOf(await store(storeDeskApi.certificates, { keyword })).count).toBe(count);
    expect(valueOf(await other(storeDeskApi.certificates, { keyword })).count).toBe(0);
  }
  expect([(await stateOf())?.state, (await stateOf())?.days_left, await waits()]).toEqual(['good', 31, 0]);
  const renew = (expires_on: string) =>
    store(storeDeskApi.saveCertificate, { id, name: form.name, number: '', expires_on });
  valueOf(await renew('2026-12-20'));
  expect([(await stateOf())?.state, await waits()]).toEqual(['ending', 1]);
  valueOf(await renew('2026-11-20'));
  expect([(await stateOf())?.state, await waits()]).toEqual(['over', 1]);
  valueOf(await renew('2028-12-20'));
  expect(await waits()).toBe(0);
  expect(valueOf(await mall.as()(storeApi.detail, { id: SOUTH })).isset_certificate).toBe(true);
  expect(codeOf(await other(storeDeskApi.removeCertificate, { id }))).toBe('store.certificate_gone');
  valueOf(await store(storeDeskApi.removeCertificate, { id }));
  expect(valueOf(await mall.as()(storeApi.detail, { id: SOUTH })).isset_certificate).toBe(false);
});

test('a picture of an application keeps its id beside the certificates that were added', async () => {
  const certificateImages = [
    await picture(902, 'application', 'private'),
    await picture(902, 'application', 'private'),
  ];
  await mall.services.database.db
    .update(merchant)
    .set({ certificateImages })
    .where(eq(merchant.merId, SOUTH));
  const image = [await picture(902, 'application', 'private')];
  const form = { name: 'ISO 9001', number: '', image, expires_on: '' };
  const { id } = valueOf(await store(storeDeskApi.saveCertificate, form));
  const { list } = valueOf(await store(storeDeskApi.certificates, {}));
  expect(list.map((row) => row.certificate_id)).toEqual([id, -1, -2]);
});

test('freight is read and written in English, and each name stands for one region', async () => {
  const english = mall.as(await mall.token(902), 'en-US');
  const form = {
    name: '河北运费',
    name_en: 'Freight to Hebei',
    charge_type: 'pieces' as const,
    rules: ['Hebei, Inner Mongolia 1 8 1 1.50', 'Suzhou (Jiangsu) 1 9 1 2', 'elsewhere 2 20 1 4'],
    free_rules: [],
    undelivery: 'listed' as const,
    undelivered: ['Hong Kong', 'Taiwan'],
  };
  const { id } = valueOf(await english(storeDeskApi.saveFreight, form));
  const read = async (call: Call) =>
    valueOf(await call(storeDeskApi.freight, {})).list.find((row) => row.freight_id === id)!;
  expect((await read(store)).rules.map((line) => line.split(' ')[0])).toEqual([
    '河北省、内蒙古自治区',
    '苏州市',
    '其他地区',
  ]);
  // The form of goods offers it in the reader's language, too.
  const offered = async (call: Call) =>
    valueOf(await call(goodsFormApi.choices)).freight.find(({ value }) => value === String(id))?.label;
  expect([await offered(store), await offered(english)]).toEqual(['河北运费', 'Freight to Hebei']);
  const again = await read(english);
  expect(again).toMatchObject({
    name_en: 'Freight to Hebei',
    undelivered: ['Hong Kong', 'Taiwan'],
    rules: [
      'Hebei, Inner Mongolia 1 8.00 1 1.50',
      'Suzhou (Jiangsu) 1 9.00 1 2.00',
      'elsewhere 2 20.00 1 4.00',
    ],
  });
  // What the list says is what the form takes.
  valueOf(await english(storeDeskApi.saveFreight, { ...again, id }));
  expect(await read(english)).toEqual(again);
});

// A store keeps its profile, its hours and its freight itself: buyers see and pay it at once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { storeApi } from '#lib/contracts/store.ts';
import { storeDeskApi } from '#lib/contracts/store-desk.ts';
import { openTradeMall, SOUTH, type TradeMall } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

let mall: TradeMall;
let store: Call;
let other: Call;
beforeAll(async () => {
  mall = await openTradeMall();
  [store, other] = [await mall.login(902), await mall.login(901)];
});
afterAll(() => mall.close());

test('what a store says of itself is changed at its desk and read on its page', async () => {
  const { list } = valueOf(await store(storeDeskApi.profile, {}));
  const { mer_id: id, name: _name, ...profile } = list[0]!;
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
  await mall.rows(`select setval(pg_get_serial_sequence('freight_template', 'freight_template_id'), 1000)`);
  const { id } = valueOf(await store(storeDeskApi.saveFreight, form));
  const rowOf = async () =>
    valueOf(await store(storeDeskApi.freight, {})).list.find((row) => row.freight_id === id);
  expect(await rowOf()).toMatchObject({
    rules: ['河北省、山东省 1 8.00 1 1.50', '其他地区 2 20.00 1 4.00'],
    free_rules: ['河北省 10 500.00'],
    undelivered: ['西藏自治区', '台湾省'],
    goods: 0,
  });
  // What the list says is what the form takes.
  const read = await rowOf();
  valueOf(await store(storeDeskApi.saveFreight, { ...form, ...read, id, charge_type: 'weight' }));
  expect((await rowOf())?.rules).toEqual(['河北省、山东省 1 8.00 1 1.50', '其他地区 2 20.00 1 4.00']);

  expect(codeOf(await other(storeDeskApi.saveFreight, { ...form, id }))).toBe('freight.gone');
  expect(codeOf(await other(storeDeskApi.removeFreight, { id }))).toBe('freight.gone');
  await mall.rows(`update product set freight_template_id = $1 where product_id = 2`, id);
  expect(codeOf(await store(storeDeskApi.removeFreight, { id }))).toBe('freight.used');
  expect((await rowOf())?.goods).toBe(1);
  await mall.rows(`update product set freight_template_id = null where product_id = 2`);
  valueOf(await store(storeDeskApi.removeFreight, { id }));
  expect(await rowOf()).toBeUndefined();
});

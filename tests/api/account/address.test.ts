import { afterAll, beforeEach, expect, test } from 'vitest';
import { addressApi } from '#lib/contracts/address.ts';
import { addressOf } from '#lib/domain/account/address/index.ts';
import { findSession } from '#lib/domain/account/identity/index.ts';
import { seconds } from '#lib/kernel/clock.ts';
import type { Call } from '#lib/call/call.ts';
import { openTestMall } from '../../support/mall.ts';
import { tokenOf } from './people.ts';

let call: Call;
let token: string;
let people = 0;
const mall = await openTestMall();
beforeEach(async () => {
  people += 1;
  token = await tokenOf(mall, `135000000${String(people).padStart(2, '0')}`);
  call = mall.as(token);
});
afterAll(() => mall.close());

const area = [{ id: '33' }, { id: '3303' }, { id: '330382' }, { id: '330382001' }];
const form = { real_name: '王建国', phone: '13812345678', area, detail: '柳市镇电器路18号' };

async function saved(change: object = {}) {
  mall.clock.advance(seconds(1));
  const result = await call(addressApi.save, { ...form, ...change });
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}
const listed = async () => {
  const result = await call(addressApi.list, {});
  return result.ok ? result.value.list.map((row) => row.address_id) : [];
};

test('an address keeps the names of its region codes, whatever names were sent', async () => {
  const names = area.map((part) => ({ ...part, name: '<b>别处</b>' }));
  const row = await saved({ area: names });
  expect(row).toMatchObject({
    province: '浙江省',
    province_id: '33',
    city: '温州市',
    district: '乐清市',
    street_id: '330382001',
  });
  expect(row.street).toMatch(/街道$/);
});

test('a region must be a chain from province to street', async () => {
  const codeOf = async (ids: string[]) => {
    const result = await call(addressApi.save, { ...form, area: ids.map((id) => ({ id })) });
    return result.ok ? 'ok' : `${result.failure.code} ${result.failure.field ?? ''}`;
  };
  expect(await codeOf(['33', '3303', '330382'])).toBe('address.region area');
  expect(await codeOf(['33', '3304', '330382', '330382001'])).toBe('address.region area');
  expect(await codeOf(['99', '9901', '990101', '990101001'])).toBe('address.region area');
  expect(await codeOf(['33'])).toBe('address.region area');
  expect(await codeOf(['44', '4419', '441900', '441900003'])).toBe('ok');
});

test('the other fields are refused with their own words', async () => {
  const codeOf = async (change: object) => {
    const result = await call(addressApi.save, { ...form, ...change });
    return result.ok ? 'ok' : `${result.failure.code} ${result.failure.field ?? ''}`;
  };
  expect(await codeOf({ real_name: '  ' })).toBe('address.name real_name');
  expect(await codeOf({ real_name: '王'.repeat(26) })).toBe('address.name real_name');
  expect(await codeOf({ phone: '' })).toBe('ERROR2 phone');
  expect(await codeOf({ phone: '2381234567' })).toBe('ERROR3 phone');
  expect(await codeOf({ detail: '' })).toBe('address.detail detail');
  expect(await codeOf({ detail: 'x'.repeat(121) })).toBe('address.detail detail');
});

test('the first address is the default; another takes its place when it is told to', async () => {
  const first = await saved();
  expect(first.is_default).toBe(true);
  const second = await saved();
  expect(second.is_default).toBe(false);
  const third = await saved({ is_default: true });
  expect(await listed()).toEqual([third.address_id, second.address_id, first.address_id]);
  await call(addressApi.makeDefault, { id: first.address_id });
  expect(await listed()).toEqual([first.address_id, third.address_id, second.address_id]);
});

test('ten requests at once leave one default', async () => {
  const rows = [await saved(), await saved(), await saved()];
  await Promise.all(
    rows.flatMap((row) => [row, row, row]).map((row) => call(addressApi.makeDefault, { id: row.address_id })),
  );
  const result = await call(addressApi.list, {});
  expect(result.ok && result.value.list.filter((row) => row.is_default)).toHaveLength(1);
});

test('the default address cannot be deleted, the others can', async () => {
  const first = await saved();
  const second = await saved();
  expect(await call(addressApi.remove, { id: first.address_id })).toMatchObject({
    failure: { code: 'address.default', message: '默认地址不能删除' },
  });
  expect(await call(addressApi.remove, { id: second.address_id })).toMatchObject({ ok: true });
  expect(await listed()).toEqual([first.address_id]);
});

test('address_id changes an address instead of adding one, and keeps the default', async () => {
  const first = await saved();
  const changed = await saved({ address_id: first.address_id, real_name: '李秀英' });
  expect(changed).toMatchObject({ address_id: first.address_id, real_name: '李秀英', is_default: true });
  expect(await listed()).toHaveLength(1);
});

test('an account keeps twenty addresses, also when they are sent at once', async () => {
  const results = await Promise.all(Array.from({ length: 24 }, () => call(addressApi.save, form)));
  expect(results.filter((result) => result.ok)).toHaveLength(20);
  expect(results.find((result) => !result.ok)).toMatchObject({
    failure: { code: 'address.limit', message: '最多保存20个收货地址' },
  });
});

test("another account's address is not found by any call, and not for the check-out", async () => {
  const { address_id: id } = await saved();
  const otherToken = await tokenOf(mall, '13500000099');
  const other = mall.as(otherToken);
  const missing = { failure: { code: 'address.not_found', status: 404 } };
  expect(await other(addressApi.detail, { id })).toMatchObject(missing);
  expect(await other(addressApi.makeDefault, { id })).toMatchObject(missing);
  expect(await other(addressApi.remove, { id })).toMatchObject(missing);
  expect(await other(addressApi.save, { ...form, address_id: id })).toMatchObject(missing);
  const actorOf = async (of: string) => {
    const session = await findSession(mall.services, of);
    if (!session.ok) throw new Error('no session');
    return { ...mall.system, actor: session.value };
  };
  expect(await addressOf(await actorOf(otherToken), id)).toMatchObject({ ok: false });
  expect(await addressOf(await actorOf(token), id)).toMatchObject({
    ok: true,
    value: { realName: '王建国', regionCodes: ['33', '3303', '330382', '330382001'] },
  });
});

test('regions are listed level by level, with how many are below', async () => {
  const below = async (pid: string) => {
    const result = await mall.as()(addressApi.regions, { pid });
    return result.ok ? result.value : [];
  };
  expect(await below('0')).toHaveLength(31);
  expect(await below('0')).toContainEqual({ id: '33', name: '浙江省', snum: 11 });
  expect(await below('3303')).toContainEqual(expect.objectContaining({ id: '330382', name: '乐清市' }));
  expect((await below('330382')).every((street) => street.snum === 0)).toBe(true);
  expect(await below('999')).toEqual([]);
  const tree = await mall.as()(addressApi.regionTree);
  expect(tree.ok && tree.value[0]?.children?.[0]?.children?.[0]).toMatchObject({
    id: '110101',
    name: '东城区',
  });
});

test('an English reader has the regions of an address as the post writes them', async () => {
  await saved();
  const english = mall.as(token, 'en-US');
  const found = await english(addressApi.list, {});
  const [row] = found.ok ? found.value.list : [];
  expect(row?.area.map(({ name }) => name)).toEqual(['Zhejiang', 'Wenzhou', 'Yueqing', 'Chengdong Jiedao']);
  const towns = await english(addressApi.regions, { pid: '130408' });
  expect(towns.ok && towns.value[0]?.name).toBe('Linmingguan Zhen');
  // What is kept is the register's own name.
  expect((await call(addressApi.list, {})).ok && (await saved()).province).toBe('浙江省');
});

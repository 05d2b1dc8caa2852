// A store has as many people as it needs: its owner lets them in by their phone, in the roles that they work in.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { staffApi } from '#lib/contracts/staff.ts';
import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import { openTradeMall, type TradeMall } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const OWNER = 901;
let mall: TradeMall;
let owner: Call;
let packer: Call;
let phone: string;

beforeAll(async () => {
  mall = await openTradeMall();
  owner = await mall.login(OWNER);
  packer = await mall.login(1);
  const [row] = await mall.rows<{ phone: string }>('select phone from user_account where uid = 1');
  phone = row!.phone;
});
afterAll(() => mall.close());

test('somebody is let in by phone, does what the role is for, and nothing else', async () => {
  expect(codeOf(await packer(orderDeskApi.list, {}))).toBe('auth.forbidden');
  expect(codeOf(await owner(staffApi.add, { phone }))).toBe('staff.no_role');
  expect(codeOf(await owner(staffApi.add, { phone: '13711112222', sales: true }))).toBe('staff.no_account');
  valueOf(await owner(staffApi.add, { phone, warehouse: true }));
  expect(codeOf(await owner(staffApi.add, { phone, finance: true }))).toBe('staff.twice');
  valueOf(await packer(orderDeskApi.list, {}));
  expect(codeOf(await packer(storeMoneyApi.balance))).toBe('auth.role');
  expect(codeOf(await packer(staffApi.add, { phone, owner: true }))).toBe('auth.role');
  const { list } = valueOf(await packer(staffApi.list, {}));
  expect(list).toMatchObject([
    { uid: 1, roles: ['warehouse'], is_own: true, phone: expect.stringMatching(/^\d{3}\*{4}\d{4}$/) },
    { uid: OWNER, roles: ['owner'], is_own: false },
  ]);
});

test('other roles hold at once; the own ones are another owner’s to change, and the last owner stays', async () => {
  expect(codeOf(await owner(staffApi.change, { id: OWNER, sales: true }))).toBe('staff.own_account');
  expect(codeOf(await owner(staffApi.change, { id: 902, sales: true }))).toBe('staff.gone');
  expect(codeOf(await owner(staffApi.leave))).toBe('staff.last_owner');
  valueOf(await owner(staffApi.change, { id: 1, finance: true }));
  valueOf(await packer(storeMoneyApi.balance));
  const titles = valueOf(await packer(profileApi.notices, {})).list.map(({ title, link }) => [title, link]);
  expect(titles.toSorted()).toEqual([
    ['您在店铺「店铺1」的角色改为：财务', '/merchant'],
    ['您已加入店铺「店铺1」，角色：仓库', '/merchant'],
  ]);
  valueOf(await packer(staffApi.leave));
  expect(codeOf(await packer(orderDeskApi.list, {}))).toBe('auth.forbidden');
  valueOf(await owner(staffApi.add, { phone, owner: true }));
  valueOf(await owner(staffApi.leave));
  expect(codeOf(await owner(staffApi.list, {}))).toBe('auth.forbidden');
});

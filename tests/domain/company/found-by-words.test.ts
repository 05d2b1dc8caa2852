// Lists of the platform and of a store that are searched by what somebody knows of a row.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyApi } from '#lib/contracts/company.ts';
import { couponApi } from '#lib/contracts/coupon.ts';
import { openFirm } from '../../support/company/firm.ts';
import { NORTH, openTradeMall } from '../../support/trade-mall.ts';
import { valueOf } from '../../support/trade-steps.ts';
import { openCoupon } from '../coupon/coupons.ts';

const OPERATOR = 3;
const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('userRole', [{ uid: OPERATOR, role: 'platform', platformRoles: ['owner'] }]);
});
afterAll(() => mall.close());

test('the platform finds a company by its name or tax number, and signs are literal', async () => {
  await openFirm(mall, 1, {});
  const [firm] = await mall.read('company', {});
  const operator = await mall.login(OPERATOR);
  const found = async (keyword: string) =>
    valueOf(await operator(companyApi.list, { keyword })).list.map((row) => row.company_id);
  expect(await found(firm!.name.slice(0, 3))).toEqual([firm!.companyId]);
  expect(await found(firm!.taxNo.slice(2, 12).toLowerCase())).toEqual([firm!.companyId]);
  expect(await found('%')).toEqual([]);
  expect(await found('没有这家')).toEqual([]);
});

test('a store finds its coupons by words of their title', async () => {
  const couponId = await openCoupon(mall, { title: '螺栓专享券', merId: NORTH, kind: 'store' });
  await openCoupon(mall, { title: '开业券', merId: NORTH, kind: 'store' });
  const store = await mall.login(900 + NORTH);
  const found = valueOf(await store(couponApi.storeList, { keyword: '专享' }));
  expect(found.list.map((row) => row.coupon_id)).toEqual([couponId]);
  expect(found.count).toBe(1);
});

// A coupon of a store and one of the platform are claimed with a click, lower together what the check-out asks for, and
// are spent with the order.
import { couponApi, type CouponView } from '#lib/contracts/coupon.ts';
import { orderApi } from '#lib/contracts/order.ts';
import type { Locator } from 'playwright/test';
import { becomeFresh, valueOf } from './account.ts';
import { cartWorth } from './cart-worth.ts';
import { inEachLanguage } from './in-each-language.ts';
import { awake, expect, test, type Mall } from './mall.ts';
import { giveAddress } from './paid-order.ts';
import { placeOrder } from './purchase.ts';

const GENERAL = 10;
const STORE = 0;

/** The first coupon of a kind that a fresh account can claim. */
async function claimable(mall: Mall, token: string, type: number): Promise<CouponView> {
  const { list } = valueOf(await mall.as(token)(couponApi.list, { type, limit: 30 }));
  const found = list.find((row) => !row.issue && !row.is_over && (!row.is_limited || row.remain_count > 0));
  if (!found) throw new Error(`No coupon of kind ${type} can be claimed`);
  return found;
}

/** A coupon of a store and one of the platform in one order. */
export function describeCoupons(): void {
  inEachLanguage(() => {
    test('coupons of a store and of the platform are claimed, taken off together, and spent', async ({
      mall,
    }) => {
      const { page, t, href } = mall;
      const token = await becomeFresh(mall);
      const store = await claimable(mall, token, STORE);
      const general = await claimable(mall, token, GENERAL);
      for (const coupon of [store, general]) {
        await page.goto(href(`/coupon_center?type=${coupon.type}`));
        await page.locator(`[data-claim-coupon="${coupon.coupon_id}"]`).click();
        await expect(page.locator(`[data-use-coupon="${coupon.coupon_id}"]`)).toBeVisible();
      }
      await giveAddress(mall, token);
      const worth = Math.max(Number(store.use_min_price), Number(general.use_min_price));
      const lines = await cartWorth(mall, token, worth, store.merchant?.mer_id);

      // The coupons that save most are taken without a click; who wants none says so.
      await page.goto(href(`/order_confirm?cart_id=${lines.join(',')}`));
      const totals = page.getByRole('region', { name: t('checkout:payable'), exact: true });
      await awake(totals);
      const amountOf = async (value: Locator): Promise<number> =>
        Number((await value.innerText()).replace(/[^\d.]/g, ''));
      const dueNow = (): Promise<number> => amountOf(totals.locator('dd').last());
      const off = Number(store.coupon_price) + Number(general.coupon_price);
      const discount = totals.getByText(t('checkout:discount'), { exact: true });
      await expect(discount).toBeVisible();
      // A newcomer has coupons that nobody claimed, and one of them may save more.
      const mostOff = await amountOf(discount.locator('xpath=following-sibling::dd[1]'));
      expect(mostOff).toBeGreaterThanOrEqual(off);
      const full = (await dueNow()) + mostOff;
      for (const title of [t('coupon:choice.store'), t('coupon:choice.platform')]) {
        await page.getByRole('button', { name: title }).click();
        const dialog = page.getByRole('dialog', { name: title });
        await dialog.getByRole('button', { name: t('coupon:choice.none'), exact: true }).click();
        await expect(dialog.getByRole('checkbox').first()).not.toBeChecked();
        await dialog.getByRole('button', { name: t('coupon:choice.confirm'), exact: true }).click();
      }
      await expect(discount).toBeHidden();
      await expect.poll(dueNow).toBeCloseTo(full, 2);
      for (const [title, coupon] of [
        [t('coupon:choice.store'), store],
        [t('coupon:choice.platform'), general],
      ] as const) {
        await page.getByRole('button', { name: title }).click();
        const dialog = page.getByRole('dialog', { name: title });
        const box = dialog.getByRole('checkbox', { name: coupon.title, exact: true }).first();
        await box.click();
        await expect(box).toBeChecked();
        await dialog.getByRole('button', { name: t('coupon:choice.confirm'), exact: true }).click();
      }
      const due = full - off;
      await expect.poll(dueNow).toBeCloseTo(due, 2);

      await placeOrder(mall);
      const [group] = valueOf(await mall.as(token)(orderApi.groups, {})).list;
      expect(group).toMatchObject({ coupon_price: off.toFixed(2), pay_price: due.toFixed(2) });
      const spent = valueOf(await mall.as(token)(couponApi.mine, { statusTag: 0 })).list;
      expect(spent.map((row) => row.group_order_id)).toEqual([group?.group_order_id, group?.group_order_id]);
    });
  });
}

// A set and a sample, as somebody buys them from the page of a product: one press to the check-out, their own prices.
import { bundleApi, type Bundle } from '#lib/contracts/bundle.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { becomeFresh, valueOf } from './account.ts';
import { inEachLanguage } from './in-each-language.ts';
import { awake, expect, test, type Mall } from './mall.ts';
import { giveAddress } from './paid-order.ts';
import { placeOrder } from './purchase.ts';

/** A product that is sold as a sample and in a set. */
async function offered(mall: Mall): Promise<{ productId: number; set: Bundle }> {
  const { list } = valueOf(await mall.as()(goodsApi.list, { sample: 1, limit: 100 }));
  for (const { product_id: productId } of list) {
    const [set] = valueOf(await mall.as()(bundleApi.list, { product_id: productId })).list;
    if (set) return { productId, set };
  }
  throw new Error('No product has both a sample and a set');
}

/** A set and a sample from the page of a product. */
export function describeOffers(): void {
  inEachLanguage(() => {
    test('a set and then a sample are bought from the page of a product, each at its price', async ({
      mall,
    }) => {
      const { page, t, href } = mall;
      const token = await becomeFresh(mall);
      await giveAddress(mall, token);
      const { productId, set } = await offered(mall);
      const submit = page.getByRole('button', { name: t('checkout:submit'), exact: true });

      await page.goto(href(`/goods_detail/${productId}`));
      const card = page.locator(`[data-bundle="${set.bundle_id}"]`);
      await card.scrollIntoViewIfNeeded();
      const buy = card.getByRole('button', { name: t('bundle:buy'), exact: true });
      await awake(buy);
      await expect(card).toContainText(t('bundle:saving', { amount: set.saving }));
      await buy.click();
      await page.waitForURL((url) => url.pathname === href('/order_confirm'));
      await awake(submit);
      await expect(page.getByText(t('checkout:sold_as.bundle'), { exact: true })).toHaveCount(
        set.products.length,
      );
      const first = valueOf(await mall.as(token)(orderApi.group, { id: await placeOrder(mall) }));
      expect(first).toMatchObject({ kind: 'bundle', total_price: set.price });

      await page.goto(href(`/goods_detail/${productId}`));
      const sample = page
        .locator('[data-sample]')
        .getByRole('button', { name: t('sample:buy'), exact: true });
      await awake(sample);
      await sample.click();
      await page.waitForURL((url) => url.pathname === href('/order_confirm'));
      await awake(submit);
      await expect(page.getByText(t('checkout:sold_as.sample'), { exact: true })).toBeVisible();
      const second = valueOf(await mall.as(token)(orderApi.group, { id: await placeOrder(mall) }));
      expect(second).toMatchObject({ kind: 'sample', total_num: 1 });
    });
  });
}

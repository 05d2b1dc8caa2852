import { goodsOfStores } from './goods.ts';
import { inEachLanguage } from './in-each-language.ts';
import { expect, test } from './mall.ts';
import {
  addAddress,
  checkOutCart,
  openGoods,
  openNewestOrder,
  payAtCashier,
  placeOrder,
  putIntoCart,
  searchFor,
} from './purchase.ts';

/** The first purchase of somebody who has never been here, once in each language. */
export function describePurchase(): void {
  inEachLanguage(() => {
    test('a visitor searches, logs in, buys from two stores and pays', async ({ mall }) => {
      test.slow();
      const { page, t, href } = mall;
      const [first, second] = await goodsOfStores(mall, 2);
      if (!first || !second) throw new Error('Two goods were asked for');

      await page.goto(href('/'));
      await searchFor(mall, first.store_name);
      await openGoods(mall, first);
      await putIntoCart(mall, { isVisitor: true });
      await searchFor(mall, second.store_name);
      await openGoods(mall, second);
      await putIntoCart(mall);
      await checkOutCart(mall, [first.merchant.mer_name, second.merchant.mer_name]);
      await addAddress(mall);
      await placeOrder(mall);
      await payAtCashier(mall);
      await openNewestOrder(mall);

      await expect(page.locator('main')).toContainText(t('order:state.to_ship'));
      await expect(page.locator('main')).toContainText('王建国');
      await expect(page.locator('html')).toHaveAttribute('lang', mall.locale);
    });
  });
}

// The cart in the narrowest window.
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts';
import { becomeFresh } from '../steps/account.ts';
import { fillCart, goodsOfStores } from '../steps/goods.ts';
import { expect, test } from '../steps/mall.ts';
import { wordsOf } from '../steps/words.ts';

test('on the narrowest phone the bar of the cart has two rows: what is done with lines, and what they cost', async ({
  mall,
}) => {
  const { page } = mall;
  const token = await becomeFresh(mall);
  await fillCart(mall, token, await goodsOfStores(mall, 1));
  await page.setViewportSize({ width: 320, height: 800 });
  for (const locale of LOCALES) {
    const t = wordsOf(locale);
    await page.goto(localizedPath('/shopping_cart', locale));
    const bar = page.locator('main .sticky', { hasText: t('cart:checkout') });
    const placeOf = async (words: string) => (await bar.getByText(words, { exact: true }).boundingBox())!;
    const [all, save] = [await placeOf(t('cart:choose_all')), await placeOf(t('cart:save_list'))];
    const middle = (box: { y: number; height: number }) => box.y + box.height / 2;
    expect(Math.abs(middle(all) - middle(save)), `rows of the acts in ${locale}`).toBeLessThan(2);
    const [total, checkout] = [await placeOf(t('cart:total')), await placeOf(t('cart:checkout'))];
    expect(total.y, `the total in ${locale}`).toBeGreaterThan(all.y + all.height);
    expect(checkout.y, `the button in ${locale}`).toBeLessThan(total.y + total.height);
  }
});

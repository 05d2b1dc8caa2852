// The cart and the check-out in the narrowest window.
import type { Page } from 'playwright/test';
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts';
import { becomeFresh } from '../steps/account.ts';
import { fillCart, goodsOfStores } from '../steps/goods.ts';
import { awake, expect, test } from '../steps/mall.ts';
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

test('the sums of a balance of hundreds of millions stay in their panel', async ({ mall }) => {
  const { page, href } = mall;
  await becomeFresh(mall);
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(href('/user/balance'));
    const sums = page.locator('dl.panel').first();
    await sums.evaluate((panel) => {
      for (const one of panel.querySelectorAll('dd')) {
        const whole = one.querySelector('em');
        if (whole) whole.textContent = '999,999,999';
        else one.textContent = '¥999,999,999.99';
      }
    });
    expect(await sums.evaluate((panel) => panel.scrollWidth - panel.clientWidth), `at ${width} px`).toBe(0);
  }
});

/** Shows every amount of the page as hundreds of millions, and answers those that leave their panel or lie on a field. */
const strayAmounts = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const amounts = [...main.querySelectorAll('.whitespace-nowrap')].filter((one) =>
      one.textContent.startsWith('¥'),
    );
    for (const one of amounts) one.childNodes[1]!.textContent = '299,999,999';
    const fields = [...main.querySelectorAll('input[inputmode="numeric"]')].map((field) =>
      field.parentElement!.getBoundingClientRect(),
    );
    const isStray = (one: Element): boolean => {
      const place = one.getBoundingClientRect();
      const panel = one.closest('.panel')!.getBoundingClientRect();
      const onField = (field: DOMRect): boolean =>
        field.left < place.right &&
        field.right > place.left &&
        field.top < place.bottom &&
        field.bottom > place.top;
      return place.right > panel.right || place.left < panel.left || fields.some(onField);
    };
    return amounts.filter(isStray).map((one) => one.parentElement!.textContent);
  });

test('sums of hundreds of millions stay in their panels and beside the quantity, in the cart and at the check-out', async ({
  mall,
}) => {
  const { page, t, href } = mall;
  const token = await becomeFresh(mall);
  const lines = await fillCart(mall, token, await goodsOfStores(mall, 1));
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(href('/shopping_cart'));
  await awake(page.locator('main').getByText(t('cart:checkout'), { exact: true }));
  expect(await strayAmounts(page)).toEqual([]);
  await page.goto(href(`/order_confirm?cart_id=${lines.join(',')}`));
  await awake(page.getByRole('button', { name: t('checkout:submit'), exact: true }));
  expect(await strayAmounts(page)).toEqual([]);
});

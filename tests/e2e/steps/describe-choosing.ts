import { cartApi } from '#lib/contracts/cart.ts';
import { formatNumber } from '#lib/i18n/format.ts';
import { becomeFresh, valueOf } from './account.ts';
import { barriersOf } from './barriers.ts';
import { commonest, pressValue, screwCategory, soldOutSize, valueLink } from './choosing.ts';
import { inEachLanguage } from './in-each-language.ts';
import { expect, test, type Mall } from './mall.ts';

/** What lies in somebody's cart, size by size. */
async function inCart(mall: Mall, token: string): Promise<Map<number, number>> {
  const { list } = valueOf(await mall.as(token)(cartApi.list));
  return new Map(
    list.flatMap((store) => store.list.map((line) => [line.productAttr.unique, line.cart_num] as const)),
  );
}

async function openFilters({ page, t }: Mall): Promise<void> {
  const label = page.getByText(t('goods:filter.title'), { exact: true });
  if (await label.isVisible()) await label.click();
}

/** From a category to sizes in the cart, once in each language. */
export function describeChoosing(): void {
  inEachLanguage(() => {
    test('a category is narrowed by three parameters, and three sizes go into the cart at once', async ({
      mall,
    }) => {
      const { page, t, href } = mall;
      const token = await becomeFresh(mall);
      const category = await screwCategory(mall);
      const choices = await commonest(mall, category, 3);
      await page.goto(href(`/goods_cate?cate_id=${category}`));
      await openFilters(mall);
      for (const choice of choices) {
        await pressValue(mall, choice);
        await expect(page).toHaveURL((url) => url.searchParams.get('spec') === choice.spec);
        await expect(valueLink(mall, choice)).toHaveAttribute('aria-current', 'true');
      }
      const { count } = choices.at(-1)!;
      const name = t('goods:rows.title', { n: formatNumber(count, mall.locale) });
      const rows = page.getByRole('form', { name });
      const fields = rows.locator('input[data-size]:enabled');
      const wanted = new Map<number, number>();
      for (let at = 0; at < 3; at += 1) {
        const field = fields.nth(at);
        const num = Number(await field.getAttribute('placeholder'));
        await field.fill(String(num));
        wanted.set(Number(await field.getAttribute('data-size')), num);
      }
      expect(await barriersOf(page)).toEqual([]);
      await rows.getByRole('button', { name: t('goods:rows.put') }).click();
      await expect(rows.getByRole('status')).toHaveText(t('goods:rows.done'));
      expect(await inCart(mall, token)).toEqual(wanted);
      await expect(fields.first()).toHaveValue('');
    });

    test('a designation is searched for, and that size is bought from its card', async ({ mall }) => {
      const { page, t, href } = mall;
      const token = await becomeFresh(mall);
      await page.goto(href('/goods_cate?title=6204-2RS'));
      const card = page.locator('[data-grid] article').first();
      await expect(card.locator('strong')).toHaveText('6204-2RS');
      const put = card.locator('[data-put]');
      const size = Number(await put.getAttribute('data-put'));
      // What the card does is shown under the mouse, and behind a button where there is none.
      const more = card.locator('[data-card-more]');
      if (await more.isVisible()) await more.click();
      else await card.hover();
      await put.click();
      await expect(page.getByText(t('card:put_done'))).toBeVisible();
      expect([...(await inCart(mall, token)).keys()]).toEqual([size]);
    });

    test('a size that is sold out is replaced by the same size of another maker', async ({ mall }) => {
      const { page, t, href } = mall;
      const { gone, others } = await soldOutSize(mall);
      await page.goto(href(`/goods_detail/${gone.product_id}?sku=${gone.unique}`));
      const table = page.locator('[data-other-makers]');
      await expect(table.getByRole('heading')).toHaveText(
        t('goods:same.instead', { size: gone.designation }),
      );
      await expect(table.getByRole('rowheader')).toHaveCount(others.length);
      expect(await barriersOf(page)).toEqual([]);
      await table.getByRole('rowheader').getByRole('link').first().click();
      await page.waitForURL((url) => url.searchParams.get('sku') === String(others[0]?.unique));
      const add = page.getByRole('button', { name: t('goods:buy.to_cart'), exact: true });
      await expect(add).toHaveAttribute('aria-disabled', 'false');
      // The spanner or nut that fits it is one press away, with its size chosen.
      await page.locator('[data-goes-with]').getByRole('link').first().click();
      await page.waitForURL((url) => !url.pathname.endsWith(`/${others[0]?.product_id}`));
      await expect(add).toHaveAttribute('aria-disabled', 'false');
    });

    test.describe('without a script', () => {
      test.use({ javaScriptEnabled: false });

      test('a category is narrowed by three parameters and a range, and sizes lead to their goods', async ({
        mall,
      }) => {
        const { page, t, href } = mall;
        const category = await screwCategory(mall);
        const choices = await commonest(mall, category, 3);
        await page.goto(href(`/goods_cate?cate_id=${category}`));
        for (const choice of choices) {
          await openFilters(mall);
          await pressValue(mall, choice);
          await expect(page).toHaveURL((url) => url.searchParams.get('spec') === choice.spec);
        }
        const { count } = choices.at(-1)!;
        const rows = page.getByRole('form', {
          name: t('goods:rows.title', { n: formatNumber(count, mall.locale) }),
        });
        await expect(rows).toBeVisible();
        // Nothing would take the quantities.
        await expect(rows.locator('input:visible, button:visible')).toHaveCount(0);
        const size = rows.getByRole('rowheader').getByRole('link').first();
        await expect(size).toHaveAttribute('href', /goods_detail\/\d+\?sku=\d+$/);
        await page.goto(href(`/goods_cate?cate_id=${category}`));
        await openFilters(mall);
        const range = page.locator('form:has([name=spec_low])').first();
        // Parameters behind the first three wait behind a press, which needs no script either.
        if (!(await range.isVisible())) await page.locator('#results summary:visible').last().click();
        const low = range.locator('[name=spec_low]');
        await low.fill((await low.getAttribute('placeholder')) ?? '');
        await range.getByRole('button', { name: t('goods:filter.range_apply') }).click();
        await expect(page.locator('form[data-size-rows]')).toBeVisible();
      });
    });
  });
}

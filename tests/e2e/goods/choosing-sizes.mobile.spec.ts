// The same on a phone.
import { goodsApi } from '#lib/contracts/goods.ts';
import { paths } from '#lib/i18n/paths.ts';
import { describeChoosing } from '../steps/describe-choosing.ts';
import { valueOf } from '../steps/account.ts';
import { expect, test } from '../steps/mall.ts';

describeChoosing();

test('the quantities of all sizes lie in the window, however narrow it is and whatever the sizes cost', async ({
  mall,
}) => {
  const { page, href } = mall;
  const { list } = valueOf(await mall.as()(goodsApi.list, { order: 'price_desc', limit: 40 }));
  const dear = list.find((row) => Number(row.price) >= 1000)!;
  for (const [width, id] of [
    [320, 1],
    [375, dear.product_id],
    [320, dear.product_id],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(href(paths.goodsDetail(id)));
    const sizes = page.locator('.sku-table').locator('..');
    await expect(sizes).toBeVisible();
    if (id === dear.product_id)
      await sizes.evaluate((box) => {
        for (const whole of box.querySelectorAll('.sku-price > .fen'))
          whole.childNodes[1]!.textContent = '9,999,999';
      });
    expect(await sizes.evaluate((box) => box.scrollWidth - box.clientWidth), `at ${width} px`).toBe(0);
  }
});

// What stands above as the best sellers does not begin the list below it once more, and nothing gets lost by that.
import { expect, test } from '../steps/mall.ts';

for (const [name, address] of [
  ['a store', '/store?id=1'],
  ['a category', '/category_market_detail?cate_id=1'],
] as const)
  test(`the first best sellers of ${name} stand on its page once, and go on in the list`, async ({
    mall,
  }) => {
    const { page } = mall;
    await page.goto(address);
    const addresses = await page
      .locator('main article h3 a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')?.replace(/\?.*$/, '')));
    const best = addresses.slice(0, 3);
    expect(new Set(best).size).toBe(3);
    for (const one of best) expect(addresses.filter((other) => other === one)).toHaveLength(1);
  });

// While one call of a page is answered by a broken backend: what could not be read says so and is read when it is asked
// for again, and nobody is sent away from what is open.
import { goodsApi } from '#lib/contracts/goods.ts';
import { becomeFresh, valueOf } from '../steps/account.ts';
import { fillCart, goodsOfStores } from '../steps/goods.ts';
import { expect, test, type Mall } from '../steps/mall.ts';
import { giveAddress, orderLines, paidOrder } from '../steps/paid-order.ts';

/** From here on such calls are answered by a broken backend, until the function that it answers is called. */
async function breakCalls({ page, expectComplaint }: Mall, path: RegExp): Promise<() => Promise<void>> {
  expectComplaint(/status of 500/);
  const isMeant = (url: URL): boolean => path.test(url.pathname);
  await page.route(isMeant, (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }));
  return () => page.unroute(isMeant);
}

test('the invoice of an order, regions, and the own card are read again where they could not be read', async ({
  mall,
}) => {
  const { page, t, href } = mall;
  // The account has no card yet.
  mall.expectComplaint(/status of 404 .*\/card\/detail\//);
  const token = await becomeFresh(mall);
  const order = await paidOrder(mall, token);
  const [goods] = valueOf(await mall.as(token)(goodsApi.list, { limit: 1 })).list;
  const main = page.locator('main');
  const province = page.getByRole('combobox', { name: t('account:address.province'), exact: true });
  for (const [path, calls, begin, shown] of [
    [
      `/order_detail?orderId=${order}`,
      /\/order\/receipt\//,
      undefined,
      main.getByRole('button', { name: t('invoice:apply'), exact: true }),
    ],
    [
      `/goods_detail/${goods!.product_id}`,
      /\/system\/city\/lst\//,
      main.getByRole('button', { name: t('goods:postage.choose') }),
      province.and(page.locator(':enabled')),
    ],
    [
      '/store_info?id=1',
      /\/card\/detail\//,
      undefined,
      main.getByRole('link', { name: t('store:cards.make'), exact: true }),
    ],
  ] as const) {
    const mend = await breakCalls(mall, calls);
    await page.goto(href(path));
    await begin?.click();
    const again = page.getByRole('button', { name: t('common:load_failed'), exact: true });
    await expect(again, path).toBeVisible();
    await mend();
    await again.click();
    await expect(again, path).toHaveCount(0);
    await expect(shown, path).toBeVisible();
  }
});

test('an order that waits for its payment stays open when it cannot be read again', async ({ mall }) => {
  const { page, t, href } = mall;
  const token = await becomeFresh(mall);
  await giveAddress(mall, token);
  const group = await orderLines(mall, token, await fillCart(mall, token, await goodsOfStores(mall, 1)));
  await breakCalls(mall, /\/order\/group_order_detail\//);
  const asked = page.waitForResponse(/group_order_detail/);
  await page.goto(href(`/order_stay_detail?orderId=${group}`));
  await asked;
  await expect(page.getByText(t('network:no_answer'), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/order_stay_detail/);
});

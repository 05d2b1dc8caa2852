// The storefront in front of another backend: with API_BASE_URL set, pages, browser and files use that mall's data.
import { cartApi } from '#lib/contracts/cart.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { createCall } from '#lib/call/call.ts';
import { overHttp } from '#lib/call/over-http.ts';
import { startSite, type RunningSite } from '../support/site.ts';
import { valueOf } from './steps/account.ts';
import { expect, test } from './steps/mall.ts';

let front: RunningSite;

test.beforeAll(async ({ baseURL }) => {
  // The mall of the whole run is the backend; the one in front has no database of its own.
  front = await startSite({ env: { API_BASE_URL: baseURL ?? '', SEED: 'none' } });
});
test.afterAll(() => front.stop());

test('shows the other mall and lets its buyers log in and fill their carts', async ({ mall }) => {
  const { page } = mall;
  const [goods] = valueOf(await mall.as()(goodsApi.list, { limit: 1, stock: 1 })).list;
  if (!goods) throw new Error('The backend has no goods');
  const detail = valueOf(await mall.as()(goodsApi.detail, { id: goods.product_id }));

  await page.goto(`${front.url}/goods_detail/${goods.product_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(goods.store_name);
  const picture = await page.request.get(`${front.url}${goods.image}`);
  expect(picture.status()).toBe(200);
  expect(await picture.body()).toEqual(await (await page.request.get(mall.origin + goods.image)).body());

  const throughFront = (token?: string) => createCall(overHttp(front.url), () => ({ token, lang: 'zh-CN' }));
  const account = { account: '13800000003', password: 'demo1234' };
  const { token } = valueOf(await throughFront()(identityApi.login, account));
  // The goods are in stock, yet not each of their sizes.
  const size = detail.sku.find((one) => one.stock >= detail.once_min_count);
  const line = {
    product_attr_unique: size?.unique ?? 0,
    cart_num: detail.once_min_count,
    is_new: 0,
  };
  const { cart_id: cartId } = valueOf(await throughFront(token)(cartApi.create, line));
  const cart = valueOf(await mall.as(token)(cartApi.list));
  const lines = cart.list.flatMap((store) => store.list);
  expect(lines.map((one) => one.cart_id)).toContain(cartId);

  await page.context().addCookies([
    { name: 'auth.strategy', value: 'password', url: front.url },
    { name: 'auth._token.password', value: encodeURIComponent(`Bearer ${token}`), url: front.url },
  ]);
  await page.goto(`${front.url}/shopping_cart`);
  await expect(page.getByRole('region', { name: goods.merchant.mer_name, exact: true })).toBeVisible();
});

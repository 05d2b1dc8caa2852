// A store sets a price for a company at its desk; the company's buyer sees it on the card, the goods page and in the
// cart, and is asked for it; another buyer and a visitor see what everybody sees, in pages that are kept for all.
import type { Call } from '#lib/call/call.ts';
import { cartApi } from '#lib/contracts/cart.ts';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { favouriteApi } from '#lib/contracts/favourite.ts';
import { FAVOURITE_TYPES } from '#lib/contracts/fields.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { priceListApi } from '#lib/contracts/price-list.ts';
import { parseYuan, yuan } from '#lib/kernel/money.ts';
import { freshToken, valueOf, wearToken } from '../steps/account.ts';
import { awake, expect, test, type Mall } from '../steps/mall.ts';
import { chargeBalance, orderLines, STORE } from '../steps/paid-order.ts';

/** Owner of the demo's company, and what it is called. */
const OWNER = '13800000002';
const COMPANY = '河北华北机械制造有限公司';

const tokenOf = async (mall: Mall, account: string): Promise<string> =>
  valueOf(await mall.as()(identityApi.login, { account, password: STORE.password })).token;

/** A size of the store that nothing else there is called like, and a price below the lowest of its product. */
async function sizeToSell(everybody: Call, store: Call) {
  const { list } = valueOf(
    await everybody(goodsApi.list, { mer_id: STORE.merId, order: 'sales', limit: 20 }),
  );
  for (const { product_id: id } of list) {
    const goods = valueOf(await everybody(goodsApi.detail, { id }));
    const lines = goods.sku.map((sku) => `${sku.designation}\t1`).join('\n');
    const { rows } = valueOf(await store(priceListApi.look, { lines }));
    const sku = goods.sku.find(({ stock }, at) => rows[at]?.fault === '' && stock > goods.once_min_count);
    if (!sku) continue;
    const lowest = Math.min(...goods.sku.flatMap((size) => size.tiers.map((tier) => parseYuan(tier.price)!)));
    return { id, goods, sku, price: yuan(Math.floor(lowest * 0.7)) };
  }
  throw new Error('Every designation of the store is that of several products');
}

test('a price that a store sets for a company is the company’s alone, from the card to the payment', async ({
  mall,
}) => {
  test.slow();
  const { page, t, href } = mall;
  const name = `专价${Date.now()}`;
  const seller = await tokenOf(mall, STORE.merchant);
  const { id, goods, sku, price } = await sizeToSell(mall.as(), mall.as(seller));
  const goodsPage = href(`/goods_detail/${id}?sku=${sku.unique}`);
  const listPage = href(`/goods_cate?title=${encodeURIComponent(goods.store_name)}`);
  // Both pages are made, and kept, before anybody has a price of his own.
  await page.goto(goodsPage);
  await page.goto(listPage);

  await wearToken(mall, seller);
  await page.goto(href('/merchant/price-lists'));
  const make = page.getByRole('button', { name: t('price_list:desk.act.create.name'), exact: true });
  await awake(make);
  await make.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('price_list:desk.field.name'), { exact: true }).fill(name);
  const customer = dialog.getByLabel(t('price_list:desk.field.customer'), { exact: true });
  await customer.selectOption({ label: COMPANY });
  const lines = dialog.getByLabel(t('price_list:desk.field.lines'), { exact: true });
  await lines.fill(`nothing-so-called\t${price}`);
  await expect(dialog.getByText(t('price_list:look.fault.code'))).toBeVisible();
  await lines.fill(`${sku.designation}\t${price}`);
  await expect(dialog.getByText(t('price_list:look.would', { count: 1, faulty: 0 }))).toBeVisible();
  await dialog.getByRole('button', { name: t('price_list:desk.act.create.name'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();

  const owner = await tokenOf(mall, OWNER);
  await wearToken(mall, owner);
  await page.goto(listPage);
  const own = page.locator('[data-own-price]').filter({ hasText: `¥${price}` });
  await expect(own.first()).toContainText(t('common:own_price'));
  await page.goto(goodsPage);
  await expect(own.first()).toContainText(t('goods:buy.own'));

  // Sizes side by side, tiers and the comparison say it as well.
  const size = page.locator(`[data-sku="${sku.unique}"], table[aria-label="${t('goods:buy.tiers')}"]`);
  const everybodys = t('common:public_price', { price: '¥' });
  await expect(size.filter({ hasText: `¥${price}` }).first()).toContainText(everybodys);
  const comparison = href(`/goods_cate?view=compare&ids=${id}-${sku.unique}`);
  await page.goto(comparison);
  await expect(own.first()).toContainText(t('common:own_price'));
  const tiers = page.getByRole('row').filter({ hasText: t('goods:compare.tiers') });
  await expect(tiers.locator('[data-own-price]')).toContainText(`¥${price}`);

  // So does the card that shows the goods to the store.
  await page.goto(goodsPage);
  await page.locator('[data-chat-card^="4:"]').first().click();
  const talk = page.getByRole('dialog', { name: t('chat:title') });
  await talk
    .locator('[data-chat-offer]')
    .getByRole('button', { name: t('chat:offer.send'), exact: true })
    .click();
  await expect(talk.getByRole('log').locator('[data-own-price]').last()).toContainText(`¥${price}`);

  const call = mall.as(owner);
  const item = { product_attr_unique: sku.unique, cart_num: goods.once_min_count };
  const added = valueOf(await call(cartApi.create, { ...item, is_new: 0 }));
  await page.goto(href('/shopping_cart'));
  await expect(page.getByText(t('common:own_price'), { exact: true }).first()).toBeVisible();
  await page.goto(href(`/order_confirm?cart_id=${added.cart_id}`));
  await expect(page.getByText(t('common:own_price'), { exact: true }).first()).toBeVisible();
  const group_id = await orderLines(mall, owner, [added.cart_id]);
  await chargeBalance(mall, owner, '20000.00');
  valueOf(await call(paymentApi.pay, { group_id, type: 'balance' }));
  const placed = valueOf(await call(orderApi.list, {})).list.find((row) => row.group_order_id === group_id);
  expect(placed!.orderProduct[0]).toMatchObject({ unit_price: price, product_num: goods.once_min_count });
  expect(placed!.orderProduct[0]!.public_price).not.toBeNull();

  await page.goto(href(`/order_detail?orderId=${placed!.order_id}`));
  await expect(page.getByText(t('common:own_price'), { exact: true }).first()).toBeVisible();
  const everybody = parseYuan(placed!.orderProduct[0]!.public_price!)!;
  const saved = yuan((everybody - parseYuan(price)!) * goods.once_min_count);
  await expect(page.getByText(t('order:money.saved', { amount: saved }))).toBeVisible();
  valueOf(await call(favouriteApi.create, { type: FAVOURITE_TYPES.product, type_id: id }));
  await page.goto(href('/user/collect'));
  const kept = page.getByRole('listitem').filter({ hasText: price });
  await expect(kept.first()).toContainText(t('common:own_price'));

  // Whoever else comes is shown what the page was made with, and asked for it.
  const stranger = await freshToken(mall);
  await wearToken(mall, stranger);
  for (const address of [goodsPage, listPage, comparison]) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-own-price]').filter({ hasText: price })).toHaveCount(0);
  }
  expect(valueOf(await mall.as(stranger)(priceListApi.ofGoods, { id }))).toEqual([]);
  const theirs = valueOf(await mall.as(stranger)(cartApi.create, { ...item, is_new: 1 }));
  const preview = valueOf(
    await mall.as(stranger)(checkoutApi.preview, { cart_id: [theirs.cart_id], takes: [] }),
  );
  expect(preview.order[0]!.list[0]!.public_price).toBeNull();

  const reply = (token?: string) =>
    fetch(`${mall.origin}/api/user/own_prices/${id}`, {
      headers: { 'x-forwarded-for': mall.from, ...(token ? { 'X-Token': token } : {}) },
    });
  const answer = await reply(owner);
  expect(answer.headers.get('cache-control')).toMatch(/no-store|private/);
  expect((await (await reply()).text()).includes(price)).toBe(false);
  // A page that is kept for all is the same to the byte, whoever asks.
  const pageFor = async (token?: string) => {
    const cookie = token ? `auth.strategy=sms; auth._token.sms=${encodeURIComponent(`Bearer ${token}`)}` : '';
    const page = await fetch(mall.origin + goodsPage, { headers: { cookie, 'x-forwarded-for': mall.from } });
    return { html: await page.text(), etag: page.headers.get('etag') };
  };
  const asVisitor = await pageFor();
  expect(asVisitor.html.includes(price)).toBe(false);
  expect([await pageFor(owner), await pageFor(stranger)]).toEqual([asVisitor, asVisitor]);

  // What was agreed ends: the company pays what everybody pays.
  const store = mall.as(seller);
  const [made] = valueOf(await store(priceListApi.list, { keyword: name })).list;
  valueOf(await store(priceListApi.end, { id: made!.price_list_id }));
  const after = valueOf(await call(priceListApi.ofGoods, { id }));
  expect(after.find((row) => row.unique === sku.unique)?.price).not.toBe(price);
});

// A flash sale and a presale, as somebody buys them: one click to the check-out, the price of the activity, the
// agreement before a deposit, and the balance inside its window.
import { randomInt } from 'node:crypto';
import { presaleApi, type PresaleOrderRow } from '#lib/contracts/presale.ts';
import { activityApi } from '#lib/contracts/activity.ts';
import { cartApi } from '#lib/contracts/cart.ts';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { seckillApi } from '#lib/contracts/seckill.ts';
import { becomeFresh, valueOf } from './account.ts';
import { inEachLanguage } from './in-each-language.ts';
import { awake, expect, test, type Mall } from './mall.ts';
import { asStore, chargeBalance, giveAddress, STORE } from './paid-order.ts';
import { placeOrder } from './purchase.ts';

/** Who lets activities run. */
const PLATFORM = '13800000099';

/** A presale that ends after so many seconds, its balance open from then on; answers activity and SKU. */
async function briefPresale(mall: Mall, seconds: number): Promise<{ activity_id: number; unique: number }> {
  const merchant = await asStore(mall);
  const { list } = valueOf(await mall.as()(goodsApi.list, { mer_id: STORE.merId, stock: 1, limit: 40 }));
  const dear = list.filter((row) => Number(row.price) >= 5);
  const goods = valueOf(await mall.as()(goodsApi.detail, { id: dear[randomInt(dear.length)]!.product_id }));
  const [sku] = goods.sku.toSorted((a, b) => b.stock - a.stock);
  if (!sku) throw new Error('The store has nothing for a presale');
  const inSeconds = (n: number): string => new Date(Date.now() + n * 1000).toISOString();
  const price = Number(sku.price) - 1;
  const { activity_id } = valueOf(
    await merchant(presaleApi.create, {
      product_id: goods.product_id,
      presell_type: 2,
      start_time: inSeconds(-60),
      end_time: inSeconds(seconds),
      final_start_time: inSeconds(seconds),
      final_end_time: inSeconds(86_400),
      delivery_day: 3,
      sku: [{ unique: sku.unique, price: price.toFixed(2), down_price: (price / 10).toFixed(2), limited: 5 }],
    }),
  );
  const login = { account: PLATFORM, password: STORE.password };
  const platform = mall.as(valueOf(await mall.as()(identityApi.login, login)).token);
  valueOf(await platform(activityApi.review, { id: activity_id, approve: true }));
  return { activity_id, unique: sku.unique };
}

/** An order whose deposit is paid and whose balance can be paid now; a busy machine gets more time for the deposit. */
export async function dueBalance(mall: Mall, token: string): Promise<PresaleOrderRow> {
  const call = mall.as(token);
  for (const seconds of [3, 10, 30]) {
    const { activity_id, unique } = await briefPresale(mall, seconds);
    const wanted = { product_attr_unique: unique, cart_num: 1, is_new: 1, activity_id };
    const line = await call(cartApi.create, wanted);
    if (!line.ok) continue;
    const choice = { cart_id: [line.value.cart_id] };
    const seen = await call(checkoutApi.preview, choice);
    if (!seen.ok) continue;
    const order = { ...choice, address_id: seen.value.address?.address_id, key: seen.value.key, agree: true };
    const placed = await call(checkoutApi.create, order);
    if (!placed.ok) continue;
    const paid = await call(paymentApi.pay, { group_id: placed.value.order_id, type: 'balance' });
    if (!paid.ok) continue;
    const rows = async () => valueOf(await call(presaleApi.orders, {})).list;
    await expect.poll(async () => (await rows())[0]?.presell.activeStatus, { timeout: 45_000 }).toBe(1);
    return (await rows())[0]!;
  }
  throw new Error('No deposit was paid before its presale was over');
}

/** A flash sale, a presale with its deposit, and the balance of one. */
export function describeActivities(): void {
  inEachLanguage(() => {
    test('goods of a running flash sale are bought for its price', async ({ mall }) => {
      const { page, t, href } = mall;
      const token = await becomeFresh(mall);
      await giveAddress(mall, token);
      await chargeBalance(mall, token, '20000.00');
      const { list } = valueOf(await mall.as()(seckillApi.list, {}));
      const sale = list.find((row) => row.seckill_status === 1 && row.stock > 0);
      if (!sale) throw new Error('No flash sale runs');
      await page.goto(href(`/goods_seckill_detail/${sale.activity_id}`));
      const buy = page.getByRole('button', { name: t('activity:seckill.buy'), exact: true });
      await awake(buy);
      await buy.click();
      await page.waitForURL((url) => url.pathname === href('/order_confirm'));
      await awake(page.getByRole('button', { name: t('checkout:submit'), exact: true }));
      const id = await placeOrder(mall);
      const group = valueOf(await mall.as(token)(orderApi.group, { id }));
      expect(group.kind).toBe('seckill');
      const { offers } = valueOf(await mall.as()(seckillApi.detail, { id: sale.activity_id }));
      expect(offers.map((row) => row.price)).toContain(group.orderList[0]?.orderProduct[0]?.unit_price);

      const balance = page.getByRole('radio', { name: t('payment:type.balance') });
      await awake(balance);
      await balance.check();
      await page.getByRole('button', { name: t('payment:pay'), exact: true }).click();
      await expect(page.getByRole('heading', { name: t('payment:paid') })).toBeVisible();
    });

    test('a presale takes its agreement and its deposit, and shows what stays open', async ({ mall }) => {
      const { page, t, href } = mall;
      const token = await becomeFresh(mall);
      await giveAddress(mall, token);
      await chargeBalance(mall, token, '20000.00');
      const { list } = valueOf(await mall.as()(presaleApi.list, { type: 1, limit: 30 }));
      // The one that ends last: another may be over before the order is sent.
      const sale = list
        .filter((row) => row.presell_type === 2 && row.left > 0)
        .toSorted((one, other) => other.end_time.localeCompare(one.end_time))[0];
      if (!sale) throw new Error('No presale with a deposit runs');
      await page.goto(href(`/goods_presell_detail/${sale.product_presell_id}`));
      const buy = page.locator('[data-buy-bar]').getByRole('button');
      await awake(buy);
      await buy.click();
      await page.waitForURL((url) => url.pathname === href('/order_confirm'));
      const submit = page.getByRole('button', { name: t('checkout:submit'), exact: true });
      await awake(submit);
      mall.expectComplaint(/status of 4\d\d .*order\/create/);
      await submit.click();
      // Said beside the button: at a desk in the totals, on a phone in the bar.
      const refusal = page.getByText(t('failures:presale.agreement')).filter({ visible: true });
      await expect(refusal.first()).toBeVisible();
      await page.getByRole('checkbox', { name: t('activity:order.agree') }).check();
      const id = await placeOrder(mall);
      const group = valueOf(await mall.as(token)(orderApi.group, { id }));
      expect(Number(group.balance_price)).toBeGreaterThan(0);
      await expect(page.getByText(t('payment:amount_deposit'), { exact: true }).first()).toBeVisible();
      valueOf(await mall.as(token)(paymentApi.pay, { group_id: id, type: 'balance' }));

      await page.goto(href('/user/order_list'));
      const card = page.getByRole('article').first();
      await expect(card).toContainText(t('order:state.balance_due'));
      await expect(card).toContainText(t('order:sum.deposit', { count: group.total_num }));
      await expect(card).toContainText(t('order:sum.balance'));
    });

    test('the balance of a presale is paid inside its window', async ({ mall }) => {
      const { page, t, href } = mall;
      const token = await becomeFresh(mall);
      await giveAddress(mall, token);
      await chargeBalance(mall, token, '20000.00');
      const open = await dueBalance(mall, token);
      await page.goto(href('/user/presell_order'));
      await page
        .getByRole('article', { name: open.order_sn })
        .getByRole('link', { name: t('activity:order.pay'), exact: true })
        .click();
      await page.waitForURL((url) => url.pathname === href('/payment'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payment:placed_balance'));
      const balance = page.getByRole('radio', { name: t('payment:type.balance') });
      await awake(balance);
      await balance.check();
      await page.getByRole('button', { name: t('payment:pay'), exact: true }).click();
      await expect(page.getByRole('heading', { name: t('payment:paid') })).toBeVisible();
      const order = valueOf(await mall.as(token)(orderApi.detail, { id: open.order_id }));
      expect(order).toMatchObject({ status: 'to_ship', balance_price: '0.00' });
    });
  });
}

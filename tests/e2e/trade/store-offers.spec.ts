// What a store offers at its desk and its buyer answers on his page: a part of a refund, and an order called off.
import { orderApi } from '#lib/contracts/order.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { freshToken, valueOf, wearToken } from '../steps/account.ts';
import { barriersOf } from '../steps/barriers.ts';
import { inEachLanguage } from '../steps/in-each-language.ts';
import { awake, expect, test, type Mall } from '../steps/mall.ts';
import { paidOrder, STORE } from '../steps/paid-order.ts';

async function atTheDesk(mall: Mall): Promise<void> {
  const account = { account: STORE.merchant, password: STORE.password };
  await wearToken(mall, valueOf(await mall.as()(identityApi.login, account)).token);
}

/** Presses an act in the menu of the only row that is found. */
async function choose({ page, t, href }: Mall, list: string, name: string, act: string): Promise<void> {
  await page.goto(href(list));
  const more = page.getByRole('button', { name: t('desk:more_acts', { name }), exact: true });
  await awake(more);
  await more.click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}

async function accept({ page, t, href }: Mall, id: string, name: string): Promise<void> {
  await page.goto(href(`/refund_detail?id=${id}`));
  const button = page.getByRole('button', { name, exact: true });
  await awake(button);
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('common:confirm'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('refund:head.refunded'));
}

inEachLanguage(() => {
  test('a store offers a part of a refund, and the buyer is paid it', async ({ mall }) => {
    const { page, t } = mall;
    const token = await freshToken(mall);
    const buyer = mall.as(token);
    const id = await paidOrder(mall, token);
    const [line] = valueOf(await buyer(orderApi.detail, { id })).orderProduct;
    const wish = { type: 'single', refund_type: 'money', refund_message: 'quality' } as const;
    const { refund_order_id: refund } = valueOf(
      await buyer(refundApi.apply, { ...wish, id, ids: [line!.order_product_id] }),
    );
    const { refund_order_sn: sn } = valueOf(await buyer(refundApi.detail, { id: refund }));
    await atTheDesk(mall);
    await choose(mall, `/merchant/refunds?tab=all&keyword=${sn}`, sn, t('refund:desk.act.offer.name'));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('refund:desk.field.refund_price')).fill('0.01');
    await dialog.getByLabel(t('refund:desk.field.reason')).fill('外包装受潮，商品完好');
    await dialog.getByRole('button', { name: t('refund:desk.act.offer.name'), exact: true }).click();
    await expect(page.getByText(t('refund:desk.act.offer.done'))).toBeVisible();
    await wearToken(mall, token);
    await accept(mall, refund, t('refund:offer.accept.less'));
    expect(valueOf(await buyer(refundApi.detail, { id: refund }))).toMatchObject({ refund_price: '0.01' });
  });

  test('a store asks to call an order off, and the buyer agrees', async ({ mall }) => {
    const { page, t, href } = mall;
    const token = await freshToken(mall);
    const buyer = mall.as(token);
    const id = await paidOrder(mall, token);
    const { order_sn: sn } = valueOf(await buyer(orderApi.detail, { id }));
    await atTheDesk(mall);
    await choose(mall, `/merchant/orders?tab=all&keyword=${sn}`, sn, t('order:desk.act.call_off.name'));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('order:desk.field.reason')).fill('该规格停产');
    await dialog.getByRole('button', { name: t('order:desk.act.call_off.name'), exact: true }).click();
    await expect(page.getByText(t('order:desk.act.call_off.done'))).toBeVisible();
    await wearToken(mall, token);
    await page.goto(href(`/order_detail?orderId=${id}`));
    await page.locator('#lines a[href*="refund_detail"]').first().click();
    await expect(page.locator('main')).toContainText('该规格停产');
    // What the desk said last goes along to the next page, and lies above its head until it goes.
    await expect(page.locator('.toasts > p')).toHaveCount(0);
    expect(await barriersOf(page)).toEqual([]);
    await accept(mall, new URL(page.url()).searchParams.get('id')!, t('refund:offer.accept.call_off'));
    expect(valueOf(await buyer(orderApi.detail, { id }))).toMatchObject({ status: 'refunded' });
  });
});

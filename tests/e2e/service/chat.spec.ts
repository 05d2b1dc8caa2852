// A buyer asks on the page of a product, the store answers at its desk, and each sees the other at once; when the socket
// is not to be had, the same goes over HTTP.
import { COOKIES, tokenCookie } from '#lib/contracts/cookies.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { chatApi, CHAT_SOCKET_PATH, MSN } from '#lib/contracts/chat.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { newId } from '#lib/kernel/ids.ts';
import { becomeFresh, valueOf, wearToken } from '../steps/account.ts';
import { awake, expect, test, type Mall } from '../steps/mall.ts';
import { paidOrder } from '../steps/paid-order.ts';

const MERCHANT = '13800000011';
const STORE = 1;

async function desk(mall: Mall) {
  const { token } = valueOf(await mall.as()(identityApi.login, { account: MERCHANT, password: 'demo1234' }));
  const context = await mall.page.context().browser()!.newContext({ baseURL: mall.origin });
  const url = new URL('/', mall.origin).href;
  await context.addCookies([
    { name: COOKIES.strategy, value: 'password', url },
    { name: tokenCookie('password'), value: encodeURIComponent(`Bearer ${token}`), url },
  ]);
  const page = await context.newPage();
  await page.goto(mall.href('/user?chat=desk'));
  return { page, close: () => context.close() };
}

test('a buyer asks, the store answers, and both see it', async ({ mall }) => {
  const { page, t, href } = mall;
  await becomeFresh(mall);
  const { list } = valueOf(await mall.as()(goodsApi.list, { mer_id: STORE, limit: 1 }));
  const question = `请问有货吗 ${newId().slice(-6)}`;
  await page.goto(href(`/goods_detail/${list[0]!.product_id}`));
  await page.locator('[data-chat-card^="4:"]').first().click();
  const talk = page.getByRole('dialog', { name: t('chat:title') });
  await talk
    .locator('[data-chat-offer]')
    .getByRole('button', { name: t('chat:offer.send'), exact: true })
    .click();
  await expect(talk.getByRole('log').getByText(list[0]!.store_name)).toBeVisible();
  const input = talk.getByRole('textbox', { name: t('chat:input') });
  await input.fill(question);
  await input.press('Enter');

  const store = await desk(mall);
  const window = store.page.getByRole('dialog', { name: t('chat:title') });
  await window.getByRole('button', { name: question }).click();
  await expect(window.getByRole('log').getByText(question)).toBeVisible();
  const answer = `有的 ${newId().slice(-6)}`;
  await window.getByRole('textbox', { name: t('chat:input') }).fill(answer);
  await window.getByRole('textbox', { name: t('chat:input') }).press('Enter');
  await expect(talk.getByRole('log').getByText(answer)).toBeVisible();

  await talk
    .getByRole('button', { name: t('chat:recall') })
    .last()
    .click();
  await expect(window.getByRole('log').getByText(t('chat:recalled'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(talk).toBeHidden();
  await store.close();
});

test('at the desk a buyer’s message is answered with a quick reply, and the orders stand below', async ({
  mall,
}) => {
  const { page, t, href } = mall;
  const buyer = await becomeFresh(mall);
  const order = await paidOrder(mall, buyer);
  const question = `多久发货 ${newId().slice(-6)}`;
  const say = { mer: STORE, msn_type: MSN.text, msn: question, key: newId() } as const;
  valueOf(await mall.as(buyer)(chatApi.send, say));
  const { token } = valueOf(await mall.as()(identityApi.login, { account: MERCHANT, password: 'demo1234' }));
  const { order_sn: sn } = valueOf(await mall.as(token)(orderDeskApi.detail, { id: order }));
  await wearToken(mall, token);

  await page.goto(href('/merchant/quick-answers'));
  const reply = `今天下午发货 ${newId().slice(-6)}`;
  const add = t('desk:quick_answers.act.add.name');
  const open = page.getByRole('button', { name: add, exact: true });
  await awake(open);
  await open.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('desk:quick_answers.field.text'), { exact: true }).fill(reply);
  await dialog.getByRole('button', { name: add, exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto(href('/merchant/messages'));
  await page.locator('[data-row]').filter({ hasText: question }).locator('[data-head]').click();
  const record = page.getByRole('complementary');
  await expect(record.getByRole('log').getByText(question)).toBeVisible();
  await expect(record.getByRole('link', { name: sn })).toBeVisible();
  await record.getByRole('button', { name: t('chat:answers.open') }).click();
  await record.getByRole('button', { name: reply }).click();
  await record.getByRole('textbox', { name: t('chat:input') }).press('Enter');
  await expect(record.getByRole('log').getByText(reply)).toBeVisible();
  const talk = valueOf(await mall.as(buyer)(chatApi.history, { mer: STORE }));
  expect(talk.list.map(({ msn }) => msn)).toContain(reply);
});

test('without the socket a message goes over HTTP; one that fails is sent again by a press', async ({
  mall,
}) => {
  const { page, t, href } = mall;
  await becomeFresh(mall);
  await page.routeWebSocket(`**${CHAT_SOCKET_PATH}`, (socket) => socket.close());
  await page.goto(href(`/store?id=${STORE}`));
  await page.locator(`[data-chat="${STORE}"]`).first().click();
  const talk = page.getByRole('dialog', { name: t('chat:title') });
  const input = talk.getByRole('textbox', { name: t('chat:input') });
  await page.route('**/api/service/send/**', (route) => route.fulfill({ status: 200, json: {} }), {
    times: 1,
  });
  await input.fill('<b>粗体</b>');
  await input.press('Enter');
  await talk.getByRole('button', { name: t('chat:resend') }).click();
  await expect(talk.getByRole('button', { name: t('chat:recall') })).toBeVisible();
  await expect(talk.getByRole('log').getByText('<b>粗体</b>')).toHaveCount(1);
  // On a tablet nothing of the window lies beside the screen.
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(async () => (await talk.boundingBox())?.x).toBe(0);
});

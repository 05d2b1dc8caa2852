// A rider's day on a phone: rides in the order of the way, one handed over for the code while there is no network, one
// for a picture and a name, one brought back with its reason; what was done without a network is sent once, when there
// is one again.
import type { Page } from 'playwright/test';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { deliveryApi } from '#lib/contracts/delivery.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { freshToken, valueOf, wearToken } from '../steps/account.ts';
import { barriersOf } from '../steps/barriers.ts';
import { fillCart } from '../steps/goods.ts';
import { inEachLanguage } from '../steps/in-each-language.ts';
import { expect, test, type Mall } from '../steps/mall.ts';
import { asStore, chargeBalance, giveAddress, STORE } from '../steps/paid-order.ts';

const RIDER = '13800000021';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** A ride of the store that waits for a rider, with the order that it brings. */
async function waitingRide(mall: Mall, buyer: string): Promise<{ id: string; orderId: string }> {
  const call = mall.as(buyer);
  const goods = valueOf(await call(goodsApi.list, { mer_id: STORE.merId, order: 'sales', limit: 1 })).list;
  const choice = {
    cart_id: await fillCart(mall, buyer, goods),
    takes: [],
    city: [STORE.merId],
    use_integral: false,
  };
  const { key, address: to } = valueOf(await call(checkoutApi.preview, choice));
  const order = { ...choice, key, address_id: to?.address_id ?? '', mark: {}, pay_type: 'pc' as const };
  const { order_id: group_id } = valueOf(await call(checkoutApi.create, order));
  valueOf(await call(paymentApi.pay, { group_id, type: 'balance' }));
  const [placed] = valueOf(await call(orderApi.list, {})).list;
  const orderId = placed!.order_id;
  const store = await asStore(mall);
  return { id: valueOf(await store(deliveryApi.callRider, { id: orderId })).delivery_id, orderId };
}

/** Paths that the phone keeps for riders. */
const keptRides = async (): Promise<string[]> =>
  (await caches.has('rides'))
    ? (await (await caches.open('rides')).keys()).map(({ url }) => new URL(url).pathname)
    : [];

/** What lies half below the head of the page is no target that somebody could miss. */
const fromTheTop = (page: Page): Promise<void> => page.evaluate(() => window.scrollTo({ top: 0 }));

/** A button of a card: its act, and for screen readers whose it is. */
const nameOf = ({ t }: Mall, act: 'accept' | 'arrive' | 'set_off' | 'deliver' | 'bring_back'): RegExp =>
  new RegExp(`^${t(`delivery:desk.act.${act}.name`)}`);

inEachLanguage(() => {
  test('a rider brings three orders, with a network that comes and goes', async ({ mall }) => {
    mall.expectComplaint(/ERR_INTERNET_DISCONNECTED/);
    const { page, t, href } = mall;
    const buyer = await freshToken(mall);
    await giveAddress(mall, buyer);
    await chargeBalance(mall, buyer, '60000.00');
    const first = await waitingRide(mall, buyer);
    const second = await waitingRide(mall, buyer);
    const third = await waitingRide(mall, buyer);
    const read = async ({ orderId }: { orderId: string }) =>
      valueOf(await mall.as(buyer)(deliveryApi.ride, { id: orderId }));

    const { token } = valueOf(await mall.as()(identityApi.login, { account: RIDER, password: 'demo1234' }));
    await wearToken(mall, token);
    await page.goto(href('/delivery'));
    await page.waitForURL((url) => url.pathname === href('/delivery/rides'));
    const card = ({ id }: { id: string }) => page.locator(`[data-ride="${id}"]`);
    const press = (ride: { id: string }, act: 'accept' | 'arrive' | 'set_off' | 'deliver' | 'bring_back') =>
      card(ride)
        .getByRole('button', { name: nameOf(mall, act) })
        .click();
    const queue = page.locator('[data-queue]');
    await expect(card(first)).toBeVisible();
    await fromTheTop(page);
    expect.soft(await barriersOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    for (const ride of [first, second, third])
      for (const act of ['accept', 'arrive', 'set_off'] as const) await press(ride, act);
    await expect(queue).toHaveAttribute('data-queue', '0');

    // In the order of the way; by hand the second one comes first.
    await page.getByRole('button', { name: t('delivery:desk.way.way') }).click();
    const ids = () =>
      page
        .locator('[data-ride]')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['ride']));
    const before = await ids();
    const [upper, lower] = before;
    const up = t('delivery:desk.way.up', { name: '' });
    await card({ id: lower ?? '' })
      .getByRole('button', { name: up })
      .click();
    await expect.poll(async () => (await ids()).slice(0, 2)).toEqual([lower, upper]);

    // Without a network: handed over for the code; it waits in the phone, and is done once, when there is a network again.
    const { receive_code: code } = await read(first);
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes(`/clerk/delivery/${first.id}`)) sent += 1;
    });
    await page.context().setOffline(true);
    await press(first, 'deliver');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(code ?? '');
    await dialog.getByRole('button', { name: t('delivery:desk.act.deliver.name'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card(first)).toContainText(t('delivery:desk.queue.waits'));
    await expect(queue).toContainText(t('delivery:desk.queue.offline_count', { count: 1 }));
    await expect(queue).toHaveAttribute('data-queue', '1');
    await fromTheTop(page);
    expect.soft(await barriersOf(page)).toEqual([]);
    expect((await read(first)).status).toBe('under_way');
    await page.context().setOffline(false);
    await expect(queue).toHaveAttribute('data-queue', '0');
    await expect.poll(async () => (await read(first)).status).toBe('done');
    // It keeps its place, so that no press meets another card, until the list is looked at anew.
    await expect(card(first)).toContainText(t('delivery:desk.state.done'));
    expect(sent).toBeGreaterThan(0);
    expect((await read(first)).log.filter(({ status }) => status === 'done')).toHaveLength(1);

    // For a picture and a name.
    await press(second, 'deliver');
    await dialog.getByText(t('delivery:desk.hand.photo'), { exact: true }).click();
    await fromTheTop(page);
    expect.soft(await barriersOf(page)).toEqual([]);
    await dialog
      .getByLabel(t('delivery:desk.field.photo'))
      .setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: PNG });
    await expect(dialog).toContainText(t('delivery:desk.hand.taken'));
    await dialog.getByLabel(t('delivery:desk.field.taken_by')).fill('前台 李');
    await dialog.getByRole('button', { name: t('delivery:desk.act.deliver.name'), exact: true }).click();
    await expect.poll(async () => (await read(second)).proof?.taken_by).toBe('前台 李');

    // Not delivered: it says why, and comes back.
    await press(third, 'bring_back');
    await dialog
      .getByLabel(t('delivery:desk.field.reason'))
      .selectOption({ label: t('delivery:undelivered.no_answer') });
    await fromTheTop(page);
    expect.soft(await barriersOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('delivery:desk.act.bring_back.name') }).click();
    await expect.poll(async () => (await read(third)).undelivered?.reason).toBe('no_answer');
    await card(third)
      .getByRole('button', { name: t('delivery:desk.act.hand_back.name') })
      .click();
    await expect.poll(async () => (await read(third)).status).toBe('returned');
  });
});

test('what the mall refuses is said, and what waited behind it is not sent', async ({ mall }) => {
  mall.expectComplaint(/ERR_INTERNET_DISCONNECTED|status of 400/);
  // What the account's page still reads when its person logs out is refused.
  mall.expectComplaint(/status of 401 .*\/api\/user\/notice\/lst/);
  const { page, t, href } = mall;
  const buyer = await freshToken(mall);
  await giveAddress(mall, buyer);
  await chargeBalance(mall, buyer, '20000.00');
  const ride = await waitingRide(mall, buyer);
  const { token } = valueOf(await mall.as()(identityApi.login, { account: RIDER, password: 'demo1234' }));
  await wearToken(mall, token);
  await page.goto(href('/delivery/rides'));
  const card = page.locator(`[data-ride="${ride.id}"]`);
  await expect(card).toBeVisible();
  await expect.poll(() => page.evaluate(keptRides)).toContain('/api/clerk/delivery/lst');
  await page.context().setOffline(true);
  // The page opens without a network, with the rides that it read last.
  await page.goto(href('/delivery'));
  await expect(card).toBeVisible();
  for (const act of ['accept', 'arrive', 'set_off'] as const)
    await card.getByRole('button', { name: nameOf(mall, act) }).click();
  await card.getByRole('button', { name: nameOf(mall, 'deliver') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('000000');
  await dialog.getByRole('button', { name: t('delivery:desk.act.deliver.name'), exact: true }).click();
  await expect(page.locator('[data-queue]')).toHaveAttribute('data-queue', '4');
  await page.context().setOffline(false);
  await expect(card.getByRole('alert')).toContainText(t('failures:delivery.code'));
  await expect(page.locator('[data-queue]')).toHaveAttribute('data-queue', '0');
  await expect(card).toContainText(t('delivery:desk.state.under_way'));

  // Whoever logs out leaves nothing of it in the phone.
  await page.goto(href('/user'));
  await page
    .getByRole('button', { name: t('shell:menu.logout') })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === href('/'));
  await expect.poll(() => page.evaluate(keptRides)).toEqual([]);
});

test.describe('without the worker that keeps the page, past which requests are not always seen here', () => {
  test.use({ serviceWorkers: 'block' });
  test('a mall that is too busy, or whose answer is lost on the way, loses no step and does none twice', async ({
    mall,
  }) => {
    mall.expectComplaint(/status of 429|ERR_FAILED/);
    const { page, t, href } = mall;
    const buyer = await freshToken(mall);
    await giveAddress(mall, buyer);
    await chargeBalance(mall, buyer, '20000.00');
    const ride = await waitingRide(mall, buyer);
    const read = async () => valueOf(await mall.as(buyer)(deliveryApi.ride, { id: ride.orderId }));
    const { token } = valueOf(await mall.as()(identityApi.login, { account: RIDER, password: 'demo1234' }));
    await wearToken(mall, token);
    await page.goto(href('/delivery/rides'));
    const card = page.locator(`[data-ride="${ride.id}"]`);
    const queue = page.locator('[data-queue]');
    const again = page.getByRole('button', { name: t('delivery:desk.queue.send') });
    await expect(card).toBeVisible();

    // The phone also tries again by itself, every ten seconds: how the mall answers changes when the test says so.
    let mallIs: 'busy' | 'unheard' | 'well' = 'busy';
    await page.route(`**/api/clerk/delivery/${ride.id}**`, async (route) => {
      if (mallIs === 'busy')
        return route.fulfill({
          status: 429,
          json: { status: 429, code: 'request.too_many', message: 'busy' },
        });
      if (mallIs === 'well') return route.continue();
      // The mall has heard of it, the phone of no answer.
      await route.fetch();
      return route.abort();
    });
    /** Sends what waits, by the button or by what the phone does itself before it is pressed. */
    const sends = (then: () => Promise<void>): Promise<void> =>
      expect(async () => {
        await again.click({ timeout: 2_000 }).catch(() => undefined);
        await then();
      }).toPass({ timeout: 45_000 });
    await card.getByRole('button', { name: nameOf(mall, 'accept') }).click();
    await expect(queue).toHaveAttribute('data-queue', '1');
    await expect(card.getByRole('alert')).toHaveCount(0);
    expect((await read()).status).toBe('waiting');
    mallIs = 'unheard';
    await sends(async () => expect((await read()).status).toBe('to_fetch'));
    await expect(queue).toHaveAttribute('data-queue', '1');
    mallIs = 'well';
    await sends(() => expect(queue).toHaveAttribute('data-queue', '0', { timeout: 2_000 }));
    expect((await read()).log.filter(({ status }) => status === 'to_fetch')).toHaveLength(1);
    await expect(card).toContainText(t('delivery:desk.state.to_fetch'));
  });
});

// A store's own programs: tokens that open what their scopes say and nothing else, webhooks that are signed, sent again
// and never led inside, changes of which none is missed.
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postOutside } from '#lib/adapters/webhook/post-outside.ts';
import { MACHINE_CALLS } from '#lib/api/read-limit.ts';
import type { Call } from '#lib/call/call.ts';
import { changeFeedApi } from '#lib/contracts/change-feed.ts';
import { goodsDeskApi } from '#lib/contracts/goods-desk.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { machineApi } from '#lib/contracts/machine.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { staffApi } from '#lib/contracts/staff.ts';
import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import { sendDelivery, tellTokensStay } from '#lib/domain/merchant/machine/index.ts';
import { days, hours } from '#lib/kernel/clock.ts';
import { isPublicAddress } from '#lib/kernel/network.ts';
import { BOLT, NORTH, openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { codeOf, paidOrder, valueOf } from '../../support/trade-steps.ts';
import { openReceiver, type Receiver } from '../../support/webhook-receiver.ts';
import { codeFor } from '../account/people.ts';
import { sweptRows } from '../../support/sweep/rows.ts';
import { apply, bought, fund, ship } from '../../domain/refund/refund-steps.ts';

let north: Call;
let south: Call;
let receiver: Receiver;
const mall = await openTradeMall();
beforeAll(async () => {
  [north, south] = [await mall.login(901), await mall.login(902)];
  receiver = await openReceiver();
});
afterAll(async () => {
  await receiver.close();
  await mall.close();
});

const ALL = [
  'orders_read',
  'orders_ship',
  'goods_read',
  'goods_write',
  'invoices_read',
  'invoices_issue',
] as const;
const makeToken = async (scopes: (typeof ALL)[number][], more: { days?: number } = {}) =>
  valueOf(await north(machineApi.makeToken, { name: 'ERP 一号', scopes, ...more }));

/** Does what the job queue would do with what waits. */
async function sendAll(): Promise<void> {
  for (const job of mall.jobs.splice(0))
    if (job.name === 'webhook.send')
      await sendDelivery(mall.system, postOutside, job.payload as { deliveryId: string });
}

test('a token does what its scopes say in its own store, by Bearer, and no more', async () => {
  const own = await paidOrder(mall, 1, [[BOLT.m8, 20]]);
  const others = await paidOrder(mall, 1, [[VALVE.sku, 1]]);
  const { token, token_id: id } = await makeToken(['orders_read']);
  const machine = mall.as(token);
  const { list } = valueOf(await machine(orderDeskApi.list, {}));
  expect(list.map((row) => row.order_id)).toEqual([own]);
  const parcel = { courier: 'sf', tracking_no: 'SF100200300' };
  expect(codeOf(await machine(orderApi.ship, { id: own, ...parcel }))).toBe('auth.scope');
  const shipping = mall.as((await makeToken(['orders_ship'])).token);
  expect(codeOf(await shipping(orderApi.ship, { id: others, ...parcel }))).toBe('order.not_found');
  expect(valueOf(await shipping(orderApi.ship, { id: own, ...parcel })).order_id).toBe(own);
  expect(codeOf(await shipping(orderDeskApi.list, {}))).toBe('auth.scope');
  // Another store in the header is no way around.
  const asked = await mall.app.request('/api/merchant/orders', {
    headers: { authorization: `Bearer ${token}`, 'x-store': '2' },
  });
  expect(JSON.stringify(await asked.json())).not.toContain(others);
  const read = valueOf(await north(machineApi.tokens, {})).list.find((row) => row.token_id === id)!;
  expect(read.used_time).toBe(mall.clock.now().toISOString());
  expect(JSON.stringify(valueOf(await north(machineApi.tokens, {})))).not.toContain(token);
  const kept = JSON.stringify(await mall.read('machineToken'));
  expect(kept).not.toContain(token);
});

test('no token opens a door that asks for a person, whatever its scopes', async () => {
  const { token } = await makeToken([...ALL]);
  const machine = mall.as(token);
  expect(codeOf(await machine(storeMoneyApi.ask, { amount: '1.00' }))).toBe('auth.scope');
  expect(codeOf(await machine(machineApi.makeToken, { name: 'x', scopes: ['orders_read'] }))).toBe(
    'auth.scope',
  );
  expect(codeOf(await machine(machineApi.webhooks, {}))).toBe('auth.scope');
  expect(codeOf(await machine(profileApi.me))).toBe('auth.scope');
  // What is open to programs is short enough to be read, and nothing of it moves money or opens a door.
  const open = sweptRows.filter(({ row }) => row.scope).map(({ id, row }) => `${id} ${row.scope}`);
  expect(
    open.every((line) =>
      /^(order|order_desk|refund|goods_desk|mass_change|invoice|change_feed)\./.test(line),
    ),
  ).toBe(true);
  expect(sweptRows.filter(({ row }) => row.scope && row.access !== 'merchant')).toEqual([]);
});

test('a token ends when it is revoked, when its day is over, and when its maker runs the store no more', async () => {
  const first = await makeToken(['goods_read']);
  const second = await makeToken(['goods_read'], { days: 2 });
  const third = await makeToken(['goods_read']);
  expect(codeOf(await south(machineApi.revokeToken, { id: first.token_id }))).toBe('machine.not_found');
  valueOf(await mall.as(first.token)(goodsDeskApi.skus, {}));
  valueOf(await north(machineApi.revokeToken, { id: first.token_id }));
  expect(codeOf(await mall.as(first.token)(goodsDeskApi.skus, {}))).toBe('auth.revoked');
  mall.clock.advance(days(2));
  expect(codeOf(await mall.as(second.token)(goodsDeskApi.skus, {}))).toBe('auth.expired');
  valueOf(await mall.as(third.token)(goodsDeskApi.skus, {}));
  await mall.change('userRole', { uid: 901 }, { storeRoles: ['sales'] });
  expect(codeOf(await mall.as(third.token)(goodsDeskApi.skus, {}))).toBe('auth.revoked');
  await mall.change('userRole', { uid: 901 }, { storeRoles: ['owner'] });
  expect(codeOf(await mall.as(`${third.token}x`)(goodsDeskApi.skus, {}))).toBe('auth.required');
});

test('with a role that ran the store its tokens end for good, and those who run it hear which', async () => {
  await mall.add('userRole', { uid: 4, role: 'merchant', merId: NORTH, storeRoles: ['manager'] });
  const manager = await mall.login(4);
  const make = async () =>
    valueOf(await manager(machineApi.makeToken, { name: 'Warehouse', scopes: ['goods_read'] }));
  const { token } = await make();
  const titles = async () =>
    valueOf(await (await mall.login(901, 'en-US'))(profileApi.notices, {})).list.map(({ title }) => title);
  expect((await titles())[0]).toContain('buyer4 made the API token “Warehouse”');
  valueOf(await mall.as(token)(goodsDeskApi.skus, {}));
  mall.clock.advance(1000);
  valueOf(await north(staffApi.change, { id: 4, sales: true }));
  expect(codeOf(await mall.as(token)(goodsDeskApi.skus, {}))).toBe('auth.revoked');
  expect((await titles())[0]).toMatch(/^buyer4 no longer runs .*: Warehouse$/);
  // The role comes back, the token does not.
  valueOf(await north(staffApi.change, { id: 4, manager: true }));
  expect(codeOf(await mall.as(token)(goodsDeskApi.skus, {}))).toBe('auth.revoked');

  const other = await make();
  await mall.change('user', { uid: 4 }, { status: 'disabled' });
  const listed = valueOf(await north(machineApi.tokens, {})).list;
  expect(listed.find((row) => row.token_id === other.token_id)?.status).toBe('revoked');
  await mall.change('user', { uid: 4 }, { status: 'active' });
  valueOf(await (await mall.login(4))(staffApi.leave));
  expect(codeOf(await mall.as(other.token)(goodsDeskApi.skus, {}))).toBe('auth.revoked');
});

test('a new password leaves the store’s programs running, and those who run it are told what it has made', async () => {
  const { token } = await makeToken(['goods_read']);
  mall.clock.advance(1000);
  const phone = '13900000901';
  mall.jobs.length = 0;
  const sms_code = await codeFor(mall, phone, 'change_pwd');
  const pwd = 'nut20261';
  valueOf(await mall.as()(identityApi.changePassword, { phone, sms_code, pwd, confirm_pwd: pwd }));
  for (const { name, payload } of mall.jobs.splice(0))
    if (name === 'machine.new_password') await tellTokensStay(mall.system, payload as { uid: number });
  north = await mall.login(901);
  valueOf(await mall.as(token)(goodsDeskApi.skus, {}));
  const english = await mall.login(901, 'en-US');
  const [latest] = valueOf(await english(profileApi.notices, {})).list;
  expect(latest).toMatchObject({ kind: 'desk.tokens_stay', link: '/merchant/tokens' });
  expect(latest!.title).toContain('ERP 一号');
});

test('tokens are made by who runs the store; the log names the token that acted', async () => {
  await mall.change('userRole', { uid: 902 }, { storeRoles: ['sales', 'finance'] });
  expect(codeOf(await south(machineApi.tokens, {}))).toBe('auth.role');
  expect(codeOf(await south(machineApi.makeWebhook, { url: receiver.url, events: ['order.paid'] }))).toBe(
    'auth.role',
  );
  await mall.change('userRole', { uid: 902 }, { storeRoles: ['owner'] });
  const { token } = await makeToken(['goods_write']);
  valueOf(await mall.as(token)(goodsDeskApi.setPrice, { id: BOLT.m8, price: '9.90' }));
  const rows = await mall.read('auditEntry', {}, ['device', 'act'], { by: 'seq', down: true, most: 1 });
  expect(rows[0]!.device).toContain('ERP 一号');
  expect(rows[0]!.act).toBe(`POST ${goodsDeskApi.setPrice.path}`);
});

test('the history of goods names the program that changed them, and the person who did it by hand', async () => {
  const { token } = await makeToken(['goods_write', 'goods_read']);
  const { sku: stock } = await mall.stock(BOLT.m8);
  const set = (call: Call, next: number, was: number) =>
    call(goodsDeskApi.setStock, { id: BOLT.m8, stock: next, was });
  valueOf(await set(mall.as(token), stock + 1, stock));
  mall.clock.advance(1000);
  valueOf(await set(north, stock, stock + 1));
  const { log } = valueOf(await north(goodsDeskApi.detail, { id: BOLT.product }));
  const ofStock = log.filter(({ what }) => what === 'stock');
  expect(ofStock.map(({ author, program }) => [author, program])).toEqual([
    ['buyer901', ''],
    ['buyer901', 'ERP 一号'],
  ]);
});

test('a token that calls too often is told how long to wait', async () => {
  const { token } = await makeToken(['goods_read']);
  const ask = () =>
    mall.app.request('/api/merchant/goods/skus', { headers: { authorization: `Bearer ${token}` } });
  for (let call = 0; call < MACHINE_CALLS.max; call += 1) await ask();
  const refused = await mall.app.request('/api/merchant/changes/stock', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // Another token of the store is not held up by it.
  valueOf(await mall.as((await makeToken(['goods_read'])).token)(changeFeedApi.stock, {}));
});

test('an address hears what it chose, signed, once committed; the log says what became of it', async () => {
  const events = ['order.paid', 'order.shipped', 'refund.asked', 'refund.paid', 'stock.low'] as const;
  const { webhook_id: id, secret } = valueOf(
    await north(machineApi.makeWebhook, { url: receiver.url, events: [...events] }),
  );
  valueOf(await north(machineApi.tryWebhook, { id }));
  await sendAll();
  await fund(mall, 2);
  const [order] = await bought(mall, 2, [[BOLT.m10, 30]]);
  await ship(mall, order!);
  const buyer = await mall.login(2);
  await mall.change('sku', { skuId: 31 }, { stock: 12 });
  await mall.change('product', { productId: 3 }, { stock: 12 });
  const [second] = await bought(mall, 2, [[31, 3]]);
  await apply(mall, buyer, second!);
  // The other store hears nothing of it, and this one nothing of the other's.
  await bought(mall, 2, [[VALVE.sku, 1]]);
  await sendAll();
  const told = receiver.heard.map(({ headers }) => headers['x-mall-event']);
  expect(told).toEqual(['ping', 'order.paid', 'order.shipped', 'stock.low', 'order.paid', 'refund.asked']);
  const { headers, body } = receiver.heard[1]!;
  const [, second_, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-mall-signature']))!;
  expect(mac).toBe(createHmac('sha256', secret).update(`${second_}.${body}`).digest('hex'));
  expect(JSON.parse(body)).toMatchObject({
    id: headers['x-mall-delivery'],
    event: 'order.paid',
    store_id: NORTH,
    data: { order_id: order, pay_price: expect.stringMatching(/^\d+\.\d\d$/) as string },
  });
  const log = valueOf(await north(machineApi.deliveries, {}));
  expect(log.list.every((row) => row.status === 'taken' && row.answered === 200)).toBe(true);
  expect(valueOf(await south(machineApi.deliveries, {})).list).toEqual([]);
  const shipped = valueOf(await north(machineApi.deliveries, { event: 'order.shipped', status: 'taken' }));
  expect(shipped.list.map((row) => row.event)).toEqual(['order.shipped']);
  expect(shipped.count).toBe(1);
  expect(
    valueOf(await north(machineApi.deliveries, { event: 'order.shipped', status: 'waiting' })).count,
  ).toBe(0);
  // Found by its number, by what it says, by the address that it went to.
  const ofOrder = async (call: Call, keyword: string) =>
    valueOf(await call(machineApi.deliveries, { keyword })).count;
  const heard = log.list.filter((row) => row.body.includes(order!)).length;
  expect(heard).toBeGreaterThan(0);
  for (const [keyword, count] of [
    [order!.toUpperCase(), heard],
    [log.list[0]!.delivery_id, 1],
    [new URL(log.list[0]!.url).host, log.count],
    ['nothing of it', 0],
  ] as const)
    expect([await ofOrder(north, keyword), await ofOrder(south, keyword)]).toEqual([count, 0]);
  expect(JSON.stringify(await mall.read('webhook'))).not.toContain(secret);

  // Again: the same words under the same id, with a signature of now.
  const { delivery_id } = log.list.find((row) => row.event === 'order.shipped')!;
  expect(codeOf(await south(machineApi.sendAgain, { id: delivery_id }))).toBe('webhook.not_found');
  mall.clock.advance(hours(1));
  valueOf(await north(machineApi.sendAgain, { id: delivery_id }));
  expect(codeOf(await north(machineApi.sendAgain, { id: delivery_id }))).toBe('webhook.waiting');
  await sendAll();
  const [before, again] = receiver.heard.filter(({ headers: of }) => of['x-mall-delivery'] === delivery_id);
  expect(again!.body).toBe(before!.body);
  expect(again!.headers['x-mall-signature']).not.toBe(before!.headers['x-mall-signature']);
  valueOf(await north(machineApi.removeWebhook, { id }));
});

test('an address that a manager has named hears nothing more once he is dismissed, until another takes it over', async () => {
  await mall.add('userRole', { uid: 3, role: 'merchant', merId: NORTH, storeRoles: ['manager'] });
  const manager = await mall.login(3);
  const address = { url: receiver.url, events: ['order.paid' as const] };
  const { webhook_id: id } = valueOf(await manager(machineApi.makeWebhook, address));
  await fund(mall, 2);
  mall.jobs.length = 0;
  await bought(mall, 2, [[BOLT.m10, 30]]);
  const sent = receiver.heard.length;
  valueOf(await north(staffApi.change, { id: 3 }));
  // What waited for it is not told any more, and nothing new is.
  await sendAll();
  await bought(mall, 2, [[BOLT.m10, 30]]);
  expect(mall.jobs.some(({ name }) => name === 'webhook.send')).toBe(false);
  valueOf(await north(machineApi.tryWebhook, { id }));
  await sendAll();
  expect(receiver.heard.length).toBe(sent);
  expect(valueOf(await north(machineApi.webhooks, {})).list[0]).toMatchObject({
    is_on: false,
    is_kept: false,
  });
  valueOf(await north(machineApi.changeWebhook, { id, ...address, is_on: true }));
  expect(valueOf(await north(machineApi.webhooks, {})).list[0]).toMatchObject({ is_on: true, is_kept: true });
  await bought(mall, 2, [[BOLT.m10, 30]]);
  await sendAll();
  expect(receiver.heard.length).toBe(sent + 1);
  valueOf(await north(machineApi.removeWebhook, { id }));
});

test('whoever runs a store is told where its news go, when an address is named and when it is another one', async () => {
  const heard = async () => valueOf(await north(profileApi.notices, {})).list[0];
  const told = () => mall.count('notice', { uid: 901, kind: 'desk.webhook_made' });
  const before = await told();
  mall.clock.advance(1000);
  const events = ['order.paid' as const];
  const { webhook_id: id } = valueOf(await north(machineApi.makeWebhook, { url: receiver.url, events }));
  const { host } = new URL(receiver.url);
  expect(await heard()).toMatchObject({
    kind: 'desk.webhook_made',
    params: { host },
    link: '/merchant/webhooks',
  });
  mall.clock.advance(1000);
  valueOf(await north(machineApi.changeWebhook, { id, url: receiver.url, events, is_on: false }));
  expect(await told()).toBe(before + 1);
  valueOf(
    await north(machineApi.changeWebhook, { id, url: 'https://erp.example.com/in', events, is_on: false }),
  );
  expect(await heard()).toMatchObject({ params: { host: 'erp.example.com' } });
  valueOf(await north(machineApi.removeWebhook, { id }));
});

test('what is rolled back is told to nobody', async () => {
  const { webhook_id: id } = valueOf(
    await south(machineApi.makeWebhook, { url: receiver.url, events: ['order.paid'] }),
  );
  await fund(mall, 3);
  mall.jobs.length = 0;
  const count = async () => await mall.count('webhookDelivery');
  const before = await count();
  await expect(
    mall.services.database.tx(async () => {
      await bought(mall, 3, [[VALVE.sku, 1]]);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await count()).toBe(before);
  valueOf(await south(machineApi.removeWebhook, { id }));
  mall.jobs.length = 0;
});

test('what is not taken is tried later and later, given up in the end, and turns its address off', async () => {
  const { webhook_id: id } = valueOf(
    await south(machineApi.makeWebhook, { url: receiver.url, events: ['order.paid'] }),
  );
  receiver.answer = { status: 500, body: 'x'.repeat(20_000) };
  await bought(mall, 3, [[VALVE.sku, 1]]);
  const waits: number[] = [];
  for (let job = takeJob(); job; job = takeJob()) {
    if (job.at) {
      waits.push(job.at.getTime() - mall.clock.now().getTime());
      mall.clock.advance(job.at.getTime() - mall.clock.now().getTime());
    }
    await sendDelivery(mall.system, postOutside, job.payload as { deliveryId: string });
  }
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits.length).toBe(6);
  const [row] = valueOf(await south(machineApi.deliveries, {})).list;
  expect(row).toMatchObject({ status: 'given_up', tries: 7, answered: 500 });
  expect(row!.answer.length).toBe(500);

  await mall.change('webhook', { webhookId: id }, { failures: 49 });
  await bought(mall, 3, [[VALVE.sku, 1]]);
  const sent = receiver.heard.length;
  await sendDelivery(mall.system, postOutside, takeJob()!.payload as { deliveryId: string });
  expect(valueOf(await south(machineApi.webhooks, {})).list[0]).toMatchObject({ is_on: false });
  expect(await mall.count('notice', { uid: 902, kind: 'desk.webhook_off' })).toBe(1);
  await sendDelivery(mall.system, postOutside, takeJob()!.payload as { deliveryId: string });
  expect(receiver.heard.length).toBe(sent + 1);
  // Turned on again it begins anew.
  const again = { id, url: receiver.url, events: ['order.paid' as const], is_on: true };
  valueOf(await south(machineApi.changeWebhook, again));
  expect(valueOf(await south(machineApi.webhooks, {})).list[0]).toMatchObject({ is_on: true, failures: 0 });
  expect(codeOf(await north(machineApi.changeWebhook, again))).toBe('webhook.not_found');
  valueOf(await south(machineApi.removeWebhook, { id }));
  receiver.answer = { status: 200, body: 'ok' };
});

function takeJob() {
  const at = mall.jobs.findIndex(({ name }) => name === 'webhook.send');
  return at < 0 ? undefined : mall.jobs.splice(at, 1)[0];
}

test('the mall is led into no network: not by an address, not by a name, not by an answer', async () => {
  const refused = [
    'http://erp.example.com/hook',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://router.local/',
    'https://user:secret@erp.example.com/',
    'ftp://erp.example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://metadata.internal./',
    'https://printer.local./',
  ];
  for (const url of refused)
    expect(codeOf(await north(machineApi.makeWebhook, { url, events: ['order.paid'] })), url).toMatch(
      /^webhook\.url$/,
    );
  // In production this machine is no address either.
  mall.services.settings.demo = false;
  for (const url of [receiver.url, 'https://localhost/', 'https://127.0.0.1/', 'https://2130706433/'])
    expect(codeOf(await north(machineApi.makeWebhook, { url, events: ['order.paid'] })), url).toMatch(
      /^webhook\.url$/,
    );
  mall.services.settings.demo = true;
  for (const inside of [
    '0.0.0.0',
    '100.64.0.1',
    '192.168.1.1',
    '224.0.0.1',
    '::',
    '::1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'fe80::1',
  ])
    expect(isPublicAddress(inside), inside).toBe(false);
  for (const outside of ['8.8.8.8', '114.114.114.114', '2400:3200::1'])
    expect(isPublicAddress(outside)).toBe(true);
  // A name that leads inside is spoken to by nobody.
  const message = { headers: {}, body: '{}', mayBeInside: false };
  const sent = receiver.heard.length;
  const port = new URL(receiver.url).port;
  for (const url of [receiver.url, `http://localhost:${port}/`, `http://[::ffff:127.0.0.1]:${port}/`]) {
    const { status } = await postOutside({ ...message, url });
    expect(status, url).toBeNull();
  }
  expect(receiver.heard.length).toBe(sent);
  receiver.answer = { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } };
  const answer = await postOutside({ ...message, url: receiver.url, mayBeInside: true });
  expect(answer.status).toBe(302);
  expect(receiver.heard.length).toBe(sent + 1);
  receiver.answer = { status: 200, body: 'ok' };
});

test('what has changed is read page by page, each row as it is, and only one’s own', async () => {
  const { token } = await makeToken(['orders_read', 'goods_read', 'invoices_read']);
  const machine = mall.as(token);
  const all = valueOf(await machine(changeFeedApi.orders, {}));
  expect(all.list.length).toBeGreaterThan(2);
  expect(all.has_more).toBe(false);
  const own = await mall.read('storeOrder', { merId: NORTH }, { order_id: 'orderId' });
  expect(new Set(all.list.map((row) => row.order_id))).toEqual(new Set(own.map((row) => row.order_id)));
  // Nothing new: nothing comes. One changes: one comes.
  const idle = valueOf(await machine(changeFeedApi.orders, { cursor: all.cursor }));
  expect(idle).toMatchObject({ list: [], cursor: all.cursor, has_more: false });
  const order = await paidOrder(mall, 1, [[BOLT.m8, 20]]);
  const news = valueOf(await machine(changeFeedApi.orders, { cursor: all.cursor }));
  expect(news.list.map((row) => [row.order_id, row.status])).toEqual([[order, 'to_ship']]);
  expect(news.list[0]!.address).toBe('工业路8号');

  // A row that changes between two pages comes at the end, and none is passed over.
  const first = valueOf(await machine(changeFeedApi.goods, { limit: 1 }));
  expect(first.has_more).toBe(true);
  const moved = first.list[0]!.product_id;
  const [size] = first.list[0]!.skus;
  valueOf(await north(goodsDeskApi.setPrice, { id: size!.sku_id, price: '7.77' }));
  const seen: number[] = [];
  for (let page = first; page.has_more;) {
    page = valueOf(await machine(changeFeedApi.goods, { cursor: page.cursor, limit: 1 }));
    seen.push(...page.list.map((row) => row.product_id));
  }
  expect(seen.at(-1)).toBe(moved);
  expect(new Set(seen).size).toBe(2);
  const stock = valueOf(await machine(changeFeedApi.stock, {}));
  const since = stock.list.at(-1)!.updated_time;
  expect(valueOf(await machine(changeFeedApi.stock, { updated_since: since })).list.length).toBeGreaterThan(
    0,
  );
  expect(stock.list.some((row) => row.sku_id === VALVE.sku)).toBe(false);
  valueOf(await machine(changeFeedApi.invoices, {}));
  expect(valueOf(await machine(changeFeedApi.refunds, {})).list.map((row) => row.status)).toEqual([
    'reviewing',
  ]);
});

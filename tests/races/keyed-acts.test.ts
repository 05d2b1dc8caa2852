// An act that is sent again under its Idempotency-Key is done once: by the store, by the platform, by the buyer; at the
// same moment, in two processes, and when the first copy died on its way.
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { presaleBalanceApi } from '#lib/contracts/presale-balance.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { bankTransferApi } from '#lib/contracts/bank-transfer.ts';
import { keptAnswer, media, userRole } from '#lib/db/schema.ts';
import { sweepIdempotencyKeys } from '#lib/domain/account/idempotency/index.ts';
import { hours, minutes, after, days } from '#lib/kernel/clock.ts';
import { newId, sha256Hex } from '#lib/kernel/ids.ts';
import { apply, balanceOf, bought, expectBooksInOrder, fund, ship } from '../domain/refund/refund-steps.ts';
import { failUpdates } from '../support/failing-updates.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { withIdempotencyKey } from '../support/keyed-call.ts';
import { openTestMall, type TestMall } from '../support/mall.ts';
import { openPayMall, type PayMall } from '../support/pay-mall.ts';
import { BOLT, NORTH, openTradeMall, SOUTH, VALVE, type TradeMall } from '../support/trade-mall.ts';
import { codeOf, valueOf } from '../support/trade-steps.ts';
import { times } from './at-once.ts';

const COPIES = 50;
const DESK = 3;

let database: FreshDatabase;
let mall: TradeMall;
/** Another process on the same database. */
let twin: TestMall;
let store: { north: string; south: string };
beforeAll(async () => {
  database = await freshDatabase();
  mall = await openTradeMall({ url: database.url });
  twin = await openTestMall({ url: database.url, clock: mall.clock });
  await fund(mall, 1);
  store = { north: await mall.token(900 + NORTH), south: await mall.token(900 + SOUTH) };
});
afterAll(async () => {
  await expectBooksInOrder(mall);
  await twin.close();
  await mall.close();
  await database.drop();
});
beforeEach(() => mall.clock.advance(minutes(2)));

/** Copies of one call, half of them in each process. */
const copies = <T>(
  token: string,
  key: string,
  act: (call: ReturnType<typeof withIdempotencyKey>) => Promise<T>,
) => times(COPIES, (at) => act(withIdempotencyKey(at % 2 ? mall : twin, token, key)));

/** Goods that are sent alone leave as an order of their own in the same group. */
const parcelsOf = async (orderId: string) => {
  const groupOrderId = await mall.list('storeOrder', { orderId }, 'groupOrderId');
  return mall.count('shipment', { orderId: await mall.list('storeOrder', { groupOrderId }, 'orderId') });
};

/** An order of forty bolts, and the call that sends ten of them. */
async function tenOfForty() {
  const [id] = await bought(mall, 1, [[BOLT.m8, 40]]);
  const [line] = await mall.read('orderLine', { orderId: id }, { id: 'orderLineId' });
  const lines = [{ order_product_id: line!.id, num: 10 }];
  return { id: id!, parcel: { id: id!, courier: 'sf', tracking_no: 'SF100200300', lines } };
}

test('fifty copies of a shipping send one parcel, and each is answered as the first', async () => {
  const { id, parcel } = await tenOfForty();
  const answers = await copies(store.north, 'ship-the-first-ten', (call) => call(orderApi.ship, parcel));
  expect(answers.map(codeOf).filter(Boolean)).toEqual([]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await parcelsOf(id)).toBe(1);
  const later = await withIdempotencyKey(twin, store.north, 'ship-the-first-ten')(orderApi.ship, parcel);
  expect(later).toEqual(answers[0]);
  expect(await parcelsOf(id)).toBe(1);
  valueOf(await withIdempotencyKey(mall, store.north, 'ship-the-next-ten')(orderApi.ship, parcel));
  expect(await parcelsOf(id)).toBe(2);
});

test('fifty copies of an agreement to a refund pay once, and all are told so', async () => {
  const buyer = await mall.login(1);
  const [id] = await bought(mall, 1, [[VALVE.sku, 1]]);
  const before = await balanceOf(mall, 'buyer_balance', 1);
  const { refund_order_id: refund } = valueOf(await apply(mall, buyer, id!));
  const answers = await copies(store.south, 'agree-to-it', (call) => call(refundApi.agree, { id: refund }));
  expect(answers.map(codeOf).filter(Boolean)).toEqual([]);
  expect(await balanceOf(mall, 'buyer_balance', 1)).toBe(before + 27_000);
});

test('the log of operators tells the act from its copies', async () => {
  const outcomes = await mall.list(
    'auditEntry',
    (t) => and(eq(t.phase, 'end'), like(t.act, '%refund/agree%')),
    'outcome',
  );
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(outcomes.every((outcome) => ['done', 'copy'].includes(outcome))).toBe(true);
});

test('the same key under something else, or of a wrong shape, is refused; the key of somebody else is another one', async () => {
  const { id, parcel } = await tenOfForty();
  const call = withIdempotencyKey(mall, store.north, 'one-key-for-all');
  valueOf(await call(orderApi.ship, parcel));
  expect(codeOf(await call(orderApi.ship, { ...parcel, tracking_no: 'SF999' }))).toBe('request.key_reused');
  expect(
    codeOf(await withIdempotencyKey(mall, store.south, 'one-key-for-all')(orderApi.ship, parcel)),
  ).not.toBe('request.key_reused');
  expect(codeOf(await withIdempotencyKey(mall, store.north, 'short')(orderApi.ship, parcel))).toBe(
    'request.key_shape',
  );
  expect(await parcelsOf(id)).toBe(1);
});

test('what was refused is not kept: the same call is done once its reason has gone', async () => {
  const buyer = await mall.login(1);
  const [id] = await bought(mall, 1, [[VALVE.sku, 1]]);
  const call = withIdempotencyKey(mall, await mall.token(1), 'take-the-goods');
  expect((await call(orderApi.take, { id: id! })).ok).toBe(false);
  await ship(mall, id!, SOUTH);
  valueOf(await call(orderApi.take, { id: id! }));
  expect(valueOf(await buyer(orderApi.detail, { id: id! })).status).toBe('to_review');
});

test('an answer that could not be kept takes its act back: sent again, it is done once', async () => {
  const { id, parcel } = await tenOfForty();
  // As if the process had died after the act and before its answer was written.
  const mend = await failUpdates(mall.services.database, keptAnswer);
  const call = withIdempotencyKey(mall, store.north, 'ship-and-die');
  expect(codeOf(await call(orderApi.ship, parcel))).toBe('system.error');
  expect(await parcelsOf(id)).toBe(0);
  await mend();
  valueOf(await call(orderApi.ship, parcel));
  valueOf(await call(orderApi.ship, parcel));
  expect(await parcelsOf(id)).toBe(1);
});

test('answers are forgotten after a day', async () => {
  const count = async () => await mall.count('keptAnswer');
  expect(await count()).toBeGreaterThan(0);
  mall.clock.advance(hours(23));
  await sweepIdempotencyKeys(mall.system);
  expect(await count()).toBeGreaterThan(0);
  mall.clock.advance(hours(2));
  await sweepIdempotencyKeys(mall.system);
  expect(await count()).toBe(0);
});

test('fifty copies of what the platform or a buyer sends move money once', async () => {
  const fresh = await freshDatabase();
  const bank: PayMall = await openPayMall({ url: fresh.url });
  const { db } = bank.services.database;
  const desk = await bank.buyer(DESK);
  await db.insert(userRole).values({ uid: DESK, role: 'platform', merId: null, platformRoles: ['owner'] });
  await desk(bankTransferApi.payee, { name: '甲', bank: '乙', account: '62220200000', branch_no: '' });
  const buyer = await bank.buyer(1);
  const group = await bank.order(1, 3_000);
  const path = `/files/private/voucher/${newId()}.webp`;
  const picture = { mediaId: newId(), uid: 1, field: 'voucher', path, mime: 'image/webp', bytes: 1 };
  await db.insert(media).values({ ...picture, createdAt: bank.clock.now() });
  const slip = { payer_name: 'P', bank: 'B', serial_no: 'SLIP1', amount: '30.00', voucher: [path] };
  const { transfer_id: id } = valueOf(await buyer(bankTransferApi.send, { ...slip, group_id: group }));
  const other = await openTestMall({ url: fresh.url, clock: bank.clock, payments: bank.services.payments });
  try {
    const tokens = await Promise.all([DESK, 1].map((uid) => tokenOf(bank, uid)));
    const sum = { transfer_id: id, amount: '30.00' };
    const confirmed = await times(COPIES, (at) =>
      withIdempotencyKey(at % 2 ? bank : other, tokens[0]!, 'confirm-the-slip')(bankTransferApi.confirm, sum),
    );
    expect(confirmed.map(codeOf).filter(Boolean)).toEqual([]);
    expect(await bank.balances()).toMatchObject({ 'bank:0': -3_000, 'merchant_frozen:1': 3_000 });
    // As many as the limit of the row lets through.
    const recharges = await times(6, (at) =>
      withIdempotencyKey(
        at % 2 ? bank : other,
        tokens[1]!,
        'put-money-in',
      )(presaleBalanceApi.recharge, {
        type: 'cashier',
        price: '12.00',
      }),
    );
    expect(new Set(recharges.map((answer) => valueOf(answer).order_id)).size).toBe(1);
  } finally {
    await other.close();
    await bank.close();
    await fresh.drop();
  }
});

/** The buyer's helper hands out calls only; a session more, whose token is known. */
async function tokenOf(bank: PayMall, uid: number): Promise<string> {
  const token = newId() + newId();
  const at = bank.clock.now();
  await bank.add('session', {
    sessionId: newId(),
    tokenHash: sha256Hex(token),
    uid,
    strategy: 'password',
    device: 'test',
    address: 'test',
    createdAt: at,
    lastSeenAt: at,
    expiresAt: after(at, days(7)),
  });
  return token;
}

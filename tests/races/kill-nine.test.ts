// The server dies as in a power cut, again and again, under a stream of orders, payments, refunds and claimed
// coupons on the embedded database.
// Whatever it has acknowledged is there afterwards, once, and the books and the shelves agree.
//
// KILLS=30 makes the run of docs/reliability.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressApi } from '#lib/contracts/address.ts';
import { couponApi } from '#lib/contracts/coupon.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { openDatabase } from '#lib/db/open.ts';
import { ledgerInvariant } from '#lib/domain/trade/ledger/index.ts';
import { faultsInBooks } from '../support/books/faults-in-books.ts';
import { copyDemoFolder } from '../support/demo/copies.ts';
import { Shopper } from '../support/shopper.ts';
import { startSite, type RunningSite } from '../support/site.ts';
import { tablesOf } from '../support/tables.ts';

const kills = Number(process.env.KILLS || 5);
/** Acknowledged orders between two deaths. */
const stream = 6;
const accounts = ['13800000001', '13800000002', '13800000003'];

const dataDir = mkdtempSync(path.join(tmpdir(), 'mall-kill-'));
const env = { LOG_LEVEL: 'warn' };
let site: RunningSite | undefined;
let next = Promise.withResolvers<RunningSite>();
const server = { url: async () => (site ?? (await next.promise)).url };

async function start(): Promise<void> {
  site = await startSite({ dataDir, env });
  next.resolve(site);
}

async function die(): Promise<void> {
  const dying = site;
  site = undefined;
  next = Promise.withResolvers();
  await dying?.kill();
}

beforeAll(async () => {
  await copyDemoFolder(dataDir);
  await start();
});
afterAll(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
});

test(
  'nothing that was acknowledged is lost or done twice',
  { timeout: 300_000 + kills * 90_000 },
  async () => {
    const shoppers = await Promise.all(accounts.map((account) => Shopper.logIn(server, account)));
    const [first] = shoppers;
    if (!first) throw new Error('There are no buyers');
    for (const shopper of shoppers) {
      await shopper.recharge('400000.00');
      expect((await shopper.call(addressApi.list, {})).count).toBeGreaterThan(0);
    }
    const store = await Shopper.logIn(server, '13800000011');
    const { mer_id } = await store.call(profileApi.me);
    const { list } = await first.call(goodsApi.list, {
      limit: 1,
      order: 'sales',
      stock: 1,
      mer_id: mer_id ?? undefined,
    });
    /** What each of them may still claim, for everybody who wants one. */
    const coupons = await Promise.all(
      shoppers.map(async (shopper) => {
        const { list: offered } = await shopper.call(couponApi.list, { limit: 100 });
        const left = (row: (typeof offered)[number]) =>
          !row.is_limited || row.remain_count >= accounts.length;
        return offered.filter((row) => !row.issue && left(row)).map((row) => row.coupon_id);
      }),
    );
    const detail = await first.call(goodsApi.detail, { id: list[0]?.product_id ?? 0 });
    const sku = detail.sku.toSorted((a, b) => b.stock - a.stock)[0];
    if (!sku) throw new Error('The best seller has no size');
    const quantity = Math.max(1, detail.once_min_count);

    const shop = { isOpen: true };
    const acknowledged = (): number => shoppers.reduce((sum, shopper) => sum + shopper.bought.length, 0);
    let reached: { count: number; tell: () => void } = { count: Infinity, tell: () => undefined };
    const until = (count: number): Promise<void> =>
      new Promise((resolve) => {
        reached = { count, tell: resolve };
      });
    const shopping = shoppers.map(async (shopper, at) => {
      while (shop.isOpen) {
        const bought = await shopper.buy(sku.unique, quantity);
        if (shopper.bought.length % 2 === 0) await shopper.refund(bought, store);
        const coupon = coupons[at]?.[shopper.claimed.length];
        if (coupon !== undefined) await shopper.claim(coupon);
        if (acknowledged() >= reached.count) reached.tell();
      }
    });
    const failed = Promise.all(shopping);
    const restarts: number[] = [];
    for (let round = 0; round < kills; round += 1) {
      await Promise.race([until(acknowledged() + stream), failed]);
      await die();
      const died = Date.now();
      await start();
      restarts.push(Date.now() - died);
    }
    shop.isOpen = false;
    await failed;
    await site?.stop();
    site = undefined;

    const database = await openDatabase({ dataDir });
    try {
      const bought = shoppers.flatMap((shopper) => shopper.bought);
      const ids = bought.map((order) => order.groupId);
      expect(new Set(ids).size).toBe(ids.length);
      const { list, first, count, sum } = tablesOf(database);
      const fen = (amount: string): number => Math.round(Number(amount) * 100);
      const balances = await list('ledgerAccount', { kind: 'buyer_balance' }, 'accountId');
      for (const { groupId: groupOrderId, amount, quantity, refundId } of bought) {
        const { status, payPrice } = await first('groupOrder', { groupOrderId });
        const orderId = await list('storeOrder', { groupOrderId }, 'orderId');
        const kept = {
          status,
          amount: payPrice,
          quantity: await sum('orderLine', 'quantity', { orderId, skuId: sku.unique }),
          payments: await count('ledgerEntry', {
            kind: 'pay_order',
            targetId: groupOrderId,
            accountId: balances,
          }),
        };
        expect(kept).toEqual({ status: 'paid', amount: fen(amount), quantity, payments: 1 });
        if (!refundId) continue;
        expect(await list('refundOrder', { groupOrderId }, 'status')).toEqual(['refunded']);
        const { refundOrderId: targetId } = await first('refundOrder', { groupOrderId });
        expect(await list('refundPayment', { targetId, status: 'done' }, 'amount')).toEqual([fen(amount)]);
      }
      for (const { uid, claimed } of shoppers) {
        const claims = await list('couponUser', { uid, couponId: claimed }, 'couponId', { by: 'couponId' });
        expect(claims).toEqual(claimed.toSorted((a, b) => a - b));
      }
      const onShelf = bought.filter((order) => !order.refundId);
      const { stock } = await first('sku', { skuId: sku.unique });
      expect(stock).toBe(sku.stock - onShelf.reduce((all, order) => all + order.quantity, 0));
      const books = await ledgerInvariant({ database });
      expect(books).toEqual({ entriesSum: 0, unbalancedTransfers: 0, accountsOff: 0 });
      expect(await faultsInBooks(database)).toEqual([]);
      const resent = shoppers.reduce((sum, shopper) => sum + shopper.resent, 0);
      const middle = restarts.toSorted((a, b) => a - b)[Math.floor(restarts.length / 2)] ?? 0;
      process.stdout.write(
        `kill -9 ${kills} times: ${bought.length} orders acknowledged and paid, ` +
          `${bought.length - onShelf.length} refunded, ${shoppers.reduce((sum, one) => sum + one.claimed.length, 0)} coupons, ` +
          `${resent} calls sent again, ` +
          `restart ${(middle / 1000).toFixed(1)} s (median)\n`,
      );
    } finally {
      await database.close();
    }
  },
);

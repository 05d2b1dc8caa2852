// A mall with the local cashier, buyers who are logged in, and orders that wait for their money.
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createLocalCashier } from '#lib/adapters/payment/cashier/local-cashier.ts';
import type { PaymentProvider, PaymentProviders } from '#lib/adapters/payment/payment-provider.ts';
import type { Call } from '#lib/call/call.ts';
import { groupOrder, session, storeOrder, user } from '#lib/db/schema.ts';
import { buyerBalance, platform, transfer } from '#lib/domain/trade/ledger/index.ts';
import { after, days, minutes } from '#lib/kernel/clock.ts';
import { newId, newToken, sha256Hex } from '#lib/kernel/ids.ts';
import { sumFen } from '#lib/kernel/money.ts';
import { openCashierBooks } from '#lib/server/cashier/cashier-books.ts';
import { jobHandlers } from '#lib/server/job-handlers.ts';
import { openTestMall, type SentJob, type TestMall } from './mall.ts';

export interface Message {
  headers: Record<string, string>;
  body: string;
}

export interface PayMall extends TestMall {
  cashier: PaymentProvider;
  privateKey: KeyObject;
  /** While it is cut, notices of the cashier get lost; `sent` keeps every one that it signed. */
  wire: { isCut: boolean; sent: Message[] };
  /** A buyer who is logged in. */
  buyer(uid: number): Promise<Call>;
  /** An unpaid group order with one store order an amount (fen), of store 1, 2 … */
  order(uid: number, ...amounts: number[]): Promise<string>;
  fund(uid: number, amount: number): Promise<void>;
  /** Every account of money that is not empty, in fen: `buyer_balance:1` → 1000. */
  balances(): Promise<Record<string, number>>;
  /** One row of an SQL question. */
  one(text: string, ...values: unknown[]): Promise<Record<string, unknown> | undefined>;
  /** Posts a message to the endpoint for notices, unchanged. */
  notify(message: Message, provider?: string): Promise<Response>;
  /** Runs what is due in the queue, until nothing is; answers what failed. */
  runJobs(): Promise<string[]>;
}

/** The number under which the cashier's page of a started payment is. */
export const tradeOf = (payUrl: string | null): string => payUrl?.split('/').at(-1) ?? '';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

export async function openPayMall(options: { url?: string } = {}): Promise<PayMall> {
  const payments: PaymentProviders = {};
  const mall = await openTestMall({ ...options, payments });
  const { clock, services } = mall;
  const { db } = services.database;
  const wire: PayMall['wire'] = { isCut: false, sent: [] };

  const notify: PayMall['notify'] = async ({ headers, body }, provider = 'cashier') =>
    mall.app.fetch(
      new Request(`http://mall.inside/api/pay/notify/${provider}`, { method: 'POST', headers, body }),
    );
  const cashier = createLocalCashier({
    clock,
    privateKey,
    books: openCashierBooks({ database: services.database, clock }),
    siteUrl: services.settings.siteUrl,
    remind: (outTradeNo) => services.jobs.send('cashier.notify', { outTradeNo }),
    async post(message) {
      wire.sent.push(message);
      if (wire.isCut) throw new Error('The wire is cut');
      return (await notify(message)).text();
    },
  });
  payments['cashier'] = cashier;

  async function buyer(uid: number): Promise<Call> {
    const token = newToken();
    const now = clock.now();
    const person = {
      uid,
      phone: `139${String(uid).padStart(8, '0')}`,
      nickname: `Buyer ${uid}`,
      createdAt: now,
    };
    await db.insert(user).values(person).onConflictDoNothing();
    await db.insert(session).values({
      sessionId: newId(now),
      tokenHash: sha256Hex(token),
      uid,
      strategy: 'password',
      device: 'test',
      address: 'test',
      createdAt: now,
      lastSeenAt: now,
      expiresAt: after(now, days(7)),
    });
    return mall.as(token);
  }

  async function order(uid: number, ...amounts: number[]): Promise<string> {
    const createdAt = clock.now();
    const groupOrderId = newId(createdAt);
    const total = sumFen(amounts);
    const address = { realName: '', phone: '', regionCodes: [], regionNames: [], detail: '', postCode: '' };
    await db.insert(groupOrder).values({
      groupOrderId,
      groupOrderSn: `DD${groupOrderId}`,
      uid,
      status: 'unpaid',
      totalPrice: total,
      freight: 0,
      payPrice: total,
      totalNum: amounts.length,
      address,
      createdAt,
      closesAt: after(createdAt, minutes(30)),
    });
    await db.insert(storeOrder).values(
      amounts.map((amount, at) => ({
        orderId: newId(createdAt),
        orderSn: `DD${groupOrderId}${at}`,
        groupOrderId,
        uid,
        merId: at + 1,
        status: 'unpaid' as const,
        totalPrice: amount,
        freight: 0,
        payPrice: amount,
        pointsEarned: Math.floor(amount / 100),
        totalNum: 1,
        createdAt,
      })),
    );
    return groupOrderId;
  }

  async function fund(uid: number, amount: number): Promise<void> {
    const entries = [
      { account: platform('gateway'), amount: -amount },
      { account: buyerBalance(uid), amount },
    ];
    await transfer(mall.system, { kind: 'recharge', targetId: newId(clock.now()), entries });
  }

  async function balances(): Promise<Record<string, number>> {
    const { rows } = await services.database.query(
      `select kind || ':' || owner_id as name, balance from ledger_account
        where balance <> 0 and kind not like 'points%' order by 1`,
    );
    return Object.fromEntries(rows.map((row) => [row['name'], Number(row['balance'])])) as Record<
      string,
      number
    >;
  }

  async function runOne({ name, payload }: SentJob): Promise<string | undefined> {
    const handle = jobHandlers[name] as
      ((ctx: TestMall['system'], payload: unknown) => Promise<void>) | undefined;
    try {
      await handle?.(mall.system, payload);
      return undefined;
    } catch (error) {
      return `${name}: ${(error as Error).message}`;
    }
  }

  async function runJobs(): Promise<string[]> {
    const failed: string[] = [];
    for (;;) {
      const at = mall.jobs.findIndex((job) => !job.at || job.at <= clock.now());
      if (at < 0) return failed;
      const [job] = mall.jobs.splice(at, 1);
      const error = await runOne(job!);
      if (error) failed.push(error);
    }
  }

  return {
    ...mall,
    cashier,
    privateKey,
    wire,
    buyer,
    order,
    fund,
    balances,
    one: async (text, ...values) => (await services.database.query(text, values)).rows[0],
    notify,
    runJobs,
  };
}

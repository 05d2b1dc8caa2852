// The mall that a walk goes through: three stores, five buyers, a company with four people, a rider, the platform's
// desk, a cashier whose notices wait until somebody brings them. It is built once; every walk begins with the same
// morning, because the tables are put back to what they were.
import { generateKeyPairSync } from 'node:crypto';
import { createLocalCashier } from '#lib/adapters/payment/cashier/local-cashier.ts';
import type { PaymentProvider, PaymentProviders } from '#lib/adapters/payment/payment-provider.ts';
import { createCall, type Call } from '#lib/call/call.ts';
import { inProcess } from '#lib/call/in-process.ts';
import { seckillApi } from '#lib/contracts/seckill.ts';
import { bankTransferApi } from '#lib/contracts/bank-transfer.ts';
import {
  activity,
  activitySku,
  commissionRate,
  coupon,
  media,
  storeAccount,
  storeDelivery,
  user,
  userRole,
} from '#lib/db/schema.ts';
import { hashPassword } from '#lib/domain/account/identity/index.ts';
import { buyerBalance, platform, transfer } from '#lib/domain/trade/ledger/index.ts';
import { givePoints } from '#lib/domain/trade/points/index.ts';
import { after, days, minutes } from '#lib/kernel/clock.ts';
import { openCashierBooks } from '#lib/server/cashier/cashier-books.ts';
import { jobHandlers, repeatingJobs } from '#lib/server/job-handlers.ts';
import { codeFor } from '../api/account/people.ts';
import { keepMorning } from '../support/morning.ts';
import { NOW, type SentJob } from '../support/mall.ts';
import { openFirm } from '../support/company/firm.ts';
import { openTradeMall, NORTH, SOUTH, type TradeMall } from '../support/trade-mall.ts';
import { openBooks, type BookReader } from './books.ts';

const EAST = 3;
export const STORES = [NORTH, SOUTH, EAST];
export const BUYERS = [1, 2, 3, 4, 5];
/** The company's owner, purchaser, approver and finance. */
export const TEAM = [6, 7, 8, 9];
export const OWNER = 6;
/** Of everybody who buys. */
export const PASSWORD = 'bolt2026';
export const NORTH_ONLY = [NORTH];
export const RIDER = 10;
export const DESKS = [951, 952];
/** Who keeps the money of a store, beside its owner. */
const FINANCE = STORES.map((merId) => 960 + merId);
/** What can be bought: a SKU, its store, quantities that its minimum allows, and the price of one piece. */
export const SHELF = [
  { sku: 11, store: NORTH, name: 'M8 bolts', least: 10, price: 1000 },
  { sku: 12, store: NORTH, name: 'M10 bolts', least: 10, price: 1000 },
  { sku: 31, store: NORTH, name: 'gauges', least: 1, price: 6000 },
  { sku: 21, store: SOUTH, name: 'valves', least: 1, price: 25_000 },
  { sku: 41, store: EAST, name: 'pumps', least: 1, price: 33_333 },
];
/** What each has at the beginning; the last buyer has nothing, and so may close the account. */
export const fundsOf = (uid: number): number => (uid === 5 ? 0 : 500_000);
export const PURSES = [...BUYERS, ...TEAM].filter((uid) => fundsOf(uid) > 0);
export const POINTS = 3_000;
const OFFER = { validDays: 20, status: 'open', titleEn: 'Coupon', createdAt: new Date(NOW) } as const;

/** A message of the cashier that is on its way, or was brought before. */
interface Notice {
  outTradeNo: string;
  message?: { headers: Record<string, string>; body: string };
}

export interface World {
  mall: TradeMall;
  cashier: PaymentProvider;
  books: BookReader;
  /** Calls the API as this account; 0 is nobody. */
  as(uid: number): Call;
  /** Notices that the cashier wants to bring. */
  notices: Notice[];
  brought: Notice[];
  /** What must never happen while acts run: an answer of the server's own fault, a job that fails. */
  breakdowns: string[];
  bring(notice: Notice): Promise<number>;
  send(message: { headers: Record<string, string>; body: string }): Promise<number>;
  /** Runs the jobs that are due, each at its time, then those that run by the clock. */
  pass(ms: number): Promise<void>;
  /** Jobs that the last act has sent for now. */
  settle(): Promise<void>;
  privateKey: ReturnType<typeof generateKeyPairSync>['privateKey'];
  voucherOf(uid: number): string;
  /** What each size is called. */
  designations: Map<number, string>;
  /** The code that closes this account, from the message to its phone. */
  codeFor(uid: number): Promise<string>;
  begin(): Promise<void>;
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** Repeating jobs that move money, goods or rights; the others only tell, learn or tidy. */
const SWEEPS = [
  'presale.sweep',
  'activity.turn',
  'inquiry.sweep',
  'quotation.sweep',
  'order.sweep',
  'coupon.sweep',
  'delivery.sweep',
  'refund.sweep',
  'payment.sweep',
  'payment.sweep_refunds',
  'settlement.sweep',
  'points.sweep',
  'credit.remind',
];
export const phoneOf = (uid: number): string => `139${String(uid).padStart(8, '0')}`;
const voucherOf = (uid: number): string => `/files/private/voucher/walk${uid}.webp`;

async function thirdStore(mall: TradeMall): Promise<void> {
  const owner = await mall.first('user', { uid: 902 });
  await mall.add('user', { ...owner, uid: 903, phone: '13900000903', nickname: 'buyer903' });
  const store = await mall.first('merchant', { merId: SOUTH });
  await mall.add('merchant', { ...store, merId: EAST, key: 'store3', name: '店铺3', nameEn: 'Store 3' });
  await mall.add('userRole', { uid: 903, role: 'merchant', merId: 3 });
}

async function furnish(mall: TradeMall): Promise<void> {
  const { db } = mall.services.database;
  const now = mall.clock.now();
  await thirdStore(mall);
  const valve = await mall.first('product', { productId: 2 });
  await mall.add('product', {
    ...valve,
    productId: 4,
    key: 'product4',
    merId: 3,
    stock: 60,
    deliveryFree: true,
  });
  await mall.add('sku', {
    skuId: 41,
    productId: 4,
    designation: 'P-40',
    choice: [],
    price: 33333,
    tiers: [],
    stock: 60,
    otPrice: 40000,
    weightG: 500,
    volumeCm3: 100,
  });
  const people = [RIDER, ...DESKS, ...FINANCE].map((uid) => ({
    uid,
    phone: phoneOf(uid),
    nickname: `buyer${uid}`,
    createdAt: now,
  }));
  await db.insert(user).values(people);
  await mall.numberFrom('user', 2000);
  await db.insert(userRole).values([
    { uid: RIDER, role: 'clerk', merId: NORTH },
    ...STORES.map((merId) => ({
      uid: 960 + merId,
      role: 'merchant' as const,
      merId,
      storeRoles: ['finance' as const],
    })),
    ...DESKS.map((uid) => ({
      uid,
      role: 'platform' as const,
      merId: null,
      platformRoles: ['owner' as const],
    })),
  ]);
  await db.insert(storeAccount).values(
    STORES.map((merId) => ({
      storeAccountId: `walkaccount${String(merId).padStart(15, '0')}`,
      merId,
      name: `店铺${merId}`,
      bank: '工商银行',
      account: `622200001111${merId}`,
      branchNo: '',
      status: 'in_force' as const,
      proposedBy: 900 + merId,
      decidedBy: 960 + merId,
      createdAt: now,
    })),
  );
  await db
    .insert(storeDelivery)
    .values([{ merId: NORTH, hours: '8:00-18:00', hoursEn: '8-18', zones: [{ prefix: '1304', fee: 1500 }] }]);
  await db
    .insert(commissionRate)
    .values(STORES.map((ownerId) => ({ kind: 'store' as const, ownerId, permille: 20 + 30 * ownerId })));
  await db.insert(media).values(
    [...BUYERS, ...TEAM].map((uid) => ({
      mediaId: `walkvoucher${String(uid).padStart(15, '0')}`,
      uid,
      field: 'voucher',
      path: voucherOf(uid),
      mime: 'image/webp',
      bytes: 1,
      createdAt: now,
    })),
  );
  await openFirm(mall, OWNER, { 7: 'purchaser', 8: 'approver', 9: 'finance' }, FIRM);
  // Each store has a group, and most of those who buy are in it.
  for (const merId of STORES) {
    await mall.add('customerGroup', { customerGroupId: merId, merId, name: '老客户', createdAt: new Date() });
    const companies = await mall.list('company', {}, 'companyId');
    await mall.add('customer', [
      ...companies.map((companyId) => ({
        merId,
        customerGroupId: merId,
        companyId,
        createdAt: new Date(),
      })),
      ...BUYERS.slice(1).map((buyerUid) => ({
        merId,
        customerGroupId: merId,
        buyerUid,
        createdAt: new Date(),
      })),
    ]);
  }
  await mall.change('user', {}, { passwordHash: await hashPassword(PASSWORD) });
  await offerCoupons(mall);
  await offerPresales(mall);
  for (const uid of [...BUYERS, ...TEAM]) {
    if (fundsOf(uid) > 0)
      await transfer(mall.system, {
        kind: 'recharge',
        targetId: `walk${uid}`,
        entries: [
          { account: platform('gateway'), amount: -fundsOf(uid) },
          { account: buyerBalance(uid), amount: fundsOf(uid) },
        ],
      });
    await givePoints(mall.system, { uid, points: POINTS, kind: 'points_gift', targetId: `walk${uid}` });
  }
}

export const FIRM_NAME = `公司${OWNER}`;
const FIRM = { creditLimit: 2_000_000, orderLimit: 30_000 };

async function offerCoupons({ services }: TradeMall): Promise<void> {
  const offers: Omit<typeof coupon.$inferInsert, 'title' | 'titleEn' | 'createdAt'>[] = [
    { merId: 0, kind: 'general', value: 5000, threshold: 40_000, totalCount: 7, remainCount: 7 },
    {
      merId: 0,
      kind: 'cross_store',
      value: 3000,
      threshold: 20_000,
      totalCount: 5,
      remainCount: 5,
      targetIds: [1, 3],
    },
    { merId: NORTH, kind: 'store', value: 2000, threshold: 10_000, totalCount: 6, remainCount: 6 },
    { merId: SOUTH, kind: 'store', value: 4000, threshold: 50_000, isLimited: false },
    { merId: SOUTH, kind: 'product', value: 2500, threshold: 25_000, targetIds: [2], isLimited: false },
    // What orders bring.
    {
      merId: 0,
      kind: 'general',
      sendType: 'spend_reward',
      giveFrom: 30_000,
      value: 2000,
      threshold: 10_000,
      isLimited: false,
    },
    {
      merId: NORTH,
      kind: 'store',
      sendType: 'gift',
      value: 1000,
      threshold: 5000,
      totalCount: 9,
      remainCount: 9,
    },
  ];
  for (const offer of offers)
    await services.database.db.insert(coupon).values({ ...OFFER, title: `券${offer.value}`, ...offer });
}

/** One after the other, as the days pass: paid at once, or with a deposit and a balance. */
async function offerPresales({ services, clock }: TradeMall): Promise<void> {
  const at = (day: number): Date => after(clock.now(), days(day));
  const base = { kind: 'presale', status: 'approved', delivery: 'after_pay', deliveryDays: 7 } as const;
  const deposit = { ...base, merId: SOUTH, productId: 2, pays: 'deposit', perBuyer: 6 } as const;
  const full = { ...base, merId: EAST, productId: 4, pays: 'full', perOrder: 3 } as const;
  const sales = [0, 4, 12, 30].flatMap((day) => [
    { ...deposit, startAt: at(day), endAt: at(day + 2), finalStartAt: at(day + 2), finalEndAt: at(day + 9) },
    { ...full, startAt: at(day), endAt: at(day + 3) },
  ]);
  for (const sale of sales) {
    const [row] = await services.database.db
      .insert(activity)
      .values({ createdAt: clock.now(), updatedAt: clock.now(), ...sale })
      .returning({ id: activity.activityId });
    const isDeposit = sale.pays === 'deposit';
    await services.database.db.insert(activitySku).values({
      activityId: row!.id,
      skuId: isDeposit ? 21 : 41,
      price: isDeposit ? 20_000 : 30_000,
      deposit: isDeposit ? 4000 : 0,
      limited: 12,
      stock: 12,
    });
  }
}

export async function openWorld(): Promise<World> {
  const payments: PaymentProviders = {};
  const mall = await openTradeMall({ buyers: 9, payments });
  const { services, clock, jobs } = mall;
  const notices: Notice[] = [];
  const brought: Notice[] = [];
  const breakdowns: string[] = [];

  const fetch = async (request: Request): Promise<Response> => {
    const response = await mall.app.fetch(request);
    if (response.status >= 500) {
      const text = await response.clone().text();
      breakdowns.push(`${request.method} ${new URL(request.url).pathname}: ${response.status} ${text}`);
    }
    return response;
  };
  const send: World['send'] = async ({ headers, body }) => {
    const request = new Request('http://mall.inside/api/pay/notify/cashier', {
      method: 'POST',
      headers,
      body,
    });
    return (await fetch(request)).status;
  };
  const cashier = createLocalCashier({
    clock,
    privateKey,
    books: openCashierBooks({ database: services.database, clock }),
    siteUrl: services.settings.siteUrl,
    remind: async (outTradeNo) => void notices.push({ outTradeNo }),
    async post(message) {
      brought.push({ outTradeNo: '', message });
      const status = await send(message);
      return status === 200 ? cashier.noticeAnswer.body : String(status);
    },
  });
  payments['cashier'] = cashier;
  await furnish(mall);

  const tokens = new Map<number, string>();
  for (const uid of [...BUYERS, ...TEAM, RIDER, 901, 902, 903, ...DESKS, ...FINANCE])
    tokens.set(uid, await mall.token(uid));
  const calls = new Map<number, Call>();
  const transport = (address: string) =>
    inProcess((request) => {
      request.headers.set('x-caller-address', address);
      return fetch(request);
    });
  const as = (uid: number): Call => {
    const known = calls.get(uid);
    if (known) return known;
    const call = createCall(transport(`10.0.${uid >> 8}.${uid & 255}`), () => ({
      token: tokens.get(uid),
      lang: 'en-US',
    }));
    calls.set(uid, call);
    return call;
  };
  const payee = {
    name: '工采汇',
    bank: '工商银行',
    account: '6222 0200 0001 2345',
    branch_no: '102100000012',
  };
  // Flash sales run at any hour, half a day each.
  for (const [start_time, end_time] of [
    [0, 12],
    [12, 24],
  ] as const)
    await as(DESKS[0]!)(seckillApi.addSlot, { start_time, end_time });
  // Two people name the account that transfers go to.
  for (const uid of DESKS) await as(uid)(bankTransferApi.payee, payee);

  async function run({ name, payload }: SentJob): Promise<void> {
    const handle = jobHandlers[name] as
      ((ctx: TradeMall['system'], payload: unknown) => Promise<void>) | undefined;
    // Letters and messages leave the house; nothing in the books depends on them.
    if (!handle || name === 'sms.send' || name === 'invoice.mail') return;
    try {
      await handle(mall.system, payload);
    } catch (error) {
      breakdowns.push(`the job ${name} failed: ${(error as Error).message}`);
    }
  }
  /** Runs one job that is due until then; false when there is none. */
  async function runNext(until: Date): Promise<boolean> {
    let first = -1;
    for (const [index, job] of jobs.entries()) {
      const isEarlier =
        (job.at ?? clock.now()) < (jobs[first]?.at ?? (first < 0 ? after(until, 1) : clock.now()));
      if (isEarlier && (job.at ?? clock.now()) <= until) first = index;
    }
    if (first < 0) return false;
    const [job] = jobs.splice(first, 1);
    if (job!.at && job!.at > clock.now()) clock.set(job!.at.toISOString());
    await run(job!);
    return true;
  }
  const settle = async (): Promise<void> => {
    while (await runNext(clock.now()));
  };
  async function pass(ms: number): Promise<void> {
    const until = after(clock.now(), ms);
    while (await runNext(until));
    clock.set(until.toISOString());
    if (ms < minutes(1)) return;
    for (const name of SWEEPS) {
      try {
        await repeatingJobs[name]!.run(mall.system);
      } catch (error) {
        breakdowns.push(`${name} failed: ${(error as Error).message}`);
      }
    }
    await settle();
  }
  async function bring(notice: Notice): Promise<number> {
    if (notice.message) return send(notice.message);
    try {
      await cashier.counter!.notify(notice.outTradeNo);
      return 200;
    } catch {
      return 400;
    }
  }

  const names = await mall.read('sku', {}, { id: 'skuId', name: 'designation' });
  const restore = await keepMorning(services.database);
  const books = await openBooks(services.database);
  return {
    mall,
    cashier,
    books,
    as,
    notices,
    brought,
    breakdowns,
    bring,
    send,
    pass,
    settle,
    privateKey,
    voucherOf,
    designations: new Map(names.map(({ id, name }) => [id, name])),
    codeFor: (uid) => codeFor(mall, phoneOf(uid), 'close_account', tokens.get(uid)).catch(() => ''),
    async begin() {
      await restore();
      clock.set(NOW);
      for (const list of [jobs, notices, brought, breakdowns, mall.tags, mall.sms]) list.length = 0;
    },
  };
}

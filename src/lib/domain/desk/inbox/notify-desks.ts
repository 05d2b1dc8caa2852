import { WAITING_KINDS, WAITING_NAMES } from '#lib/contracts/desk.ts';
import { feeInvoiceApi } from '#lib/contracts/fee-invoice.ts';
import { goodsDeskApi } from '#lib/contracts/goods-desk.ts';
import { invoiceApi } from '#lib/contracts/invoice.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { holdsRole } from '#lib/contracts/platform-role.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import { holdsStoreRole } from '#lib/contracts/store-role.ts';
import { after, seconds } from '#lib/kernel/clock.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import { lockMark, moveMark, notifyUser } from '../../account/notice/index.ts';
import { newsOfStores, peopleOfPlatform, peopleOfStores, type StoreNews } from './told.repo.ts';
import { countWaiting } from './waiting.repo.ts';

/** Rows older than this are committed: a row has the time at which it was written and is seen only after the commit. */
const SETTLED = seconds(30);
/** The row that holds the time up to which the desks were notified. */
const DESKS_TOLD = 1;

/** Who has to act, and where. */
const STORE_NEWS: Record<StoreNews, { role: string | readonly string[] | undefined; link: string }> = {
  to_ship: { role: orderApi.ship.role, link: '/merchant/orders?tab=to_ship' },
  reminded: { role: orderApi.ship.role, link: '/merchant/orders?tab=to_ship' },
  refunds: { role: refundApi.agree.role, link: '/merchant/refunds' },
  appeals: { role: refundApi.agree.role, link: '/merchant/refunds' },
  low: { role: goodsDeskApi.setStock.role, link: '/merchant/stock?tab=low' },
  goods_reviewed: { role: goodsDeskApi.setStock.role, link: '/merchant/goods' },
  settled: { role: storeMoneyApi.settled.role, link: '/merchant/settled' },
  invoices: { role: invoiceApi.issue.role, link: '/merchant/invoices' },
  fee_invoices: { role: feeInvoiceApi.list.role, link: '/merchant/fee-invoices' },
};

interface Time {
  from: Date;
  until: Date;
}

async function notifyStores(ctx: SystemContext, time: Time): Promise<void> {
  const { db } = ctx.database;
  const news = await newsOfStores(db, time);
  if (news.length === 0) return;
  const people = Map.groupBy(
    await peopleOfStores(
      db,
      news.map((row) => row.mer_id),
    ),
    ({ merId }) => merId,
  );
  for (const { mer_id: merId, kind, count } of news) {
    const { role, link } = STORE_NEWS[kind];
    for (const { uid, roles, store, storeEn } of people.get(merId) ?? []) {
      if (!holdsStoreRole(roles, role)) continue;
      const params = { store, store_en: storeEn, number: String(count) };
      await notifyUser(ctx, { uid, kind: `desk.${kind}`, params, link });
    }
  }
}

/** Searches in vain have a notice of their own, once a week. */
const NEWS = WAITING_NAMES.filter((kind) => kind !== 'miss');

async function notifyPlatform(ctx: SystemContext, time: Time): Promise<void> {
  const { db } = ctx.database;
  const news = await countWaiting(db, { locale: ctx.locale, now: ctx.clock.now() }, NEWS, time);
  if (news.length === 0) return;
  for (const { uid, roles } of await peopleOfPlatform(db)) {
    const own = news.filter(({ kind }) => holdsRole(roles, WAITING_KINDS[kind]));
    const count = own.reduce((sum, row) => sum + row.count, 0);
    if (count === 0) continue;
    const link = own.length === 1 ? `/platform/inbox?tab=${own[0]!.kind}` : '/platform/inbox';
    await notifyUser(ctx, { uid, kind: 'desk.platform', params: { number: String(count) }, link });
  }
}

/**
 * Tells the people of stores and of the platform what came to their desks since the last time and still waits: each
 * gets what his roles let him do. What came since the last run is one notice.
 */
export async function notifyDesks(ctx: SystemContext): Promise<void> {
  await ctx.database.tx(async () => {
    const { db } = ctx.database;
    const until = after(ctx.clock.now(), -SETTLED);
    const time = { from: await lockMark(db, DESKS_TOLD, until), until };
    if (time.from >= until) return;
    await notifyStores(ctx, time);
    await notifyPlatform(ctx, time);
    await moveMark(db, DESKS_TOLD, until);
  });
}

import type {
  INQUIRY_TABS,
  InquiryRow as InquiryView,
  OwnInquiryRow,
  StoreInquiryRow,
} from '#lib/contracts/inquiry.ts';
import { INQUIRY_EXTENSIONS_MAX } from '#lib/kernel/limits.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { Context, MerchantContext, UserContext } from '#lib/domain/context.ts';
import { inquiryFlow, REMOVABLE, type InquiryState } from '../inquiry.flow.ts';
import { askersOf, type InquiryRow } from '../inquiry.repo.ts';
import { stateAt } from '../step-inquiry.ts';
import { showInquiries } from './inquiry-view.ts';
import {
  countOwn,
  countQuotable,
  hallOf,
  inState,
  invitationsOf,
  newQuotes,
  ownOf,
  quotableOf,
  type HallFilter,
} from './list.repo.ts';
import type { Page } from '#lib/kernel/page.ts';

type List<T> = Promise<Result<{ count: number; list: T[] }, never>>;
type Tab = (typeof INQUIRY_TABS)[number];

/** Public inquiries: open ones first. */
export async function listInquiries(ctx: Context, filter: HallFilter): List<InquiryView> {
  const { count, list } = await hallOf(ctx.database.reader, ctx.clock.now(), filter);
  return ok({ count, list: await showInquiries(ctx, list) });
}

/**
 * Inquiries that the caller's store is invited to, each with who asks where the store may know; `open`: those that it may
 * still quote for, the next deadline first.
 */
export async function listInvitations(
  ctx: MerchantContext,
  { status, ...wanted }: Page & { status: 'open' | 'all'; keyword?: string | undefined },
): List<StoreInquiryRow> {
  const { db } = ctx.database;
  const { count, list } = await (status === 'open'
    ? quotableOf(db, ctx.actor, ctx.clock.now(), wanted)
    : invitationsOf(db, ctx.actor.merId, wanted));
  const askers = await askersOf(
    db,
    ctx.actor.merId,
    list.map(({ inquiryId }) => inquiryId),
  );
  const views = await showInquiries(ctx, list);
  return ok({
    count,
    list: views.map((view) => ({ ...view, asker: askers.get(view.inquiry_id) ?? null })),
  });
}

/** How many inquiries wait for a quotation of the caller's store, and since when the first of them does. */
export const inquiriesToQuote = (ctx: MerchantContext): Promise<{ count: number; since: Date | null }> =>
  countQuotable(ctx.database.db, ctx.actor, ctx.clock.now());

/** Inquiries in one state, for the platform. */
export async function listInState(
  ctx: UserContext,
  { status, ...wanted }: Page & { status: InquiryState; keyword?: string | undefined },
): List<InquiryView> {
  const { count, list } = await inState(ctx.database.db, status, wanted);
  return ok({ count, list: await showInquiries(ctx, list) });
}

/** What its buyer may do with an inquiry now. */
export function buyerCan(row: InquiryRow, now: Date): OwnInquiryRow['can'] {
  const state = stateAt(row, now);
  return {
    edit: inquiryFlow.next(state, 'edit') !== undefined && row.quoteCount === 0,
    extend: state === 'quoting' && row.extensions < INQUIRY_EXTENSIONS_MAX,
    close: inquiryFlow.next(state, 'close') !== undefined,
    remove: REMOVABLE.includes(state),
  };
}

/** Inquiries of the caller, newest first; with an order only those that something of it was bought for. */
export async function listOwnInquiries(
  ctx: UserContext,
  { status, ...wanted }: Page & { status: Tab; group_order_id?: string | undefined },
): List<OwnInquiryRow> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const { count, list } = await ownOf(db, ctx.actor.uid, status, now, wanted);
  const fresh = await newQuotes(db, ctx.actor.uid);
  const views = await showInquiries(ctx, list);
  return ok({
    count,
    list: views.map((view, at) => {
      const row = list[at]!;
      return {
        ...view,
        contact: row.contact,
        phone: row.phone,
        company: row.company,
        new_quotes: fresh.get(row.inquiryId) ?? 0,
        reason: row.reason,
        can: buyerCan(row, now),
      };
    }),
  });
}

/** How many of the caller's inquiries are in each tab. */
export async function countInquiries(ctx: UserContext) {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const { uid } = ctx.actor;
  const fresh = await newQuotes(db, uid);
  return ok({
    all: await countOwn(db, uid, 'all', now),
    pending: await countOwn(db, uid, 'pending', now),
    quoting: await countOwn(db, uid, 'quoting', now),
    ended: await countOwn(db, uid, 'ended', now),
    done: await countOwn(db, uid, 'done', now),
    closed: await countOwn(db, uid, 'closed', now),
    new_quotes: [...fresh.values()].reduce((sum, n) => sum + n, 0),
  });
}

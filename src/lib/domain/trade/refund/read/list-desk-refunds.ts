import type { DeskRefund, RefundDeskTab, RefundSort } from '#lib/contracts/refund.ts';
import { coveredPhone } from '#lib/kernel/covered-phone.ts';
import { shanghaiTime } from '#lib/kernel/clock.ts';
import { keysetPage, type KeysetAsk } from '#lib/kernel/keyset.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import { seesPhones } from '../../order/index.ts';
import { WAITING_STATES, type RefundState } from '../refund.flow.ts';
import type { RefundRow } from '../refund.repo.ts';
import { addressesOf, deskRefunds, placeOf, refundsByIds, refundsByState } from './desk.repo.ts';
import { showRefunds } from './show-refunds.ts';

export interface DeskListInput extends KeysetAsk {
  tab: RefundDeskTab;
  sort?: RefundSort | undefined;
  kind?: 'money' | 'return' | undefined;
  keyword?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The reason as a code; the API adds its words in the caller's language. */
export type ListedRefund = Omit<DeskRefund, 'refund_message'> & { reason: string };
interface DeskPage {
  list: ListedRefund[];
  next: string | null;
  prev: string | null;
}

const isWaiting = (status: RefundState): boolean => WAITING_STATES.includes(status);

/** Refunds as the store's desk shows them: who asks, why, and how long there is to answer. */
export const showDeskRefunds = (
  ctx: MerchantContext,
  refunds: readonly RefundRow[],
): Promise<ListedRefund[]> => shownTo(ctx, refunds, seesPhones(ctx));

async function shownTo(
  ctx: UserContext,
  refunds: readonly RefundRow[],
  isOpen: boolean,
): Promise<ListedRefund[]> {
  if (refunds.length === 0) return [];
  const groupIds = [...new Set(refunds.map((refund) => refund.groupOrderId))];
  const addresses = new Map(
    (await addressesOf(ctx.database.db, groupIds)).map((group) => [group.groupOrderId, group.address]),
  );
  const views = await showRefunds(ctx, refunds);
  const shown = isOpen ? (phone: string) => phone : coveredPhone;
  return refunds.map((refund, at) => {
    const to = addresses.get(refund.groupOrderId);
    return {
      ...views[at]!,
      reason: refund.reason,
      receiver: to?.realName ?? '',
      receiver_phone: shown(to?.phone ?? ''),
      is_decided: refund.appealedAt !== null && refund.status !== 'arbitrating',
      auto_refund_time: refund.dueAt?.toISOString() ?? null,
    };
  });
}

async function pageOf(
  ctx: UserContext,
  merId: number | null,
  input: DeskListInput,
  isOpen: boolean,
): Promise<Result<DeskPage, never>> {
  const { tab, kind, keyword, from, to } = input;
  const sort = input.sort ?? (tab === 'waiting' ? 'waiting' : 'newest');
  const read = await deskRefunds(
    ctx.database.db,
    merId,
    {
      tab,
      kind,
      keyword,
      since: from ? shanghaiTime(from, 0) : undefined,
      until: to ? shanghaiTime(to, 24) : undefined,
      isCovered: !isOpen,
    },
    { ...input, sort },
  );
  const { rows, ...places } = keysetPage(read, input, (refund) => placeOf(sort, refund));
  return ok({ list: await shownTo(ctx, rows, isOpen), ...places });
}

/**
 * A page of the refunds that the caller's store is asked for; what waits for the store comes in the order in which it
 * has to be answered.
 */
export const listDeskRefunds = (
  ctx: MerchantContext,
  input: DeskListInput,
): Promise<Result<DeskPage, never>> => pageOf(ctx, ctx.actor.merId, input, seesPhones(ctx));

/** The same of all stores or of one, for the platform, which sees no whole phone. */
export const listWatchedRefunds = (
  ctx: UserContext,
  { store, ...input }: DeskListInput & { store?: number | undefined },
): Promise<Result<DeskPage, never>> => pageOf(ctx, store ?? null, input, false);

/** Refunds of the caller's store by their ids. */
export const deskRefundsByIds = async (ctx: MerchantContext, ids: string[]): Promise<ListedRefund[]> =>
  showDeskRefunds(ctx, await refundsByIds(ctx.database.db, ctx.actor.merId, ids));

/** How many refunds of the caller's store are in each tab of its list. */
export const countDeskRefunds = (ctx: MerchantContext): Counts => countsOf(ctx, ctx.actor.merId);
/** The same of all stores. */
export const countWatchedRefunds = (ctx: UserContext): Counts => countsOf(ctx, null);

type Counts = Promise<Result<{ counts: Record<string, number> }, never>>;
async function countsOf(ctx: UserContext, merId: number | null): Counts {
  const states = await refundsByState(ctx.database.db, merId);
  const sum = (rows: typeof states): number => rows.reduce((all, row) => all + row.n, 0);
  return ok({
    counts: {
      ...Object.fromEntries(states.map((row) => [row.status, row.n])),
      waiting: sum(states.filter((row) => isWaiting(row.status))),
      all: sum(states),
    },
  });
}

/** Refunds that wait for the caller's store, and since when the first of them does. */
export async function refundsToAnswer(ctx: MerchantContext): Promise<{ count: number; since: Date | null }> {
  const states = await refundsByState(ctx.database.db, ctx.actor.merId);
  const waiting = states.filter((row) => isWaiting(row.status));
  const [since] = waiting.flatMap((row) => row.since ?? []).toSorted();
  return { count: waiting.reduce((all, row) => all + row.n, 0), since: since ? new Date(since) : null };
}

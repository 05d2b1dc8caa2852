import { OPEN_KINDS, type OpenThing, type StoreClosing } from '#lib/contracts/store-closing.ts';
import type { StoreClosingState } from '#lib/contracts/states.ts';
import { yuan } from '#lib/kernel/money.ts';
import type { Page } from '#lib/kernel/page.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import { inLocale } from '#lib/domain/goods/catalog/index.ts';
import { openThingsOfStores, type OpenSum } from '../../trade/withdrawal/index.ts';
import { closingRows } from './store-closing.repo.ts';

/** What is open of some stores, by their numbers; of one with nothing open there is no entry. */
async function openOfAll(ctx: UserContext, merIds: readonly number[]): Promise<Map<number, OpenThing[]>> {
  if (merIds.length === 0) return new Map();
  const rows = await openThingsOfStores(ctx.database.db, merIds);
  return new Map(
    [...Map.groupBy(rows, (row) => row.mer_id)].map(([merId, things]) => [merId, shownThings(things)]),
  );
}

const openOf = async (ctx: UserContext, merId: number): Promise<OpenThing[]> =>
  (await openOfAll(ctx, [merId])).get(merId) ?? [];

function shownThings(rows: readonly OpenSum[]): OpenThing[] {
  return rows
    .map(({ kind, count, amount, since }) => ({
      kind,
      count,
      amount: amount === null ? '' : yuan(Number(amount)),
      since: since === null ? null : new Date(since).toISOString(),
    }))
    .toSorted((one, other) => OPEN_KINDS.indexOf(one.kind) - OPEN_KINDS.indexOf(other.kind));
}

type Listed = Promise<Result<{ count: number; list: StoreClosing[] }, never>>;

async function listed(
  ctx: UserContext,
  ask: Page & { merId?: number; status?: StoreClosingState | undefined; keyword?: string | undefined },
): Listed {
  const { rows, count } = await closingRows(ctx.database.db, ask);
  const winding = rows.filter(({ row }) => row.status === 'winding_up').map(({ row }) => row.merId);
  const open = await openOfAll(ctx, winding);
  const list = rows.map(({ row, store, storeEn, by }): StoreClosing => ({
    closing_id: row.storeClosingId,
    mer_id: row.merId,
    store: inLocale(ctx.locale, store, storeEn),
    status: row.status,
    reason: row.reason,
    is_own: row.isOwn,
    asked_by: by ?? '',
    create_time: row.createdAt.toISOString(),
    decide_time: row.decidedAt?.toISOString() ?? null,
    open: row.status === 'winding_up' ? (open.get(row.merId) ?? []) : [],
  }));
  return ok({ count, list });
}

/** Closings of the caller's store. */
export const listOwnClosings = (ctx: MerchantContext, page: Page): Listed =>
  listed(ctx, { ...page, merId: ctx.actor.merId });
/** Those of all stores. */
export const listClosings = (
  ctx: UserContext,
  ask: Page & { status?: StoreClosingState | undefined; keyword?: string | undefined },
): Listed => listed(ctx, ask);

/** What is open of the caller's store. */
export const readOwnOpen = async (ctx: MerchantContext): Promise<Result<OpenThing[], never>> =>
  ok(await openOf(ctx, ctx.actor.merId));
/** What is open of a store. */
export const readOpen = async (
  ctx: UserContext,
  { id }: { id: number },
): Promise<Result<OpenThing[], never>> => ok(await openOf(ctx, id));

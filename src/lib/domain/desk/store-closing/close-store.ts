import type { NoticeKind } from '#lib/contracts/states.ts';
import { newId } from '#lib/kernel/ids.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import { worksFor, type MerchantContext, type UserContext } from '#lib/domain/context.ts';
import { notifyUser } from '../../account/notice/index.ts';
import { marginGoneSince, openThingsOf } from '../../trade/withdrawal/index.ts';
import { openAgain, shut } from '../oversight/index.ts';
import { storeClosingFlow } from './store-closing.flow.ts';
import { addClosing, changeClosing, lockClosing, ownersOf, type ClosingRow } from './store-closing.repo.ts';

type Reason = { reason: string };

/** Tells the owners what became of their store; whoever did it knows. */
async function tellOwners(ctx: UserContext, merId: number, kind: NoticeKind, reason = ''): Promise<void> {
  for (const { uid, store, storeEn } of await ownersOf(ctx.database.db, merId)) {
    if (uid === ctx.actor.uid) continue;
    const params = { store, store_en: storeEn, reason };
    await notifyUser(ctx, { uid, kind, params, link: '/merchant/closing' });
  }
}

/** From now on the store sells nothing; what was ordered is sent, refunded, invoiced and settled as ever. */
async function begin(
  ctx: UserContext,
  merId: number,
  { reason, isOwn }: Reason & { isOwn: boolean },
): Promise<Result<null, 'oversight.gone' | 'store_closing.already'>> {
  return allOrNothing(ctx.database, async () => {
    if (!(await shut(ctx, merId))) return fail('oversight.gone');
    const createdAt = ctx.clock.now();
    const isNew = await addClosing(ctx.database.db, {
      storeClosingId: newId(createdAt),
      merId,
      status: 'winding_up',
      reason,
      isOwn,
      askedBy: ctx.actor.uid,
      createdAt,
    });
    if (!isNew) return fail('store_closing.already');
    await tellOwners(ctx, merId, 'store.closing', reason);
    ctx.log.warn({ merId, by: ctx.actor.uid, isOwn }, 'store.closing');
    return ok(null);
  });
}

/** The owner closes the caller’s store. */
export const askClosing = (
  ctx: MerchantContext,
  { reason }: Reason,
): Promise<Result<null, 'oversight.gone' | 'store_closing.already'>> =>
  begin(ctx, ctx.actor.merId, { reason, isOwn: true });

/** The platform closes a store. */
export async function beginClosing(
  ctx: UserContext,
  { id, reason }: Reason & { id: number },
): Promise<Result<null, 'oversight.gone' | 'oversight.own_store' | 'store_closing.already'>> {
  if (worksFor(ctx.actor, id)) return fail('oversight.own_store');
  return begin(ctx, id, { reason, isOwn: false });
}

async function end(
  ctx: UserContext,
  { storeClosingId, status, merId }: ClosingRow,
  event: 'take_back' | 'finish',
): Promise<Result<null, 'oversight.wrong_state'>> {
  const next = storeClosingFlow.next(status, event);
  if (!next) return fail('oversight.wrong_state');
  await changeClosing(ctx.database.db, storeClosingId, {
    status: next,
    decidedBy: ctx.actor.uid,
    decidedAt: ctx.clock.now(),
  });
  if (event === 'take_back') await openAgain(ctx, merId);
  await tellOwners(ctx, merId, event === 'take_back' ? 'store.reopened' : 'store.closed');
  ctx.log.warn({ merId, by: ctx.actor.uid }, `store.${next}`);
  return ok(null);
}

/**
 * The owner opens the store again, unless it was the platform that closed it. What went back of its deposit meanwhile is
 * paid again first: else closing for a day would be a way to sell without one. The platform may open it without.
 */
export async function takeClosingBack(
  ctx: MerchantContext,
  { id }: { id: string },
): Promise<
  Result<
    null,
    | 'store_closing.margin_gone'
    | 'store_closing.not_found'
    | 'store_closing.not_own'
    | 'oversight.wrong_state'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const row = await lockClosing(ctx.database.db, id);
    if (row?.merId !== ctx.actor.merId) return fail('store_closing.not_found');
    if (!row.isOwn) return fail('store_closing.not_own');
    const gone =
      row.status === 'winding_up' ? await marginGoneSince(ctx.database.db, row.merId, row.createdAt) : 0;
    return gone > 0 ? fail('store_closing.margin_gone', { x: yuan(gone) }) : end(ctx, row, 'take_back');
  });
}

/** The platform opens it again. */
export async function reopenStore(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<null, 'store_closing.not_found' | 'oversight.own_store' | 'oversight.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const row = await lockClosing(ctx.database.db, id);
    if (!row) return fail('store_closing.not_found');
    return worksFor(ctx.actor, row.merId) ? fail('oversight.own_store') : end(ctx, row, 'take_back');
  });
}

/** It is closed, once nothing of it is open and all its money has gone to its bank. */
export async function finishClosing(
  ctx: UserContext,
  { id }: { id: string },
): Promise<
  Result<
    null,
    'store_closing.not_found' | 'store_closing.open' | 'oversight.own_store' | 'oversight.wrong_state'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const row = await lockClosing(db, id);
    if (!row) return fail('store_closing.not_found');
    if (worksFor(ctx.actor, row.merId)) return fail('oversight.own_store');
    const open = await openThingsOf(db, row.merId);
    return open.length > 0 ? fail('store_closing.open') : end(ctx, row, 'finish');
  });
}

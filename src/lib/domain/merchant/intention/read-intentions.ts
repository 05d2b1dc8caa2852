import type { IntentionState, IntentionView } from '#lib/contracts/intention.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { entrySetting, inState, intentionById, ofApplicant, type NamedIntention } from './intention.repo.ts';
import { intentionView } from './intention-view.ts';

interface Paging {
  page: number;
  limit: number;
}
async function listOf(
  ctx: Context,
  { count, rows }: { count: number; rows: NamedIntention[] },
): Promise<Result<{ count: number; list: IntentionView[] }, never>> {
  const list: IntentionView[] = [];
  for (const row of rows) list.push(await intentionView(ctx, row));
  return ok({ count, list });
}

/** Merchants may apply unless an operator has closed the entry: setting `merchant_entry`, `{"open": false}`. */
export async function readEntry(ctx: Context): Promise<Result<{ is_open: boolean }, never>> {
  const setting = await entrySetting(ctx.database.reader);
  return ok({ is_open: setting?.open !== false });
}

/** Applications of the caller, newest first. */
export const listIntentions = async (
  ctx: UserContext,
  paging: Paging,
): Promise<Result<{ count: number; list: IntentionView[] }, never>> =>
  listOf(ctx, await ofApplicant(ctx.database.db, ctx.actor.uid, paging));

/** One of the caller's. */
export async function readIntention(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<IntentionView, 'intention.not_found'>> {
  const row = await intentionById(ctx.database.db, id);
  if (!row || row.intention.uid !== ctx.actor.uid) return fail('intention.not_found');
  return ok(await intentionView(ctx, row));
}

/** Applications of everybody in one state, for the platform. */
export const listWaiting = async (
  ctx: UserContext,
  { status, keyword, ...paging }: Paging & { status: IntentionState; keyword?: string | undefined },
): Promise<Result<{ count: number; list: IntentionView[] }, never>> =>
  listOf(ctx, await inState(ctx.database.db, { status, keyword }, paging));

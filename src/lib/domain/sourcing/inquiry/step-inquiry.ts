import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { inquiryFlow, type InquiryEvent, type InquiryState } from './inquiry.flow.ts';
import { addInquiryLog, changeInquiry, lockInquiry, type InquiryRow } from './inquiry.repo.ts';

type Found = Result<InquiryRow, 'inquiry.not_found' | 'inquiry.deleted'>;

function ifOwn(ctx: UserContext, row: InquiryRow | undefined): Found {
  if (row?.uid !== ctx.actor.uid) return fail('inquiry.not_found');
  return row.hiddenAt ? fail('inquiry.deleted') : ok(row);
}

/** An inquiry of the caller, locked until the transaction ends. */
export const ownInquiryForUpdate = async (ctx: UserContext, id: string): Promise<Found> =>
  ifOwn(ctx, await lockInquiry(ctx.database.db, id));

/** What it is at this moment: a deadline counts to the second, whenever the timer runs. */
export function stateAt(
  row: Pick<InquiryRow, 'status' | 'deadline' | 'quoteCount'>,
  now: Date,
): InquiryState {
  if (row.status !== 'quoting' || row.deadline > now) return row.status;
  return row.quoteCount > 0 ? 'ended' : 'expired';
}

/** Makes one step of the flow and writes it to the log, inside the caller's transaction. */
export async function stepInquiry(
  ctx: Context,
  row: InquiryRow,
  event: InquiryEvent,
  values: Partial<InquiryRow> = {},
  merId: number | null = null,
): Promise<Result<InquiryRow, 'inquiry.wrong_state'>> {
  const to = inquiryFlow.next(row.status, event);
  if (!to) return fail('inquiry.wrong_state');
  const change = { ...values, status: to, changedAt: ctx.clock.now() };
  await changeInquiry(ctx.database.db, row.inquiryId, change);
  const next = { ...row, ...change };
  await logInquiry(ctx, next, event, merId);
  if (row.status !== 'draft') await ctx.changed('inquiries');
  return ok(next);
}

export async function logInquiry(
  ctx: Context,
  row: { inquiryId: string; status: string },
  event: string,
  merId: number | null = null,
): Promise<void> {
  const createdAt = ctx.clock.now();
  await addInquiryLog(ctx.database.db, {
    inquiryLogId: newId(createdAt),
    inquiryId: row.inquiryId,
    merId,
    event,
    to: row.status,
    actor: ctx.actor.kind === 'user' ? `user:${ctx.actor.uid}` : ctx.actor.kind,
    createdAt,
  });
}

import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { lockInquiry } from '../inquiry.repo.ts';
import { openInquiry } from '../open-inquiry.ts';
import { stepInquiry } from '../step-inquiry.ts';
import { notifyBuyer } from '../notify.ts';

/** The platform opens an inquiry; nobody opens their own. */
export async function approveInquiry(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<undefined, 'inquiry.not_found' | 'inquiry.wrong_state' | 'oversight.own'>> {
  return allOrNothing(ctx.database, async () => {
    const row = await lockInquiry(ctx.database.db, id);
    if (!row) return fail('inquiry.not_found');
    if (row.uid === ctx.actor.uid) return fail('oversight.own');
    const opened = await openInquiry(ctx, row);
    if (!opened.ok) return opened;
    await notifyBuyer(ctx, row, 'inquiry.approved');
    return ok();
  });
}

/** The platform sends an inquiry back; the buyer reads why. */
export async function rejectInquiry(
  ctx: UserContext,
  { id, reason }: { id: string; reason: string },
): Promise<Result<undefined, 'inquiry.not_found' | 'inquiry.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const row = await lockInquiry(ctx.database.db, id);
    if (!row) return fail('inquiry.not_found');
    const moved = await stepInquiry(ctx, row, 'reject', { reason });
    if (!moved.ok) return moved;
    await notifyBuyer(ctx, row, 'inquiry.rejected', { reason });
    return ok();
  });
}

import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import { ok } from '#lib/kernel/result.ts';
import { lockInquiry } from '../inquiry.repo.ts';
import { stepInquiry } from '../step-inquiry.ts';
import { notifyBuyer } from '../notify.ts';
import { overdueInquiries } from './due.repo.ts';

/** Ends an inquiry whose deadline has passed; a moved deadline, or one that was decided already, stays as it is. */
export async function inquiryDue(ctx: SystemContext, { inquiryId }: { inquiryId: string }): Promise<void> {
  await allOrNothing(ctx.database, async () => {
    const row = await lockInquiry(ctx.database.db, inquiryId);
    if (!row || row.status !== 'quoting' || row.deadline > ctx.clock.now()) return ok();
    const isEmpty = row.quoteCount === 0;
    const moved = await stepInquiry(ctx, row, isEmpty ? 'deadline_empty' : 'deadline');
    if (!moved.ok) return moved;
    await notifyBuyer(ctx, row, isEmpty ? 'inquiry.expired' : 'inquiry.ended', {
      number: String(row.quoteCount),
    });
    return ok();
  });
}

/** Finds what a lost job has left open. */
export async function sweepInquiries(ctx: SystemContext): Promise<void> {
  for (const inquiryId of await overdueInquiries(ctx.database.db, ctx.clock.now()))
    await inquiryDue(ctx, { inquiryId });
}

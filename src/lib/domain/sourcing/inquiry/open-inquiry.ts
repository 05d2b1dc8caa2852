import type { Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { invitedStores, type InquiryRow } from './inquiry.repo.ts';
import { stepInquiry } from './step-inquiry.ts';
import { tellStores } from './tell.ts';

/** Opens an inquiry to the stores until its deadline; the invited ones hear of it. */
export async function openInquiry(
  ctx: Context,
  row: InquiryRow,
): Promise<Result<InquiryRow, 'inquiry.wrong_state'>> {
  const opened = await stepInquiry(ctx, row, 'approve', {
    publishedAt: row.publishedAt ?? ctx.clock.now(),
    reason: '',
  });
  if (!opened.ok) return opened;
  await ctx.jobs.send('inquiry.due', { inquiryId: row.inquiryId }, { at: row.deadline });
  const invited = await invitedStores(ctx.database.db, row.inquiryId);
  await tellStores(
    ctx,
    opened.value,
    invited.map((store) => store.merId),
    'inquiry.invited',
  );
  return opened;
}

import type { Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { sendEvent, listening } from '../../merchant/machine/index.ts';
import { invitedStores, storesSelling, type InquiryRow } from './inquiry.repo.ts';
import { stepInquiry } from './step-inquiry.ts';
import { notifyStores } from './notify.ts';

/** Opens an inquiry to the stores until its deadline; the invited ones get a notice. */
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
  await notifyStores(
    ctx,
    opened.value,
    invited.map((store) => store.merId),
    'inquiry.invited',
  );
  await sendInquiryEvent(
    ctx,
    opened.value,
    invited.map((store) => store.merId),
  );
  return opened;
}

/**
 * Sends the inquiry to the webhooks of the invited stores, or, if everybody may offer, of those that sell what is
 * wanted.
 */
async function sendInquiryEvent(ctx: Context, row: InquiryRow, invited: readonly number[]): Promise<void> {
  const hearing = await listening(ctx, 'quotation.wanted');
  const open = row.isInvited ? [] : await storesSelling(ctx.database.db, hearing, row.categoryId);
  for (const merId of hearing.filter((id) => invited.includes(id) || open.includes(id)))
    await sendEvent(ctx, merId, 'quotation.wanted', {
      inquiry_id: row.inquiryId,
      inquiry_sn: row.inquirySn,
      title: row.title,
      deadline: row.deadline.toISOString(),
      invited: invited.includes(merId) ? 1 : 0,
    });
}

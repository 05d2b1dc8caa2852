import type { FeedbackView } from '#lib/contracts/feedback.ts';
import type { Context } from '#lib/domain/context.ts';
import { showPictures } from '#lib/domain/content/media/index.ts';
import type { FeedbackRow } from './feedback.repo.ts';

/** A feedback as its writer and the platform see it; the pictures as links that end soon. */
export async function feedbackView(ctx: Context, row: FeedbackRow): Promise<FeedbackView> {
  return {
    feedback_id: row.feedbackId,
    type: row.type,
    content: row.content,
    images: await showPictures(ctx, row.images),
    realname: row.realname,
    contact: row.contact,
    answer: row.answer,
    answer_time: row.answeredAt?.toISOString() ?? null,
    create_time: row.createdAt.toISOString(),
  };
}

import type { FeedbackView } from '#lib/contracts/feedback.ts';
import type { FeedbackType } from '#lib/contracts/fields.ts';
import { after, days } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { FEEDBACK_PER_DAY } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { ownsImages } from '#lib/domain/content/media/index.ts';
import { addFeedback, countSince } from './feedback.repo.ts';
import { feedbackView } from './feedback-view.ts';

interface Written {
  type: FeedbackType;
  content: string;
  images: string[];
  realname: string;
  contact: string;
}

/** Tells the platform something about the mall. Pictures are the caller's own private uploads. */
export async function writeFeedback(
  ctx: UserContext,
  input: Written,
): Promise<Result<FeedbackView, 'feedback.image_foreign' | 'feedback.limit'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { uid } = ctx.actor;
    const createdAt = ctx.clock.now();
    if ((await countSince(db, uid, after(createdAt, -days(1)))) >= FEEDBACK_PER_DAY)
      return fail('feedback.limit', { n: FEEDBACK_PER_DAY });
    const images = [...new Set(input.images)];
    if (images.some((path) => !path.includes('/private/')) || !(await ownsImages(ctx, images)))
      return fail('feedback.image_foreign', undefined, 'images');
    const row = await addFeedback(db, { ...input, images, feedbackId: newId(createdAt), uid, createdAt });
    return ok(await feedbackView(ctx, row));
  });
}

import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { notifyUser } from '#lib/domain/account/notice/index.ts';
import { feedbackById, keepAnswer } from './feedback.repo.ts';

/** The platform answers a feedback, and its writer gets a notice. An answer is not changed any more. */
export async function answerFeedback(
  ctx: UserContext,
  { id, answer }: { id: string; answer: string },
): Promise<Result<undefined, 'feedback.not_found' | 'feedback.answered'>> {
  return ctx.database.tx(async () => {
    const { db } = ctx.database;
    const found = await feedbackById(db, id);
    if (!found) return fail('feedback.not_found');
    if (!(await keepAnswer(db, id, answer, ctx.clock.now()))) return fail('feedback.answered');
    await notifyUser(ctx, { uid: found.uid, kind: 'feedback', link: '/user?type=0#feedback' });
    return ok();
  });
}

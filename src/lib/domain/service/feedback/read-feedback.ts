import type { FeedbackView } from '#lib/contracts/feedback.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { ofAccount, ofEverybody, type Paging } from './feedback.repo.ts';
import { feedbackView } from './feedback-view.ts';

/** Feedback of the caller, newest first. */
export async function listFeedback(
  ctx: UserContext,
  paging: Paging,
): Promise<Result<{ count: number; list: FeedbackView[] }, never>> {
  const { count, rows } = await ofAccount(ctx.database.db, ctx.actor.uid, paging);
  return ok({ count, list: await Promise.all(rows.map((row) => feedbackView(ctx, row))) });
}

/** Feedback of everybody, oldest first: waiting for an answer, or answered. */
export async function listReceived(
  ctx: UserContext,
  { status, ...paging }: Paging & { status: 'open' | 'answered'; keyword?: string | undefined },
): Promise<Result<{ count: number; list: (FeedbackView & { uid: number })[] }, never>> {
  const { count, rows } = await ofEverybody(ctx.database.db, status === 'answered', paging);
  const list = await Promise.all(
    rows.map(async (row) => ({ ...(await feedbackView(ctx, row)), uid: row.uid })),
  );
  return ok({ count, list });
}

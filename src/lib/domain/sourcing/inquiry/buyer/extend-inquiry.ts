import { INQUIRY_EXTENSIONS_MAX } from '#lib/kernel/limits.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { ownInquiryForUpdate, stateAt, stepInquiry } from '../step-inquiry.ts';
import { checkDeadline } from './check-form.ts';

/** Moves the deadline of an open inquiry to later, twice at most (states 3.7). */
export async function extendInquiry(
  ctx: UserContext,
  { id, deadline: text }: { id: string; deadline: string },
): Promise<
  Result<
    { deadline: string; extensions_left: number },
    | FailureOf<typeof ownInquiryForUpdate>
    | FailureOf<typeof checkDeadline>
    | 'inquiry.extensions'
    | 'inquiry.wrong_state'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const found = await ownInquiryForUpdate(ctx, id);
    if (!found.ok) return found;
    const row = found.value;
    const now = ctx.clock.now();
    if (stateAt(row, now) !== 'quoting') return fail('inquiry.wrong_state');
    if (row.extensions >= INQUIRY_EXTENSIONS_MAX)
      return fail('inquiry.extensions', { n: INQUIRY_EXTENSIONS_MAX });
    const deadline = checkDeadline(text, now);
    if (!deadline.ok) return deadline;
    if (deadline.value <= row.deadline) return fail('inquiry.deadline', undefined, 'deadline');
    const extensions = row.extensions + 1;
    const moved = await stepInquiry(ctx, row, 'extend', { deadline: deadline.value, extensions });
    if (!moved.ok) return moved;
    await ctx.jobs.send('inquiry.due', { inquiryId: id }, { at: deadline.value });
    return ok({
      deadline: deadline.value.toISOString(),
      extensions_left: INQUIRY_EXTENSIONS_MAX - extensions,
    });
  });
}

import type { Context } from '#lib/domain/context.ts';

/** Sends the job that makes the order's next step when it is due. The caller writes `dueAt` to the order's row. */
export const lookAgain = (ctx: Context, orderId: string, dueAt: Date): Promise<void> =>
  ctx.jobs.send('order.due', { orderId }, { at: dueAt });

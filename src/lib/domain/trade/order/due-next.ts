import type { Context } from '#lib/domain/context.ts';

/** Has the order looked at again when its next step is due. The caller keeps `dueAt` in its row. */
export const lookAgain = (ctx: Context, orderId: string, dueAt: Date): Promise<void> =>
  ctx.jobs.send('order.due', { orderId }, { at: dueAt });

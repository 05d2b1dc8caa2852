import { newId } from '#lib/kernel/ids.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { soldOrder } from '../own-order.ts';
import { addNote } from './desk.repo.ts';

/** Writes a note about an order of the caller's store, for its colleagues; no buyer reads it. */
export async function noteOrder(
  ctx: MerchantContext,
  { id, text }: { id: string; text: string },
): Promise<Result<undefined, 'order.not_found'>> {
  const order = await soldOrder(ctx, id);
  if (!order.ok) return order;
  const createdAt = ctx.clock.now();
  const { uid } = ctx.actor;
  await addNote(ctx.database.db, {
    orderNoteId: newId(createdAt),
    orderId: id,
    uid,
    text: text.trim(),
    createdAt,
  });
  return ok();
}

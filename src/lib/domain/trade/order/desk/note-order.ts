import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, MerchantContext, UserContext } from '#lib/domain/context.ts';
import { soldOrder } from '../own-order.ts';
import { orderById } from '../order.repo.ts';
import { addNote, notesOf } from './desk.repo.ts';

/** Writes a note about an order of the caller's store, for its colleagues; no buyer reads it. */
export async function noteOrder(
  ctx: MerchantContext,
  { id, text }: { id: string; text: string },
): Promise<Result<undefined, 'order.not_found'>> {
  const order = await soldOrder(ctx, id);
  if (!order.ok) return order;
  await keepNote(ctx, { orderId: id, text });
  return ok();
}

/** The same for the people of the platform, about an order of any store. */
export async function noteAnyOrder(
  ctx: UserContext,
  { id, text }: { id: string; text: string },
): Promise<Result<undefined, 'order.not_found'>> {
  if (!(await orderById(ctx.database.db, id))) return fail('order.not_found');
  await keepNote(ctx, { orderId: id, text, ofPlatform: true });
  return ok();
}

async function keepNote(
  ctx: UserContext | MerchantContext,
  { text, ...note }: { orderId: string; text: string; ofPlatform?: boolean },
): Promise<void> {
  const createdAt = ctx.clock.now();
  const { uid } = ctx.actor;
  const row = { ...note, orderNoteId: newId(createdAt), uid, text: text.trim(), createdAt };
  await addNote(ctx.database.db, row);
}

/** Notes as they are answered. */
export const readNotes = async (
  { database }: Pick<Context, 'database'>,
  orderId: string,
  ofPlatform = false,
): Promise<{ note_id: string; author: string; text: string; time: string }[]> =>
  (await notesOf(database.db, orderId, ofPlatform)).map(({ noteId, author, text, createdAt }) => ({
    note_id: noteId,
    author,
    text,
    time: createdAt.toISOString(),
  }));

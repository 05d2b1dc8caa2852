import { MSN, type ChatMessage } from '#lib/contracts/chat.ts';
import { after } from '#lib/kernel/clock.ts';
import { RECALL_WINDOW } from '#lib/kernel/chat-limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { changeConversation, lockConversation } from '../conversation.repo.ts';
import { messageById, wipeMessage } from '../message.repo.ts';
import { viewMessages } from '../read/message-view.ts';
import { announce } from './announce.ts';

/** Takes an own message back: its words are gone for both sides. Taken back twice is taken back once. */
export async function recallMessage(
  ctx: UserContext,
  { message_id: id }: { message_id: string },
): Promise<Result<ChatMessage, 'chat.not_found' | 'chat.recall_over'>> {
  const { db } = ctx.database;
  return ctx.database.tx(async (): Promise<Result<ChatMessage, 'chat.not_found' | 'chat.recall_over'>> => {
    const asked = await messageById(db, id);
    if (!asked || asked.senderUid !== ctx.actor.uid) return fail('chat.not_found');
    const [held] = await lockConversation(db, asked.conversationId);
    const row = await messageById(db, id);
    if (!held || !row) return fail('chat.not_found');
    const side = row.side === 'store' ? 'store' : 'buyer';
    if (!row.recalledAt) {
      const now = ctx.clock.now();
      if (after(row.createdAt, RECALL_WINDOW) < now) return fail('chat.recall_over');
      const version = held.version + 1;
      const wiped = await wipeMessage(db, id, version, now);
      const isLast = held.lastAt.getTime() === row.createdAt.getTime();
      await changeConversation(db, held.conversationId, {
        version,
        ...(isLast ? { lastType: MSN.recall, lastText: '' } : {}),
      });
      await announce(ctx.database, { uid: held.uid, mer: held.merId, version });
      return ok((await viewMessages(ctx, side, [wiped]))[0]!);
    }
    return ok((await viewMessages(ctx, side, [row]))[0]!);
  });
}

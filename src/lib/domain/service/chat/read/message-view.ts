import { MSN, type ChatMessage } from '#lib/contracts/chat.ts';
import { after } from '#lib/kernel/clock.ts';
import { RECALL_WINDOW } from '#lib/kernel/chat-limits.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { showPictures } from '../../../content/media/index.ts';
import type { MessageRow } from '../message.repo.ts';
import type { Party } from '../conversation.repo.ts';
import { cardsOf } from './cards.ts';

/** Messages as the caller's side sees them; whether the caller may is the act's question. */
export async function viewMessages(
  ctx: UserContext,
  side: Party['side'],
  rows: readonly MessageRow[],
): Promise<ChatMessage[]> {
  const isPicture = (row: MessageRow): boolean => row.type === MSN.picture && row.body !== '';
  const pictures = rows.filter(isPicture);
  const links = await showPictures(
    ctx,
    pictures.map((row) => row.body),
  );
  const linkOf = new Map(pictures.map((row, at) => [row.chatMessageId, links[at] ?? '']));
  const cardOf = await cardsOf(ctx, side, rows);
  return rows.map((row) => {
    const isMine = row.side === side && row.senderUid === ctx.actor.uid;
    const isGone = row.recalledAt !== null;
    return {
      message_id: row.chatMessageId,
      seq: row.seq,
      side: row.side,
      is_mine: isMine,
      msn_type: isGone ? MSN.recall : row.type,
      msn: isGone ? '' : (linkOf.get(row.chatMessageId) ?? row.body),
      card: isGone ? null : cardOf(row),
      key: row.sendKey ?? '',
      create_time: row.createdAt.toISOString(),
      recall_until: isMine && !isGone ? after(row.createdAt, RECALL_WINDOW).toISOString() : null,
    };
  });
}

import type { SentType } from '#lib/contracts/states.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { MSN } from '#lib/contracts/chat.ts';
import { chatAgent, chatMessage, conversation, merchant, product, storeOrder } from '#lib/db/schema.ts';
import { after, minutes } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { insertAll, type Seeding } from '../writer/seeding.ts';
import { DEMO_UIDS } from '../writer/write-accounts.ts';
import { TALKS, type Line, type Talk } from './talks.ts';

/** Who answers for which store; 0 is the mall. */
const AGENTS = [
  { agentUid: DEMO_UIDS.merchant, merId: 1 },
  { agentUid: DEMO_UIDS.merchantTwo, merId: 2 },
  { agentUid: DEMO_UIDS.platform, merId: 0 },
];

async function bodyOf({ db }: Seeding, talk: Talk, line: Line): Promise<{ type: SentType; body: string }> {
  if (line.emoji) return { type: MSN.emoji, body: line.emoji };
  if (line.side === 'auto') return { type: MSN.text, body: 'away' };
  if (line.show === 'product') {
    const [best] = await db
      .select({ id: product.productId })
      .from(product)
      .where(and(eq(product.merId, talk.merId), eq(product.status, 'on_sale')))
      .orderBy(desc(product.sales), product.productId)
      .limit(1);
    return { type: MSN.product, body: String(best?.id ?? '') };
  }
  if (line.show === 'order') {
    const [last] = await db
      .select({ id: storeOrder.orderId })
      .from(storeOrder)
      .where(and(eq(storeOrder.uid, talk.uid), eq(storeOrder.merId, talk.merId)))
      .orderBy(desc(storeOrder.createdAt), storeOrder.orderId)
      .limit(1);
    return { type: MSN.order, body: last?.id ?? '' };
  }
  return { type: MSN.text, body: line.text ?? '' };
}

/** Conversations on both sides of the demo accounts; some stores are called instead. Answers how many there are. */
export async function writeChats(seeding: Seeding): Promise<number> {
  const { db, now } = seeding;
  await insertAll(
    db,
    chatAgent,
    AGENTS.map((agent) => ({ ...agent, seenAt: now })),
  );
  await db
    .update(merchant)
    .set({ servicesType: 1 })
    .where(sql`${merchant.merId} % 9 = 7`);
  for (const talk of TALKS) {
    let at = after(now, -minutes(talk.minutesAgo));
    const conversationId = newId(at);
    const rows: (typeof chatMessage.$inferInsert)[] = [];
    const uidOfStore = AGENTS.find((agent) => agent.merId === talk.merId)?.agentUid ?? null;
    for (const line of talk.lines) {
      at = after(at, minutes(line.after));
      const said = await bodyOf(seeding, talk, line);
      // A buyer without an order there has nothing to show.
      if (!said.body) continue;
      const seq = rows.length + 1;
      rows.push({
        chatMessageId: newId(at),
        conversationId,
        seq,
        version: seq,
        side: line.side,
        senderUid: line.side === 'buyer' ? talk.uid : line.side === 'store' ? uidOfStore : null,
        ...said,
        createdAt: at,
      });
    }
    const last = rows.at(-1)!;
    const readBy = last.side === 'buyer' ? 'storeUnread' : 'buyerUnread';
    await insertAll(db, conversation, [
      {
        conversationId,
        uid: talk.uid,
        merId: talk.merId,
        version: rows.length,
        lastType: last.type,
        lastText: last.type === MSN.text ? last.body : '',
        lastAt: at,
        [readBy]: talk.unread,
        createdAt: rows[0]!.createdAt,
      },
    ]);
    await insertAll(db, chatMessage, rows);
  }
  return TALKS.length;
}

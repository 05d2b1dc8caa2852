import type { Colleague, QuickAnswer } from '#lib/contracts/chat.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { AGENT_HERE, CHAT_ANSWERS_MAX } from '#lib/kernel/chat-limits.ts';
import { after } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { agentsOf } from '../party/desk.repo.ts';
import { addAnswer, answersOf, changeAnswer, countAnswers, dropAnswer } from './answer.repo.ts';

/** Texts that the caller's store keeps to answer with. */
export async function listAnswers(
  ctx: MerchantContext,
  { page, limit, keyword }: { page: number; limit: number; keyword?: string | undefined },
): Promise<Result<{ count: number; list: QuickAnswer[] }, never>> {
  const rows = await answersOf(ctx.database.db, ctx.actor.merId, keyword);
  return ok({
    count: rows.length,
    list: rows
      .slice((page - 1) * limit, page * limit)
      .map(({ chatAnswerId, text }) => ({ answer_id: chatAnswerId, text })),
  });
}

/** Keeps a text to answer with, or changes one. */
export async function saveAnswer(
  ctx: MerchantContext,
  { id, text }: { id?: string | undefined; text: string },
): Promise<Result<QuickAnswer, 'chat.answer_gone' | 'chat.answers_full'>> {
  const { db } = ctx.database;
  const { merId } = ctx.actor;
  if (id !== undefined)
    return (await changeAnswer(db, merId, id, text)) ? ok({ answer_id: id, text }) : fail('chat.answer_gone');
  return allOrNothing(ctx.database, async () => {
    if ((await countAnswers(db, merId)) >= CHAT_ANSWERS_MAX) return fail('chat.answers_full');
    const createdAt = ctx.clock.now();
    const chatAnswerId = newId(createdAt);
    await addAnswer(db, { chatAnswerId, merId, text, createdAt });
    return ok({ answer_id: chatAnswerId, text });
  });
}

/** Removes a saved answer; messages sent with it stay. */
export async function removeAnswer(
  ctx: MerchantContext,
  { id }: { id: string },
): Promise<Result<undefined, 'chat.answer_gone'>> {
  return (await dropAnswer(ctx.database.db, ctx.actor.merId, id)) ? ok() : fail('chat.answer_gone');
}

/** Who answers for the caller's store; who is at the desk now comes first. */
export async function listColleagues(ctx: MerchantContext): Promise<Result<{ list: Colleague[] }, never>> {
  const rows = await agentsOf(ctx.database.db, ctx.actor.merId);
  const now = ctx.clock.now();
  const list = rows.map(({ uid, nickname, seenAt }) => ({
    uid,
    nickname,
    is_here: seenAt !== null && after(seenAt, AGENT_HERE) > now,
    seen_time: seenAt?.toISOString() ?? null,
  }));
  return ok({ list: list.toSorted((a, b) => Number(b.is_here) - Number(a.is_here)) });
}

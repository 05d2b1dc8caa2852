import { MSN } from '#lib/contracts/chat.ts';
import { isEmoji } from '#lib/contracts/chat-words.ts';
import { CHAT_TEXT_MAX } from '#lib/kernel/chat-limits.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { ownsImages } from '../../../content/media/index.ts';
import type { Party } from '../conversation.repo.ts';
import { PLATFORM } from '../party/find-party.ts';
import { ordersOf, presalesOf, productsOf, refundsOf } from '../read/card.repo.ts';

/** Characters that are invisible, or that change the direction of the text after them. */
const HIDDEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const CHAT_PICTURE = /\/private\/chat\/[\w-]+\.webp$/;
const NUMBER = /^[1-9]\d{0,8}$/;
const RANDOM_ID = /^[0-9a-z]{26}$/;

function checkText(text: string): Result<string, 'chat.empty' | 'chat.too_long'> {
  const clean = text.replaceAll('\r\n', '\n').replace(HIDDEN, '').trim();
  if (!clean) return fail('chat.empty', undefined, 'msn');
  return [...clean].length > CHAT_TEXT_MAX ? fail('chat.too_long', undefined, 'msn') : ok(clean);
}

/** Something of this store; in a conversation with the mall, of any store. */
const isSold = ({ merId }: Party, row: { merId: number } | undefined): boolean =>
  row !== undefined && (merId === PLATFORM || row.merId === merId);
/** A deal of this buyer with this store. */
const isTheirs = (party: Party, row: { merId: number; uid: number } | undefined): boolean =>
  isSold(party, row) && row?.uid === party.uid;

async function isLinkable(ctx: UserContext, party: Party, type: number, id: string): Promise<boolean> {
  const { db } = ctx.database;
  if (type === MSN.product || type === MSN.presale) {
    if (!NUMBER.test(id)) return false;
    const [row] = await (type === MSN.product ? productsOf : presalesOf)(db, [Number(id)]);
    return row?.status === (type === MSN.product ? 'on_sale' : 'approved') && isSold(party, row);
  }
  if (!RANDOM_ID.test(id)) return false;
  const [row] = type === MSN.order ? await ordersOf(db, [id]) : await refundsOf(db, [id]);
  return isTheirs(party, row);
}

/**
 * What is kept of a message. Texts lose hidden signs; pictures are the sender's own uploads; products are on
 * sale at the store; orders and refunds are of this buyer with this store.
 */
export async function checkBody(
  ctx: UserContext,
  party: Party,
  { type, body }: { type: number; body: string },
): Promise<Result<string, FailureOf<typeof checkText> | 'chat.emoji' | 'chat.link' | 'chat.picture'>> {
  if (type === MSN.text) return checkText(body);
  if (type === MSN.emoji) return isEmoji(body) ? ok(body) : fail('chat.emoji', undefined, 'msn');
  if (type === MSN.picture) {
    const isOwn = CHAT_PICTURE.test(body) && (await ownsImages(ctx, [body]));
    return isOwn ? ok(body) : fail('chat.picture', undefined, 'msn');
  }
  return (await isLinkable(ctx, party, type, body)) ? ok(body) : fail('chat.link', undefined, 'msn');
}

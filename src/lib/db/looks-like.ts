import { sql, type SQL } from 'drizzle-orm';

/** Whether a phone is shown as this whole one is with its middle covered: a search then tells no more than the list. */
export const looksLike = (phone: SQL, whole: string): SQL =>
  sql`(right(${phone}, 4) = ${whole.slice(-4)} and left(${phone}, 3) = ${whole.slice(0, 3)} and length(${phone}) = ${whole.length}::int)`;

const WHOLE = /^1\d{10}$/;

/**
 * Whether a phone is found by words: by a whole one as it is shown, else by a part of what is shown.
 * @param like the words as a pattern
 */
export const shownPhoneHas = (phone: SQL, words: string, like: string): SQL =>
  WHOLE.test(words)
    ? looksLike(phone, words)
    : sql`left(${phone}, 3) || '****' || right(${phone}, 4) ilike ${like}`;

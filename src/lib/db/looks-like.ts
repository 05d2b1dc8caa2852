import { sql, type SQL } from 'drizzle-orm';

/** Whether a phone is shown as this whole one is with its middle covered: a search then tells no more than the list. */
export const looksLike = (phone: SQL, whole: string): SQL =>
  sql`(right(${phone}, 4) = ${whole.slice(-4)} and left(${phone}, 3) = ${whole.slice(0, 3)} and length(${phone}) = ${whole.length}::int)`;

import { ilike, or, sql, type Column, type SQL } from 'drizzle-orm';
import { containing } from './containing.ts';
import { shownPhoneHas } from './looks-like.ts';

/** Whether one of the texts contains the words that a list is searched for; nothing typed finds everything. */
export function hasWords(keyword: string | undefined, ...texts: (Column | SQL)[]): SQL | undefined {
  if (!keyword?.trim()) return undefined;
  const like = containing(keyword);
  return or(...texts.map((text) => ilike(sql`${text}`, like)));
}

/** The same of a person: the words are in the name, or in the phone as lists show it. */
export const isCalled = (
  keyword: string | undefined,
  name: Column | SQL,
  phone: Column | SQL,
): SQL | undefined =>
  keyword?.trim()
    ? or(hasWords(keyword, name), shownPhoneHas(sql`${phone}`, keyword.trim(), containing(keyword)))
    : undefined;

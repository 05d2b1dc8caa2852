import { ilike, or, sql, type Column, type SQL } from 'drizzle-orm';
import { containing } from './containing.ts';

/** Whether one of the texts contains the words that a list is searched for; nothing typed finds everything. */
export function hasWords(keyword: string | undefined, ...texts: (Column | SQL)[]): SQL | undefined {
  if (!keyword?.trim()) return undefined;
  const like = containing(keyword);
  return or(...texts.map((text) => ilike(sql`${text}`, like)));
}

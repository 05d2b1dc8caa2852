import { and, asc, desc, gt, lt, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { KeysetAsk } from '../kernel/keyset.ts';

/** A column to sort by and the id that decides between equals. */
export interface Keyset {
  by: AnyColumn | SQL;
  id: AnyColumn | SQL;
  isDown: boolean;
  /** What a place means in the column: a point in time in ms, or the number itself. */
  kind: 'time' | 'number';
}

/** Nothing listed is older than 1970, and a database knows no time long before. */
const valueOf = (kind: Keyset['kind'], text: string): SQL =>
  kind === 'time' ? sql`to_timestamp(${Math.max(0, Number(text))} / 1000.0)` : sql`${Number(text)}::bigint`;

/** Where the rows behind a place begin, and their order; read backwards they come turned round. */
export function keysetQuery({ by, id, isDown, kind }: Keyset, { after, before }: KeysetAsk) {
  const isBack = after === undefined && before !== undefined;
  const goesDown = isDown !== isBack;
  const place = after ?? before;
  const [value = '', placeId = ''] = place?.split('~') ?? [];
  const where = place
    ? sql`(${by}, ${id}) ${sql.raw(goesDown ? '<' : '>')} (${valueOf(kind, value)}, ${placeId})`
    : undefined;
  const order = goesDown ? [desc(by), desc(id)] : [asc(by), asc(id)];
  return { isBack, order, within: (own: SQL | undefined) => and(own, where) };
}

/**
 * The same, the latest first, for rows whose unique id or number sorts by time: an index has it already. `valueOf` reads
 * it from the two parts of a place.
 */
export function latestFirst(
  by: AnyColumn,
  { after, before }: KeysetAsk,
  valueOf: (value: string, id: string) => string | number = (_, id) => id,
) {
  const isBack = after === undefined && before !== undefined;
  const [value = '', id = ''] = (after ?? before)?.split('~') ?? [];
  const where = id ? (isBack ? gt : lt)(by, valueOf(value, id)) : undefined;
  return { order: isBack ? asc(by) : desc(by), within: (own: SQL | undefined) => and(own, where) };
}

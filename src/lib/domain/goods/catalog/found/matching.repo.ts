import { sql } from 'drizzle-orm';
import { rowsOf } from '#lib/db/rows-of.ts';
import type { Db } from '../../../../db/database.ts';
import { goodsMatching } from '../../search/index.ts';

const BYTES = 4;

/** Numbers of all goods on sale that a query matches; as bytes, since there may be many. */
export async function matchingIds(db: Db, query: string): Promise<Int32Array> {
  const rows = await rowsOf<{ ids: Uint8Array | null }>(
    db,
    sql`select string_agg(int4send(id), ''::bytea) as ids from ${goodsMatching(query)} as id`,
  );
  const bytes = rows[0]?.ids;
  if (!bytes) return new Int32Array();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Int32Array.from({ length: bytes.byteLength / BYTES }, (_, n) => view.getInt32(n * BYTES));
}

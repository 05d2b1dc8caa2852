import { and, asc, count, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { LibraryTab, PictureUse } from '#lib/contracts/library.ts';
import { arrayOf } from '#lib/db/array-of.ts';
import type { Db } from '#lib/db/database.ts';
import { keysetQuery, type Keyset } from '#lib/db/keyset.ts';
import { rowsOf } from '#lib/db/rows-of.ts';
import { catalogPicture, storePicture } from '#lib/db/schema.ts';
import type { KeysetAsk } from '#lib/kernel/keyset.ts';

export type PictureRow = typeof storePicture.$inferSelect;
export interface UseRow {
  path: string;
  use: PictureUse;
  productId: number;
  name: string;
  nameEn: string;
}

const LATEST: Keyset = {
  by: storePicture.createdAt,
  id: storePicture.storePictureId,
  isDown: true,
  kind: 'time',
};

const like = (words: string): string => `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** Paths that goods of a store show; of all its goods, or of some. */
const ofGoods = (merId: number, which: SQL = sql`true`): SQL => sql`
  select shown.path from product p cross join lateral jsonb_array_elements_text(p.slider_image) shown(path)
    where p.mer_id = ${merId} and p.status <> 'deleted' and ${which}
  union select p.image from product p where p.mer_id = ${merId} and p.status <> 'deleted' and ${which}
  union select s.image from sku s join product p using (product_id)
    where p.mer_id = ${merId} and p.status <> 'deleted' and s.image <> '' and ${which}`;

/** Paths that a store shows anywhere. */
const shownBy = (merId: number): SQL => sql`(${ofGoods(merId)}
  union select m.avatar from merchant m where m.mer_id = ${merId}
  union select m.banner from merchant m where m.mer_id = ${merId}
  union select b.image from store_block b where b.mer_id = ${merId} and b.image <> '')`;

const isShown = (merId: number): SQL => sql`${storePicture.path} in ${shownBy(merId)}`;

const TABS: Record<LibraryTab, (merId: number) => SQL | undefined> = {
  all: () => undefined,
  used: isShown,
  unused: (merId) => sql`not (${isShown(merId)})`,
};

export function picturesOf(
  db: Db,
  merId: number,
  {
    tab,
    keyword,
    folder,
    product,
  }: {
    tab: LibraryTab;
    keyword?: string | undefined;
    folder?: string | undefined;
    product?: number | undefined;
  },
  ask: KeysetAsk,
): Promise<PictureRow[]> {
  const { within, order } = keysetQuery(LATEST, ask);
  const words = keyword?.trim();
  const found =
    words &&
    sql`(${storePicture.name} ilike ${like(words)} or ${storePicture.folder} ilike ${like(words)}
      or ${storePicture.path} in (${ofGoods(merId, sql`p.search_text ilike ${like(words)}`)}))`;
  const own = and(
    eq(storePicture.merId, merId),
    TABS[tab](merId),
    found || undefined,
    folder ? eq(storePicture.folder, folder) : undefined,
    product ? sql`${storePicture.path} in (${ofGoods(merId, sql`p.product_id = ${product}`)})` : undefined,
  );
  return db
    .select()
    .from(storePicture)
    .where(within(own))
    .orderBy(...order)
    .limit(ask.limit + 1);
}

export async function pictureCounts(db: Db, merId: number): Promise<Record<LibraryTab, number>> {
  const [row] = await db
    .select({ all: count(), used: sql<number>`count(*) filter (where ${isShown(merId)})::int` })
    .from(storePicture)
    .where(eq(storePicture.merId, merId));
  const { all, used } = row!;
  return { all, used, unused: all - used };
}

export const foldersOf = (db: Db, merId: number): Promise<{ folder: string; n: number }[]> =>
  db
    .select({ folder: storePicture.folder, n: count() })
    .from(storePicture)
    .where(and(eq(storePicture.merId, merId), ne(storePicture.folder, '')))
    .groupBy(storePicture.folder)
    .orderBy(asc(storePicture.folder));

/** Where a store shows these pictures, goods in their order. */
export async function usesOf(db: Db, merId: number, paths: readonly string[]): Promise<UseRow[]> {
  if (paths.length === 0) return [];
  const wanted = sql`${arrayOf(paths)}::text[]`;
  return rowsOf<UseRow>(
    db,
    sql`
      select distinct shown.path, 'goods' use, p.product_id "productId", p.name, p.name_en "nameEn"
        from product p left join sku s on s.product_id = p.product_id and s.image = any(${wanted})
          cross join lateral (
            select jsonb_array_elements_text(p.slider_image) path union select p.image union select s.image) shown
        where p.mer_id = ${merId} and p.status <> 'deleted' and shown.path = any(${wanted})
      union all select m.avatar, 'logo', 0, '', '' from merchant m
        where m.mer_id = ${merId} and m.avatar = any(${wanted})
      union all select m.banner, 'banner', 0, '', '' from merchant m
        where m.mer_id = ${merId} and m.banner = any(${wanted})
      union all select distinct b.image, 'home', 0, '', '' from store_block b
        where b.mer_id = ${merId} and b.image = any(${wanted})
      order by 3, 2`,
  );
}

/** Those of these paths that goods, a store or an order show, of any store. */
export async function stillShown(db: Db, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const rows = await rowsOf<{ path: string }>(
    db,
    sql`
      select wanted.path from unnest(${arrayOf(paths)}::text[]) wanted(path)
      where exists (select 1 from product p where p.image = wanted.path or p.slider_image ? wanted.path)
        or exists (select 1 from sku s where s.image = wanted.path)
        or exists (select 1 from merchant m where m.avatar = wanted.path or m.banner = wanted.path)
        or exists (select 1 from store_block b where b.image = wanted.path)
        or exists (select 1 from store_picture l where l.path = wanted.path)
        or exists (select 1 from order_line o where o.snapshot ->> 'image' = wanted.path)`,
  );
  return rows.map(({ path }) => path);
}

export async function hasPath(db: Db, merId: number, path: string): Promise<boolean> {
  return (await countPaths(db, merId, [path])) === 1;
}

export async function countPaths(db: Db, merId: number, paths: readonly string[]): Promise<number> {
  if (paths.length === 0) return 0;
  const [row] = await db
    .select({ n: count() })
    .from(storePicture)
    .where(and(eq(storePicture.merId, merId), inArray(storePicture.path, [...paths])));
  return row?.n ?? 0;
}

/** A picture that is there already keeps its name and its folder, unless it has none. */
export const putPicture = (db: Db, row: typeof storePicture.$inferInsert) =>
  db
    .insert(storePicture)
    .values(row)
    .onConflictDoUpdate({
      target: [storePicture.merId, storePicture.path],
      set: { folder: sql`coalesce(nullif(${storePicture.folder}, ''), excluded.folder)` },
    });

export async function changePictures(
  db: Db,
  merId: number,
  ids: string[],
  values: Partial<Pick<PictureRow, 'name' | 'folder'>>,
): Promise<number> {
  const rows = await db
    .update(storePicture)
    .set(values)
    .where(and(eq(storePicture.merId, merId), inArray(storePicture.storePictureId, ids)))
    .returning({ id: storePicture.storePictureId });
  return rows.length;
}

/** Locks pictures of a store and answers their paths. */
export async function lockPictures(db: Db, merId: number, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ path: storePicture.path })
    .from(storePicture)
    .where(and(eq(storePicture.merId, merId), inArray(storePicture.storePictureId, ids)))
    .for('update');
  return rows.map(({ path }) => path);
}

/** With a picture go the names by which files of goods call it. */
export async function dropPictures(db: Db, merId: number, paths: string[]): Promise<void> {
  await db.delete(storePicture).where(and(eq(storePicture.merId, merId), inArray(storePicture.path, paths)));
  await db
    .delete(catalogPicture)
    .where(and(eq(catalogPicture.merId, merId), inArray(catalogPicture.path, paths)));
}

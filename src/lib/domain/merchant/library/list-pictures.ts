import type { LibraryPicture, LibraryTab } from '#lib/contracts/library.ts';
import { keysetPage, type KeysetAsk } from '#lib/kernel/keyset.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { foldersOf, pictureCounts, picturesOf, usesOf, type UseRow } from './library.repo.ts';

/** So many places are named; of the others only the number is given. */
const NAMED_MAX = 20;

interface Ask extends KeysetAsk {
  tab: LibraryTab;
  keyword?: string | undefined;
  folder?: string | undefined;
  product?: number | undefined;
}

/** A page of the pictures of the caller's store, each with where it is shown. */
export async function listPictures(
  ctx: MerchantContext,
  input: Ask,
): Promise<Result<{ list: LibraryPicture[]; next: string | null; prev: string | null }, never>> {
  const { db } = ctx.database;
  const { merId } = ctx.actor;
  const read = await picturesOf(db, merId, input, input);
  const { rows, ...places } = keysetPage(
    read,
    input,
    (row) => `${row.createdAt.getTime()}~${row.storePictureId}`,
  );
  const uses = Map.groupBy(
    await usesOf(
      db,
      merId,
      rows.map(({ path }) => path),
    ),
    ({ path }) => path,
  );
  const isChinese = ctx.locale === 'zh-CN';
  const named = ({ use, productId, name, nameEn }: UseRow): LibraryPicture['uses'][number] => ({
    use,
    product_id: productId,
    name: isChinese ? name : nameEn || name,
  });
  return ok({
    list: rows.map((row) => {
      const shown = uses.get(row.path) ?? [];
      return {
        picture_id: row.storePictureId,
        path: row.path,
        name: row.name,
        folder: row.folder,
        bytes: row.bytes,
        create_time: row.createdAt.toISOString(),
        uses: shown.slice(0, NAMED_MAX).map(named),
        use_count: shown.length,
      };
    }),
    ...places,
  });
}

/** How many pictures of the caller's store are shown somewhere, and how many are not. */
export const countPictures = async (
  ctx: MerchantContext,
): Promise<Result<{ counts: Record<string, number> }, never>> =>
  ok({ counts: await pictureCounts(ctx.database.db, ctx.actor.merId) });

/** Folders of the library of the caller's store, with the number of their pictures. */
export async function listFolders(
  ctx: MerchantContext,
): Promise<Result<{ value: string; label: string }[], never>> {
  const rows = await foldersOf(ctx.database.db, ctx.actor.merId);
  return ok(rows.map(({ folder, n }) => ({ value: folder, label: `${folder} (${n})` })));
}

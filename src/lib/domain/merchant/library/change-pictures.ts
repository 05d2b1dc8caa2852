import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { changePictures } from './library.repo.ts';

/** Calls a picture of the library by another name. */
export async function renamePicture(
  ctx: MerchantContext,
  { id, name }: { id: string; name: string },
): Promise<Result<null, 'library.gone'>> {
  const changed = await changePictures(ctx.database.db, ctx.actor.merId, [id], { name });
  return changed === 1 ? ok(null) : fail('library.gone');
}

/** Puts pictures of the library into a folder, or out of any. */
export async function movePictures(
  ctx: MerchantContext,
  { ids, folder }: { ids: string[]; folder: string },
): Promise<Result<null, 'library.gone'>> {
  const wanted = [...new Set(ids)];
  return allOrNothing(ctx.database, async () => {
    const changed = await changePictures(ctx.database.db, ctx.actor.merId, wanted, { folder });
    return changed === wanted.length ? ok(null) : fail('library.gone');
  });
}

import type { SizeBeside } from '../../../contracts/goods.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { inLocale } from './card.ts';
import { sizesGoingWith } from './goes-with.repo.ts';
import { sizeRowOf } from './list-sizes.ts';

const SHOWN = 6;

/** What is needed beside a size and fits it, in stock: the nut, washer and spanner of a bolt, the circlip of a bearing. */
export async function listGoesWith(
  ctx: Context,
  { unique }: { unique: number },
): Promise<Result<SizeBeside[], never>> {
  const rows = await sizesGoingWith(ctx.database.reader, unique);
  return ok(
    rows.slice(0, SHOWN).map((row) => ({
      ...sizeRowOf(ctx.locale, row),
      mer_id: row.merId,
      cate_name: inLocale(ctx.locale, row.cateName, row.cateNameEn),
    })),
  );
}

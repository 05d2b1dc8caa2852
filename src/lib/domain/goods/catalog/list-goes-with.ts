import type { SizeBeside } from '../../../contracts/goods.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { inLocale } from './card.ts';
import { categoriesOf } from './categories-of.ts';
import { GOES_WITH } from './goes-with-words.ts';
import { sizesGoingWith } from './goes-with.repo.ts';
import { sizeRowOf } from './list-sizes.ts';

const SHOWN = 6;

/** Whether any rule is about goods of this category, if it is known. */
async function isRuled(ctx: Context, categoryId: number | undefined): Promise<boolean> {
  if (categoryId === undefined) return true;
  const [found] = await categoriesOf(ctx, [categoryId]);
  return !found || GOES_WITH.some(([from]) => found.key.startsWith(from));
}

/** What is needed beside a size and fits it, in stock: the nut, washer and spanner of a bolt, the circlip of a bearing. */
export async function listGoesWith(
  ctx: Context,
  { unique, cate_id }: { unique: number; cate_id?: number | undefined },
): Promise<Result<SizeBeside[], never>> {
  if (!(await isRuled(ctx, cate_id))) return ok([]);
  const rows = await sizesGoingWith(ctx.database.reader, unique);
  return ok(
    rows.slice(0, SHOWN).map((row) => ({
      ...sizeRowOf(ctx.locale, row),
      mer_id: row.merId,
      cate_name: inLocale(ctx.locale, row.cateName, row.cateNameEn),
    })),
  );
}

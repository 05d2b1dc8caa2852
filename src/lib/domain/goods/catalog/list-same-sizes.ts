import type { SameSize } from '../../../contracts/goods.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { rowsByIds } from '../../cached-for.ts';
import { inLocale } from './card.ts';
import { sizeRowOf } from './list-sizes.ts';
import { significanceOf } from './parameters.ts';
import { sameSizes, valuesByIds } from './sizes.repo.ts';
import { writtenIn } from './written-in.ts';

const SHOWN = 6;
/**
 * At least this share of a size's values another one must have to be the same size: M8×30 of brass and of steel are two
 * things.
 */
const ALIKE = 0.5;
const DIFFERENCES = 3;

/**
 * The same size by other stores that have it in stock: one row a product, the likest first, and among those the
 * cheapest by the piece. What differs is said in the words of the other: a buyer of 8.8 sees that it is A2-70.
 */
export async function listSameSizes(
  ctx: Context,
  { unique }: { unique: number },
): Promise<Result<SameSize[], never>> {
  const db = ctx.database.reader;
  const found = (await sameSizes(db, unique)).filter(
    ({ shared, ownIds }) => ownIds.length === 0 || shared >= ownIds.length * ALIKE,
  );
  const ids = [...new Set(found.flatMap(({ valueIds, ownIds }) => [...valueIds, ...ownIds]))];
  const named = await rowsByIds(ctx, 'value of a parameter', ['goods'], ids, async (missing) =>
    (await valuesByIds(db, missing)).map((row) => [row.id, row]),
  );
  const valueOf = new Map(named.map((row) => [row.id, row]));
  const rows = found.map((row) => {
    const own = new Set(row.ownIds);
    const spoken = new Set(row.ownIds.map((id) => valueOf.get(id)?.parameter));
    const differs = row.valueIds
      .flatMap((id) => (own.has(id) ? [] : (valueOf.get(id) ?? [])))
      .filter(({ parameter }) => spoken.has(parameter))
      .toSorted((a, b) => significanceOf(b.name) - significanceOf(a.name))
      .slice(0, DIFFERENCES)
      .map(({ name, nameEn, value, valueEn, unit }) =>
        writtenIn(
          ctx.locale,
          `${inLocale(ctx.locale, name, nameEn)} ${inLocale(ctx.locale, value, valueEn)}${unit ? ` ${unit}` : ''}`,
        ),
      );
    const size = sizeRowOf(ctx.locale, row);
    const pieces = size.holds?.count ?? 1;
    return { row, size, differs, each: row.priceOnRequest ? Number.POSITIVE_INFINITY : row.price / pieces };
  });
  const ofProducts = [...Map.groupBy(rows, ({ row }) => row.productId).values()].map(([first]) => first!);
  const list = ofProducts
    .sort((a, b) => b.row.shared - a.row.shared || a.each - b.each || a.row.skuId - b.row.skuId)
    .slice(0, SHOWN)
    .map(({ row, size, differs }): SameSize => ({
      ...size,
      mer_id: row.merId,
      star: row.star / 10,
      reply_count: row.replyCount,
      differs,
    }));
  return ok(list);
}

import type { QuickMatch } from '#lib/contracts/quick-order.ts';
import { QUICK_CHOICES_MAX } from '#lib/kernel/cart-limits.ts';
import { LINE_QUANTITY_MAX } from '#lib/kernel/limits.ts';
import type { QuickLine } from '#lib/kernel/quick-lines.ts';
import { inSalesUnits } from '#lib/kernel/sales-unit.ts';
import { ok, type Failure, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { chosenSizes, orderOfGoods, suggestGoods } from '../../../goods/catalog/index.ts';
import { designationKey, isCoded, queryOfAll, read, seek, type Sought } from '../../../goods/search/index.ts';
import { withContracts } from '../../price-list/index.ts';
import { refusalOf } from '../check-purchase.ts';
import { lineView } from '../line-view.ts';
import { goodsBySku } from '../purchase-lines.repo.ts';
import { inLocale, wantedRow } from '../purchase-lines.ts';
import { skusByKeys, skusByKeysAndWords, skusOf } from './match.repo.ts';

/** Most SKUs of one designation that are compared for a line: a common screw size is sold by many stores. */
const MOST_NAMESAKES = 200;

/**
 * A code that names one product (PL8-02): letters with at least two digits. Threads, pipe sizes, pressures and measures
 * (1.5 kW) are left out, since many goods have them.
 */
const CODE =
  /^(?!(?:m|dn|pn|st|gb|din|iso|sch)\d|[\d·÷]+(?:kw|mpa|kg|ah|kv|ml|in|[avlm])$)(?=.*[a-wyz])(?=.*\d.*\d)[a-z\d·÷]{5,}$/;
const FEW_CODED = 5;
/** With at least so many understood words, a line describes more than the goods and their designation. */
const DESCRIBED = 3;

interface Found {
  skuIds: number[];
  isSure: boolean;
}

/** The answer is sure only where exactly one SKU was found; of several the buyer has to choose. */
const foundOf = (rows: { skuId: number }[]): Found => ({
  skuIds: rows.slice(0, QUICK_CHOICES_MAX).map((row) => row.skuId),
  isSure: rows.length === 1,
});

/** In the order of a list of goods: an 内六角螺栓 is a cap screw before a set screw that sells as well. */
async function bestFirst<R extends { productId: number }>(
  ctx: UserContext,
  rows: readonly R[],
  sought: Sought,
): Promise<R[]> {
  const order = await orderOfGoods(
    ctx,
    rows.map((row) => row.productId),
    sought,
  );
  const places = new Map(order.map((id, at) => [id, at]));
  return rows.toSorted((a, b) => places.get(a.productId)! - places.get(b.productId)!);
}

/**
 * How many words of the line no goods have. If no store sells the brand, its order codes are missing as well; neither
 * describes the goods, so they do not count.
 */
function lostOf({ leftOut }: Sought): number {
  const hasMaker = leftOut.some(({ kind }) => kind === 'brand');
  return leftOut.filter(({ kind, text }) => kind !== 'brand' && !(hasMaker && /\d/.test(text))).length;
}

/** Accessories that come with the goods are not what is looked for: (含螺母), +螺母. */
const ACCESSORY = /[(（]\s*(?:含|带|配|附)\s*[^()（）]{1,12}[)）]|\s[+＋]\s*\p{Script=Han}{2,4}(?=\s|$)/gu;

/** By designation alone, then by designation among goods that have the other words, then as a search would. */
async function find(ctx: UserContext, line: string, called: { skuId: number }[]): Promise<Found> {
  if (called.length > 0) return foundOf(called);
  const words = line.replace(ACCESSORY, ' ').trim() || line;
  const db = ctx.database.reader;
  const asRead = await read(ctx, words);
  const { keys, meanings } = asRead;
  if (meanings.length === 0) return { skuIds: [], isSure: false };
  const named = await skusByKeysAndWords(db, keys, queryOfAll(meanings), MOST_NAMESAKES);
  if (named.length > 0) {
    const best = await bestFirst(ctx, named, asRead);
    // The words tell the size more exactly than its designation alone: 6306-2RS C3.
    const chosen = await chosenSizes(ctx, [...new Set(best.map((row) => row.productId))], asRead);
    const found = foundOf(best.map((row) => ({ skuId: chosen.get(row.productId)?.skuId ?? row.skuId })));
    if (meanings.length < DESCRIBED) return found;
    // The words beside the designation may name another size: SC63×100 带磁 is an SC63×100-S.
    const described = await seek(ctx, words);
    const [first] = described.leftOut.length > 0 ? [] : await suggestGoods(ctx, described);
    const isOther = first?.sku && !best.some((row) => row.productId === first.product_id);
    return isOther
      ? { skuIds: [first.sku!, ...found.skuIds].slice(0, QUICK_CHOICES_MAX), isSure: false }
      : found;
  }

  // A code that only few goods have decides, whatever else is in the line.
  const coded = await skusByKeys(
    db,
    keys.filter((key) => CODE.test(key)),
    FEW_CODED + 1,
  );
  if (coded.length > 0 && coded.length <= FEW_CODED) return { ...foundOf(coded), isSure: false };

  const sought = await seek(ctx, words);
  // Where the thing itself or a dimension is missing, and as many words are missing as were understood, the goods found
  // are something else: the line stays without goods, and the buyer can send an inquiry. Missing remarks alone do no
  // harm, nor does a title above a code: 电气 OT6-8.
  const { thing, leftOut } = sought;
  const isThing = thing !== undefined && sought.meanings.some(({ text }) => text === thing.text);
  const isNamed = isThing || sought.meanings.some(isCoded);
  const isOther = !isNamed || leftOut.some(({ kind }) => kind === 'size');
  if (isOther && lostOf(sought) >= sought.meanings.length) return { skuIds: [], isSure: false };
  const goods = await suggestGoods(ctx, sought);
  const sizes = Map.groupBy(
    await skusOf(
      db,
      goods.map((row) => row.product_id),
    ),
    (row) => row.productId,
  );
  const wanted = meanings.map(({ text }) => designationKey(text)).filter((key) => /\d/.test(key));
  const skuIds = goods.slice(0, QUICK_CHOICES_MAX).flatMap((row) => {
    if (row.sku !== null) return [row.sku];
    const best = nearest(sizes.get(row.product_id) ?? [], wanted);
    return best ? [best.skuId] : [];
  });
  return { skuIds, isSure: false };
}

/** The size that has most of the numbers which were named; one in stock before one that is sold out. */
function nearest<S extends { key: string; stock: number }>(sizes: readonly S[], wanted: readonly string[]) {
  const points = (size: S): number =>
    2 * wanted.filter((key) => size.key.includes(key)).length + (size.stock > 0 ? 1 : 0);
  return sizes.toSorted((a, b) => points(b) - points(a))[0];
}

/**
 * Finds the goods that each line of a quick order means: one that is certain, up to five to choose from, or none.
 * Prices and problems are those of the line's quantity alone; the cart checks again.
 */
export async function matchLines(
  ctx: UserContext,
  { lines }: { lines: QuickLine[] },
  say: (failure: Failure) => string,
): Promise<Result<QuickMatch[], never>> {
  const db = ctx.database.reader;
  const keyOf = (words: string): string => designationKey(words);
  const keys = [...new Set(lines.map(({ words }) => keyOf(words)).filter((key) => key.length > 1))];
  const called = Map.groupBy(await skusByKeys(db, keys, MOST_NAMESAKES * lines.length), (row) => row.key);

  const found: Found[] = [];
  for (const { words } of lines) found.push(await find(ctx, words, called.get(keyOf(words)) ?? []));
  const ids = [...new Set(found.flatMap(({ skuIds }) => skuIds))];
  const known = await withContracts(ctx, await goodsBySku(db, ids));
  const goods = new Map(known.map((row) => [row.sku.skuId, row]));

  return ok(
    lines.map(({ words, num, unit, doubt }, at): QuickMatch => {
      const { skuIds, isSure } = found[at]!;
      const choices = skuIds.flatMap((skuId) => {
        const one = goods.get(skuId);
        if (!one) return [];
        const { unitName, unitNameEn, packing } = one.product;
        const sold = inSalesUnits(num, unit, { names: [unitName, unitNameEn], packing: packing?.zh });
        const row = wantedRow(one, Math.min(sold.num, LINE_QUANTITY_MAX));
        const refusal = refusalOf(row, [row], ctx.locale, ctx.clock.now());
        const view = lineView(ctx, row, [row], refusal ? say(refusal.failure) : '');
        const mer_name = inLocale(ctx.locale, one.merchant.name, one.merchant.nameEn);
        return [{ ...view, mer_name, is_unit_sure: sold.isSure }];
      });
      const state = choices.length === 0 ? 'none' : isSure ? 'exact' : 'choices';
      return { words, num, ...(unit ? { unit } : {}), ...(doubt ? { doubt } : {}), state, choices };
    }),
  );
}

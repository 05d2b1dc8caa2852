import { eq, inArray, sql } from 'drizzle-orm';
import { rowsOf } from '#lib/db/rows-of.ts';
import type { Db } from '../../../../db/database.ts';
import { product, sku } from '../../../../db/schema.ts';
import {
  ASKS_FOR_SET,
  designationKey,
  isNounOfTrade,
  otherKinds,
  queriesOfForm,
  queriesOfManner,
  QUALITY,
  queryOfAny,
  queryOfCalled,
  queryOfContrary,
  queryOfHeads,
  queryOfHints,
  queryOfSize,
  queryOfSaidSpecials,
  queryOfSpecials,
  queryOfOwn,
  queryOfUnwanted,
  SET_HEADS,
  type Sought,
} from '../../search/index.ts';

/** A designation that more goods have names a size, not a product. */
const FEW_NAMED = 20;

/**
 * Bonus for goods that are called by the word; goods with all the words get twice as much. Kits lose it unless a kit
 * was asked for, and so do goods of another kind: a gear motor for "motor".
 */
const CALLED = sql.raw('0.4');
/**
 * Malus for another kind where the query has no other word. It outweighs a name that ends in the word: for 电机, the name
 * 减速电机 has the word in it and 电动机 has not.
 */
const OF_OTHER_KIND = sql.raw('2');
/** Between goods that fit alike the common kind comes first: a plain bearing before one of stainless steel. */
const SPECIAL = sql.raw('0.3');
/** Among goods that fit otherwise, those of the material, the color or the form that was said come first. */
const [CONTRARY, IN_MANNER] = [sql.raw('0.6'), sql.raw('0.3')];
const SETS = queryOfHints(SET_HEADS);

/** Weights of lexemes D, C, B, A. */
const WEIGHTS = sql.raw(`'{0.05,0.15,0.4,1}'`);
/** Weights for what goods are called, by their own names or by a category of several things. */
const OF_HEADS = sql.raw(`'{0.05,0.15,1,1}'`);

/**
 * A code that names one product, whatever stands around it; threads, pipe sizes and measures are left out, since many
 * goods have them.
 */
const CODE = /^(?!(?:m|dn|pn)\d)(?=.*[a-z])(?=.*\d.*\d)[a-z\d·÷-]{6,}$/;
/** Nor does the number of a bearing with its seals need to be as long: R8-2RS. */
const SEALED = /^(?=.*\d.*\d)[a-z]{0,4}\d+(?:2rs1?|zz|2z)$/;
const FEW_CODED = 3;

/**
 * Goods with a SKU whose designation is exactly what was typed, when few have it, or one of the codes in it, when
 * hardly any has that.
 */
export async function namedGoods(db: Db, keys: string[]): Promise<number[]> {
  const [whole, ...others] = keys;
  if (!whole) return [];
  const codes = others.filter((key) => CODE.test(key) || SEALED.test(key));
  const rows = await db
    .selectDistinct({ id: sku.productId, key: sku.designationKey })
    .from(sku)
    .where(sql`${inArray(sku.designationKey, [whole, ...codes])} and ${sku.shown}`)
    .limit(FEW_NAMED + 1);
  const named = rows.filter(({ key }) => key === whole);
  if (named.length > 0) return named.length > FEW_NAMED ? [] : named.map((row) => row.id);
  return rows.length > FEW_CODED ? [] : [...new Set(rows.map((row) => row.id))];
}

/**
 * These goods by relevance to the words, the best first. Goods that are what the query asks for come before goods that
 * only mention it; sales decide only between goods that fit alike.
 */
export async function weighed(
  db: Db,
  ids: number[],
  {
    meanings,
    hints,
    near,
    thing,
    unwanted,
  }: Pick<Sought, 'meanings' | 'hints' | 'near' | 'thing' | 'unwanted'>,
  whole: string | undefined,
  named: number[],
): Promise<number[]> {
  const rank = (query: string, weights = WEIGHTS) => sql`ts_rank(${weights}, search, ${query}::tsquery)`;
  const isNamed = sql`product_id = any(${`{${named.join(',')}}`}::int[])`;
  const hint = queryOfHints(hints);
  const isSet = meanings.some(({ text }) => ASKS_FOR_SET.test(text));
  const called = queryOfCalled(thing ? [thing] : meanings);
  const noun = thing ?? meanings.findLast((row) => !row.isAside && isNounOfTrade(row.text));
  const besides = meanings.filter((row) => row.text !== noun?.text).flatMap(({ names }) => names);
  const kinds = noun ? queryOfHints(otherKinds(noun.names, besides)) : '';
  // 石墨四氟 ends in a material, and is no 四氟 for that.
  const naming = meanings.filter(({ text }) => !QUALITY.test(text));
  const contrary = [queryOfContrary(meanings), queryOfUnwanted(unwanted)].filter(Boolean).join(' | ');
  const manner = [
    ...queriesOfManner(meanings, (word) => QUALITY.test(word)),
    ...queriesOfForm(meanings),
    queryOfSaidSpecials(meanings),
  ]
    .filter(Boolean)
    .map((query) => sql`+ ${IN_MANNER} * (search @@ ${query}::tsquery)::int`);
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`
    with weighed as materialized (
      -- One reading of a long column instead of one for each rank.
      select product_id, sales, search || ''::tsvector as search from ${product}
      where product_id = any(${`{${ids.join(',')}}`}::int[])
    )
    select product_id as id from weighed
    order by ${named.length > 0 ? sql`(${isNamed}) desc, ` : sql``}
      (${whole ? sql`2 * ${CALLED} * (search @@ ${whole}::tsquery)::int + ` : sql``}${CALLED} * (search @@ ${called}::tsquery)::int
        ${isSet ? sql`` : sql`- ${CALLED} * (search @@ ${SETS}::tsquery)::int`}
        ${kinds ? sql`- ${besides.length > 0 ? CALLED : OF_OTHER_KIND} * (search @@ ${kinds}::tsquery)::int` : sql``}
        ${contrary ? sql`- ${CONTRARY} * (search @@ ${contrary}::tsquery)::int` : sql``} ${sql.join(manner, sql` `)}
        - ${SPECIAL} * (search @@ ${queryOfSpecials(meanings)}::tsquery)::int
        + 3 * ${rank(queryOfHeads(naming.length > 0 ? naming : meanings), OF_HEADS)} + 2 * ${rank(queryOfOwn(meanings))} + ${rank(queryOfAny(meanings))}
        ${hint ? sql`+ ${rank(hint)}` : sql``}
        ${near?.sizes[0] ? sql`+ ${rank(queryOfSize(near.sizes[0]))}` : sql``})
        * (1 + ln(1 + sales) / 400) desc,
      product_id`,
  );
  return rows.map((row) => row.id);
}

/** The rest of a designation behind a key at its beginning: "-2RS" of 6204-2RS behind 6204. */
function behind(designation: string, key: string): string | undefined {
  for (let at = 1; at <= designation.length; at += 1)
    if (designationKey(designation.slice(0, at)) === key) return designation.slice(at);
  return undefined;
}

/** Shorter keys begin too many designations. */
const BEGINS = /^(?=.*\d).{4,}$/;
/** The rest goes on with the number itself: 62042 is no 6204, M8×20 no M8×2. */
const GOES_ON = /^(?:[\d.,]|[×x*](?=\d))/i;

/**
 * The SKU of each product whose designation begins with what was typed, and how many do; of several the plainest one in
 * stock. A product all of whose sizes begin so is left out.
 */
export async function begunSkus(
  db: Db,
  productIds: number[],
  keys: string[],
): Promise<Map<number, { skuId: number; fits: number }>> {
  const begins = keys.filter((key) => BEGINS.test(key));
  if (productIds.length === 0 || begins.length === 0) return new Map();
  const begun = begins.map((key) => sql`starts_with(${sku.designationKey}, ${key})`);
  const rows = await db
    .select({
      productId: sku.productId,
      skuId: sku.skuId,
      designation: sku.designation,
      of: product.skuCount,
    })
    .from(sku)
    .innerJoin(product, eq(product.productId, sku.productId))
    .where(
      sql`${inArray(sku.productId, productIds)} and ${sku.shown}
        and (${sql.join(begun, sql` or `)})`,
    )
    .orderBy(sql`${sku.stock} > 0 desc`, sql`length(${sku.designation})`, sku.sort);
  const found = new Map<number, { skuId: number; fits: number; of: number }>();
  for (const { productId, skuId, designation, of } of rows) {
    const rests = begins.map((key) => behind(designation, key));
    if (!rests.some((rest) => rest !== undefined && !GOES_ON.test(rest))) continue;
    const first = found.get(productId);
    if (first) first.fits += 1;
    else found.set(productId, { skuId, fits: 1, of });
  }
  return new Map([...found].filter(([, { fits, of }]) => fits < of || of === 1));
}

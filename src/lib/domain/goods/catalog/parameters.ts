import { readSpec, type Wanted } from '../../../contracts/spec.ts';
import type { ParameterFacet } from '../../../contracts/goods.ts';
import type { Db } from '../../../db/database.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { sha256Hex } from '../../../kernel/ids.ts';
import type { Context } from '../../context.ts';
import { cachedFor, rowsByIds } from '../../cached-for.ts';
import { inLocale } from './card.ts';
import { paramRules, type ParamRule } from './category.repo.ts';
import { parameterKey } from '../search/index.ts';
import { countValues, valuesBetween, valuesByIds, type NamedValue, type WantedValues } from './sizes.repo.ts';
import { writtenIn } from './written-in.ts';

/** No value has this number. */
const NOTHING = 0;
/** The goods of a longer list cannot be narrowed by parameters, only by category first. */
export const MOST_GOODS = 4000;
const MOST_PARAMETERS = 8;
const MOST_VALUES = 80;
/** At least this share of the sizes must have a parameter before it is offered as a filter. */
const MOSTLY = 0.3;

async function idsOf(db: Db, { parameter, values, low, high }: Wanted): Promise<WantedValues> {
  const ids =
    values.length > 0
      ? values
      : await valuesBetween(db, parameter, low ?? Number.NEGATIVE_INFINITY, high ?? Number.POSITIVE_INFINITY);
  return { parameter, ids: ids.length > 0 ? ids : [NOTHING] };
}

/** What an address asks of parameters, as numbers of values; ranges stand for all values inside. */
export const wantedValues = (db: Db, spec: string | undefined): Promise<WantedValues[]> =>
  Promise.all(readSpec(spec).map((wanted) => idsOf(db, wanted)));

/** Parameters that name a size (first list), and those that only describe it (second list). */
const NAMES_SIZE =
  /螺纹|规格|长度|口径|通径|内径|外径|缸径|行程|壁厚|截面|芯数|型号|材质|等级|表面|压力|电压|电流|功率|极数|颜色|粒度|连接/;
const TELLS =
  /强度|极限|载荷|头型|头部|中心|扬程|转速|推力|耐压|密封形式|保持架|振动|温度|形式|高度|螺距|适用/;
const NAMED = 0.5;
export const significanceOf = (name: string): number =>
  (NAMES_SIZE.test(name) ? NAMED : 0) - (TELLS.test(name) ? 0.6 : 0);

/** A value with the numbers of goods and of sizes that it would leave. */
export interface CountedValue extends NamedValue {
  goods: number;
  sizes: number;
}

const byNumber = (a: CountedValue, b: CountedValue): number =>
  (a.low ?? Number.POSITIVE_INFINITY) - (b.low ?? Number.POSITIVE_INFINITY) ||
  a.value.localeCompare(b.value, 'zh-CN');

function facetOf(locale: Locale, rows: CountedValue[], asked: ReadonlySet<number>): ParameterFacet {
  const [first] = rows;
  const { parameter, name, nameEn, unit } = first!;
  const numbers = rows.filter(({ kind, low }) => kind === 'number' && low !== null);
  const isNumber = numbers.length === rows.length;
  // The most common ones and those that are asked for, in their own order.
  const shown = rows
    .toSorted((a, b) => Number(asked.has(b.id)) - Number(asked.has(a.id)) || b.sizes - a.sizes)
    .slice(0, MOST_VALUES)
    .sort(byNumber);
  return {
    id: parameter,
    name: inLocale(locale, name, nameEn),
    unit: writtenIn(locale, unit),
    low: isNumber ? Math.min(...numbers.map(({ low }) => low!)) : null,
    high: isNumber ? Math.max(...numbers.map(({ high }) => high!)) : null,
    values: shown.map((row) => ({
      id: row.id,
      name: writtenIn(locale, inLocale(locale, row.value, row.valueEn)),
      count: row.goods,
    })),
  };
}

/** What the sizes of some goods have, and how many of them there are. */
export interface ValuesOfGoods {
  sizes: number;
  values: CountedValue[];
}

/**
 * How many goods each value leaves, with its name. Counts are cached by the set of goods (a list's pages and orders
 * share them) and names by value, so that only what is missing is queried.
 */
export async function valuesOfGoods(
  ctx: Context,
  productIds: readonly number[],
  wanted: readonly WantedValues[],
): Promise<ValuesOfGoods> {
  if (productIds.length === 0 || productIds.length > MOST_GOODS) return { sizes: 0, values: [] };
  const db = ctx.database.reader;
  const key = sha256Hex(JSON.stringify([productIds.toSorted((a, b) => a - b), wanted]));
  const { sizes, values } = await cachedFor(ctx, `goods by value ${key}`, ['goods'], () =>
    countValues(db, productIds, wanted),
  );
  const ids = values.map(({ id }) => id);
  const names = await rowsByIds(ctx, 'value of a parameter', ['goods'], ids, async (missing) =>
    (await valuesByIds(db, missing)).map((row) => [row.id, row]),
  );
  const counted = new Map(values.map((row) => [row.id, row]));
  return { sizes, values: names.flatMap((row) => ({ ...row, ...counted.get(row.id)! })) };
}

/** Rules of a category's table for its parameters, by their keys; the category nearest to the goods counts. */
export async function rulesOf(ctx: Context, categoryId: number | undefined): Promise<Map<string, Rule>> {
  if (!categoryId) return new Map();
  const rows = await cachedFor(ctx, `parameter table ${categoryId}`, ['categories'], () =>
    paramRules(ctx.database.reader, categoryId),
  );
  return new Map(rows.map((row, place) => [parameterKey(row.name, row.unit), { ...row, place }]));
}
type Rule = ParamRule & { place: number };

/** A parameter with a value of its own for nearly each size repeats the list of sizes and is no useful filter. */
const [MANY_NAMES, PER_NAME] = [12, 1.5];
const namesEach = (rows: readonly CountedValue[], covered: number): boolean =>
  rows.length > MANY_NAMES && covered < rows.length * PER_NAME && rows.some(({ kind }) => kind === 'choice');

/** Those that a table wants come before what tells sizes apart by itself, in the order of the table. */
const WANTED = 100;

/**
 * What the sizes of these goods can be narrowed by: what the table of their category wants, and what most of them have
 * and differ in, those that tell sizes apart best first.
 */
export function parameterFacets(
  locale: Locale,
  { sizes, values }: ValuesOfGoods,
  wanted: readonly WantedValues[],
  rules: ReadonlyMap<string, Rule>,
): ParameterFacet[] {
  const asked = new Set(wanted.flatMap(({ ids }) => ids));
  const isAsked = (parameter: number): boolean => wanted.some((row) => row.parameter === parameter);
  const groups = [...Map.groupBy(values, (row) => row.parameter)].map(([parameter, rows]) => {
    const covered = rows.reduce((sum, row) => sum + row.sizes, 0);
    const rule = rules.get(rows[0]!.key);
    return { parameter, rows, rule, covered, share: sizes === 0 ? 0 : Math.min(1, covered / sizes) };
  });
  return groups
    .filter(({ parameter, rows, share, rule, covered }) => {
      if (isAsked(parameter) || rule?.filter === 'yes') return true;
      return rule?.filter !== 'no' && rows.length > 1 && share >= MOSTLY && !namesEach(rows, covered);
    })
    .map((group) => ({
      ...group,
      // Few values tell sizes apart at a glance; a number of its own for each size hardly does.
      worth:
        group.share * (group.rows.length > sizes / 3 && sizes > 12 ? 0.3 : 1) +
        (group.rule?.namesSize ? NAMED : significanceOf(group.rows[0]!.name)) +
        (group.rule?.filter === 'yes' ? WANTED - group.rule.place : 0) +
        (isAsked(group.parameter) ? 1 : 0),
    }))
    .sort((a, b) => b.worth - a.worth || a.parameter - b.parameter)
    .slice(0, MOST_PARAMETERS)
    .map(({ rows }) => facetOf(locale, rows, asked));
}

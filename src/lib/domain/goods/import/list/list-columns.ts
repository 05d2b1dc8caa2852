import { nounsIn, simplify } from '../../search/index.ts';
import { folded, headingOf, inBoth } from '../row/headings.ts';
import type { ColumnKey } from '../row/column-words.ts';
import { SIZE_NAMES } from '../row/heading-words.ts';
import { INNER, OUTER, PIECES } from './list-words.ts';
import { ofSystem, saysNothing } from './system-field-words.ts';
import { isColumn, isPrivate, type OwnHeadings } from '../row/read-header.ts';

/** A column of an office's list: a column of ours, one of several prices, the columns of a matrix, or a parameter. */
export interface ListColumn {
  at: number;
  heading: string;
  target: ColumnKey | 'param' | 'nothing';
  /** The unit that a price is for: 元/百件. */
  per?: string;
  /** Which of several prices is the one to sell at: the highest. */
  rank?: number;
  /** What its numbers are multiplied with: weights in kg are kept in g. */
  scale?: number;
  /** What it counts in: 库存（百支）. */
  counted?: string;
  /** From how many on its price is for: 100-499, ≥500. */
  start?: number;
  /** The column in front of it with the first quantity of each row: 起订量 10, 单价 5, 起订量 100, 单价 4.5. */
  startAt?: number;
}

/** What stands in a heading's brackets or behind its stroke, and what is left without. */
const bare = (text: string): string =>
  folded(text)
    .replace(/[(【[][^()【】[\]]*[)】\]]/g, '')
    .replace(/[:：]$/, '');

const PER =
  /(?:元|rmb|cny|¥|￥)\s*[/每]\s*((?:[十百千万]|\d{2,5}\s*)?[\p{Script=Han}a-z²³]{1,6}(?:\([^()]*\))?)/iu;
/** 单价/箱, 盒价(元), 每包价格: the same without the money. */
const PACK = /箱子|[箱盒包卷桶袋套瓶盘捆]/;
const PRICE_OF = /单价|价格|售价|出厂价|批发价|price/;
const ONE_OF = /[件个只支根把片条张台米吨双副]|公斤|kg|pcs?/;
const PER_ENGLISH =
  /(?:price|rmb|cny)\s*(?:\([^()]*\)\s*)?per\s+((?:\d[\d,]*\s*)?(?:pcs?|pieces?|ea|each|box|carton|pack|bag|roll|set|pair|kg|m))(?![a-z])/;
const PER_SIGN = /[/每]/;
const OF_PACK = /[整每]?/;
const IS_PRICE = /(?:单?价|价格)(?:$|[(（])/;
const PER_PACK = new RegExp(
  String.raw`(?:${PRICE_OF.source})\s*${PER_SIGN.source}\s*(${PACK.source}|${ONE_OF.source})(?![\p{L}])|${PER_ENGLISH.source}|^${OF_PACK.source}(${PACK.source})${IS_PRICE.source}`,
  'iu',
);
/** The unit that a text puts a price to: 单价(元/千件), RMB/100 pcs, 元/米, 盒价. */
export function perOf(text: string): string | undefined {
  const plain = simplify(text.normalize('NFKC'));
  const packed = PER_PACK.exec(plain.trim());
  const found = PER.exec(plain)?.[1] ?? packed?.[1] ?? packed?.[2] ?? packed?.[3];
  // 元/台(含税): the brackets are about the price; 元/盒(50): about the content of the box.
  const unit = found?.replace(/\([^()]*税[^()]*\)$/, '').trim();
  return unit && (PIECES.find(([spelling]) => spelling.test(unit))?.[1] ?? unit);
}

/** Prices by what they are called, from the one to sell at down to the one that is crossed out. */
const PRICES: readonly [RegExp, number][] = [
  [/不含税|未税|without\s*tax|excl/, 3],
  [/^\d+(?:\.\d+)?折价?$/, 7],
  [/折扣|比例|涨幅|discount$/, 0],
  [/折后|成交|优惠|净价|实价|现价|促销|net\s*price/, 7],
  [/含税/, 6],
  [/零售|建议|市场|面价|目录|原价|划线|list\s*price|msrp|retail/, 1],
  [/单价|售价|销售价|unit\s*price|^(?:价格|price|报价)/, 5],
  [/批发|供货|经销|代理|出厂|供价|wholesale/, 4],
  [/价|^元\/|(?:rmb|cny)\/|^(?:net|unit)?\s*(?:cny|rmb)(?![a-z])|price/, 4],
];
/** The least rank of a price to sell at; below it there is only one to compare with. */
export const SOLD_AT = 2;
/** Prices in another currency, and purchase prices, are no prices of the goods. */
const NO_PRICE =
  /美元|美金|usd|us\$|欧元|eur|€|英镑|gbp|£|港币|港元|hkd|日元|jpy|万元|成本|进价|进货|采购|底价|cost|purchase/;
/** How sure a text calls a price the one to sell at; 0 calls none. */
export function rankOf(text: string): number {
  const plain = folded(text);
  if (NO_PRICE.test(plain)) return 0;
  const named = PRICES.find(([name]) => name.test(plain));
  if (named) return named[1];
  return perOf(text) ? 4 : 0;
}

const STARTS: readonly RegExp[] = [
  /(?<![a-zφ⌀\d.])(\d+)\s*(?:[-~～–—至]|to)\s*\d+/i,
  /[≥>]=?\s*(\d+)/,
  /(?<![a-zφ⌀\d.])(\d+)\s*(?:pcs|[十百千万]?[件个只支套根条片张台米])?\s*(?:\+|以上|起|and\s*(?:above|up|over)|or\s*more)/i,
];
const DAY = /(?<!\d)(?:19|20)\d{2}\s*[-年./]\s*\d{1,2}(?!\d)(?:\s*[-月./]\s*\d{1,2}日?)?/g;
/** First quantity of a price, if its heading has one: 含税单价(100-499), 500+. */
export function startIn(heading: string): number | undefined {
  const plain = heading
    .normalize('NFKC')
    .replace(DAY, '')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  const found = STARTS.map((one) => one.exec(plain)?.[1]).find(Boolean);
  return found === undefined ? undefined : Number(found);
}
const DATED = /(?<!\d)(?:1[0-2]|0?[1-9])\s*月|(?<!\d)20\d\d\s*[-./年]\s*\d{1,2}/;
const DATE_ALONE = /^(?:20\d\d\s*[-./年]\s*)?\d{1,2}\s*(?:[-./月]\s*(?:\d{1,2}\s*日?)?)?$/;
/** How many one has to take for the price behind it. */
const FROM = /^(?:起订量?|起批量?|数量|订量|moq|min\.?qty|qty|quantity)\d?$/;
/** 1箱, 10箱: from so many packs on, where nothing but such headings stands above prices. */
const PACKS = /^(\d{1,5})\s*(箱|盒|包|桶|瓶|卷|袋|件|个|只|支|套|把|台|根|条|张|双|米|吨|公斤|kg|pcs)$/i;
const IS_STARTS = /^[^\p{Script=Han}a-z]*(?:pcs|[件个只支套根条片张台米以上起购满\s])*$/iu;

const BY_WORDS: readonly [RegExp, ColumnKey | 'nothing'][] = [
  [/^(?:商品|商品和服务)?(?:税收|税务)(?:分类)?编码$|^tax(?:classification)?code$/, 'tax_code'],
  [/^(?:序号|项次|no\.?|s\/?n|#|行号|index|金额|总金额|amount|totalamount|linetotal)$/, 'nothing'],
  [
    /^(?:产品|商品|货品|存货|物料|物资)?(?:分类|类别|类目|品类|大类|小类)$|^(?:产品|商品)类型$|product(?:group|type|category|line)|^group$/,
    'category',
  ],
  [
    /^(?:[\p{Script=Han}]{0,4}名称|[\p{Script=Han}]{0,4}品名|品种|货名|[\p{Script=Han}]{0,2}(?:品名|名称)[/、及和与]?(?:规格|型号)(?:[/、及和与]?(?:规格|型号))?|产品|商品|物品|产品描述|item|article|articledescription|goods|commodity|tool|product|productdescription|itemdescription|materialdescription)$/u,
    'name',
  ],
  [
    /^(?:[\p{Script=Han}]{0,4}(?:编码|编号|货号|代码)|order(?:no|code|number)\.?|item(?:no|code|number)\.?|art(?:icle)?\.?(?:no|number)\.?|articlenumber)$/u,
    'code',
  ],
  [
    /^(?:[\p{Script=Han}]{0,2}(?:型号|牌号|代号)|货号[/、]型号|[\p{Script=Han}]{0,2}(?:型号|规格)[/、及和与]?(?:型号|规格)|catalog(?:ue)?(?:no|number)?\.?|cat\.?no\.?|ref(?:erence)?(?:no)?\.?|designation|model(?:no|number)?\.?|part(?:no|number)?\.?|sku|type)$/u,
    'designation',
  ],
  [
    /^(?:[\p{Script=Han}]{0,2}(?:库存|可用|可售|现存|结存)[\p{Script=Han}]{0,2}|现货(?:数量?|库存)?|stock|qtyonhand|available(?:qty|stock)?|onhand)$/u,
    'stock',
  ],
  [/起订|起批|^moq$|^min\.?order/, 'moq'],
  [/^(?:阶梯|分量)(?:货期|交期)|^leadtimeby/, 'lead_steps'],
  [/交货期|货期|交期|供货期|^leadtime|^delivery/, 'lead_days'],
  [/^(?:[\p{Script=Han}]{0,2}单位|uom|unit)$/u, 'unit'],
  [/^(?:品牌|商标|厂牌|牌子|brand|manufacturer|厂家|生产厂家)$/, 'brand'],
  [/^(?:条码|条形码|国际条码|barcode|ean(?:code)?|gtin)$/, 'bar_code'],
  [/^(?:执行标准|标准|标准号|standard)$/, 'standards'],
];
/** The unit in a heading's brackets. */
const COUNTED_IN = /[(【[]([^()【】[\]]{1,8})[)】\]]\s*$/;
/** A number of the maker's for one size; where the size itself has a column, that is what it is called by. */
const PART = /^(?:part(?:no|number)?\.?|sku)$/;
const SIZE = new Set(SIZE_NAMES.split(' '));
const SIZE_WORDS = /规格|尺码|码数|尺寸|通径|口径|周长|节线长|带长|机座号|^frame|^size|^dimension|^spec/;

export const isSize = ({ target, heading }: ListColumn): boolean =>
  target === 'param' && (SIZE.has(folded(heading)) || SIZE_WORDS.test(bare(heading)));

/** The column for a heading of an office's list: by the store's own choice, else by its words. */
function columnOf(given: string, at: number, own: OwnHeadings): ListColumn {
  const said = own.get(folded(given));
  const heading = ofSystem(given);
  const start = startIn(heading);
  const priced = { ...perIn(heading), ...(start === undefined ? {} : { start }) };
  if (said === 'param' || said === 'nothing') return { at, heading, target: said };
  if (said === 'price' || (said === 'tiers' && start !== undefined))
    return { at, heading, target: 'price', rank: 9, ...priced };
  if (isColumn(said)) return { at, heading, target: said };
  const rank = rankOf(heading);
  if (rank > 0) return { at, heading, target: 'price', rank, ...priced };
  if (isPrivate(heading) || saysNothing(given)) return { at, heading, target: 'nothing' };
  const plain = bare(heading);
  const known = headingOf(heading);
  const spoken = [plain, ...(inBoth(heading) ?? []).map(bare)];
  const words = spoken.flatMap((text) => BY_WORDS.find(([name]) => name.test(text))?.[1] ?? [])[0];
  // A description is the name where nothing else is one; a price has been looked for above.
  const target = words ?? (known && known.key !== 'price' ? known.key : undefined) ?? 'param';
  const counted = target === 'stock' ? COUNTED_IN.exec(heading.normalize('NFKC'))?.[1] : undefined;
  return {
    at,
    heading,
    target,
    ...(known?.key === target && known.scale !== 1 ? { scale: known.scale } : {}),
    ...(counted ? { counted } : {}),
  };
}
const perIn = (heading: string): { per?: string } => {
  const per = perOf(heading);
  return per ? { per } : {};
};

/** 1-9套 beside 10-99套 are prices of a 套. */
function perOfRange(ranges: readonly ListColumn[]): { per?: string } {
  const units = new Set(ranges.map(({ heading }) => /\d\s*([件个只支套根条片张台米])/u.exec(heading)?.[1]));
  const [per] = units;
  return units.size === 1 && per ? { per } : {};
}

/** Columns of which a list has one; of several, the first is it and the others are parameters. */
const MULTIPLE = new Set<ListColumn['target']>(['param', 'nothing', 'price']);

/** What the columns of a list are, and whether the row that names them can be one of headings. */
export function columnsOf(headings: readonly string[], own: OwnHeadings): ListColumn[] {
  const columns = headings.flatMap((heading, at) => (heading ? [columnOf(heading, at, own)] : []));
  const has = (target: ListColumn['target']): boolean => columns.some((one) => one.target === target);
  // 1-99 beside 100-499 are prices, though nothing calls them so.
  const ranges = columns.filter(({ target, heading }) => target === 'param' && IS_STARTS.test(heading));
  if (!has('price') && ranges.length > 1 && ranges.every(({ heading }) => startIn(heading) !== undefined))
    for (const one of ranges)
      Object.assign(one, {
        target: 'price',
        rank: 5,
        start: startIn(one.heading),
        ...perOfRange(ranges),
      });
  // 9月, 10月, 2026-11-01: of prices of several days the last is that of today.
  const dates = columns.filter(
    ({ heading, target }) => DATED.test(heading) && (target === 'price' || !has('price')),
  );
  const dated = dates.filter(({ target, heading }) => target === 'price' || DATE_ALONE.test(heading.trim()));
  if (dated.length > 1 && new Set(dated.map(({ rank }) => rank)).size === 1)
    for (const [at, column] of dated.entries())
      Object.assign(
        column,
        at === dated.length - 1 ? { target: 'price', rank: column.rank ?? 5 } : { target: 'nothing' },
      );
  const packs = columns.flatMap((column) => {
    const [, start, unit] =
      (column.target === 'param' && PACKS.exec(column.heading.normalize('NFKC').trim())) || [];
    return start && unit ? [{ column, start: Number(start), unit }] : [];
  });
  const grows = packs.every(
    ({ start, unit }, at) => at === 0 || (start > packs[at - 1]!.start && unit === packs[0]!.unit),
  );
  if (!has('price') && packs.length > 1 && grows)
    for (const { column, start, unit } of packs)
      Object.assign(column, { target: 'price', rank: 5, start, per: unit });
  const turn = (from: (one: ListColumn) => boolean, target: ColumnKey): void => {
    const found = has(target) ? undefined : columns.find(from);
    if (found) found.target = target;
  };
  // A single price with a number in its heading is no tier price.
  const starts = columns.flatMap(({ target, start }) => (target === 'price' ? [start] : []));
  if (new Set(starts.filter((start) => start !== undefined)).size < 2)
    for (const one of columns) delete one.start;
  const steps = columns.filter(
    ({ target }, at) => target === 'price' && FROM.test(bare(columns[at - 1]?.heading ?? '')),
  );
  if (steps.length > 1 && new Set(steps.map(({ rank }) => rank)).size === 1)
    for (const step of steps) {
      const from = columns[columns.indexOf(step) - 1]!;
      step.startAt = from.at;
      from.target = 'nothing';
    }
  turn(({ target }) => target === 'description', 'name');
  const part = columns.find(({ target, heading }) => target === 'designation' && PART.test(bare(heading)));
  const sized = columns.find((one) => one !== part && isSize(one));
  if (part && sized) [part.target, sized.target] = ['param', 'designation'];
  turn(({ target, heading }) => target === 'param' && SIZE.has(folded(heading)), 'designation');
  turn(({ target, heading }) => target === 'param' && SIZE_WORDS.test(bare(heading)), 'designation');
  const seen = new Set<string>();
  for (const column of columns) {
    if (MULTIPLE.has(column.target)) continue;
    if (seen.has(column.target)) column.target = 'param';
    seen.add(column.target);
  }
  return columns;
}

/** What a list calls the kind of its goods, where it has no name for them. */
const SERIES =
  /^(?:产品|商品|货品)?(?:系列|种类|品类|大类|类型|型式|组别?|分组)(?:名称)?$|^(?:product )?(?:series|family|type)$/i;
/** What is called so is a code, whatever it looks like. */
const OWN_CODE = /商品|产品|物料|存货|货号|sku|product|order/;
/** A number that begins to count rows: 1, 01. */
const FIRST_NUMBER = /^0{0,2}1$/;

/**
 * What the first row below its headings says of them: a column that counts the rows names nothing, whatever it is called,
 * and what is of a series is called by it where no other column says so.
 */
export function seenBelow(columns: readonly ListColumn[], texts: readonly string[]): ListColumn[] {
  const seen = columns.map((one): ListColumn => {
    const isNumber = one.target === 'name' || (one.target === 'code' && !OWN_CODE.test(folded(one.heading)));
    return isNumber && FIRST_NUMBER.test(texts[one.at] ?? '') ? { ...one, target: 'nothing' } : one;
  });
  const turn = (from: (one: ListColumn) => boolean): void => {
    const found = seen.some(({ target }) => target === 'name') ? undefined : seen.find(from);
    if (found) found.target = 'name';
  };
  const isThing = ({ at }: ListColumn): boolean => nounsIn(texts[at] ?? '').length > 0;
  turn(({ target }) => target === 'description');
  turn((one) => one.target === 'param' && SERIES.test(folded(one.heading)) && isThing(one));
  return seen;
}

/** 折扣, 折扣率: what part of the list price is paid. An English discount may as well be what is taken off. */
export const isShare = ({ heading, target }: ListColumn): boolean =>
  target === 'param' && /^折(?:扣|率|扣率|扣系数)$/.test(bare(heading));

/** What a thing is made of, alone or with its grade: 铸铁, 不锈钢304, 丁腈NBR. */
const MATERIAL =
  /^(?:不锈钢|碳钢|合金钢|铸铁|球铁|球墨铸铁|铸钢|黄铜|紫铜|铜|铝合金|铝|尼龙|塑料|四氟|橡胶|丁腈|氟胶|硅胶|热?镀锌|本色|发黑|(?:sus|ss)?(?:201|304l?|316l?|321|430|2205)|q235b?|wcb|cf8m?|u?pvc|ppr?|pe|abs|nbr|fkm|epdm|ptfe)+$/i;
export const isMaterial = (text: string): boolean => MATERIAL.test(materialOf(text));
const materialOf = (heading: string): string =>
  bare(heading)
    .replace(/^(?:(?:含税|未税|不含税|出厂)?(?:单价|价格|报价|售价))?(?:unit)?(?:price)?/, '')
    .replace(/(?:单?价格?|报价|售价|(?:unit)?price)$/, '');

/** Prices side by side for several materials: 铸铁价, 不锈钢304价. Each is a size of its own. */
export function madeOf(columns: readonly ListColumn[]): { at: number; text: string }[] {
  const prices = columns.filter(({ target }) => target === 'price');
  const isAlike = new Set(prices.map(({ per = '', rank }) => `${per} ${rank}`)).size === 1;
  const made = prices.map(({ at, heading }) => ({ at, text: materialOf(heading) }));
  const isEach = made.every(({ text }) => MATERIAL.test(text));
  return prices.length > 1 && isAlike && isEach ? made : [];
}

/** d and D are two columns, though they are spelt alike. */
export function inAndOut(headings: readonly string[]): string[] {
  const alone = (text: string): string =>
    /(?:^|[\s(（)）])([dD])[)）]?(?:\s*[(（]mm[)）])?$/.exec(text)?.[1] ?? '';
  const letters = headings.map(alone);
  if (!letters.includes('d') || !letters.includes('D')) return [...headings];
  return headings.map((heading, at) => {
    const unit = /[(（]\s*mm\s*[)）]/i.test(heading) ? '(mm)' : '';
    return letters[at] ? `${letters[at] === 'd' ? INNER : OUTER}${unit}` : heading;
  });
}

/** Columns that a row of headings names for sure. */
export const knownIn = (columns: readonly ListColumn[]): number =>
  new Set(columns.flatMap(({ target }) => (target === 'param' ? [] : [target]))).size;

const VALUE =
  /^(?:[mφϕ⌀ø]\s*\d+(?:\.\d+)?|dn\s*\d+|pn\s*\d+|\d+(?:\.\d+)?\s*(?:mm²|mm2|平方|mm|cm|m|米|极|芯|级|孔|位|层|目|码|号|kw|w|v|a|mpa|bar|kg|公斤|g|克|l|升|ml|毫升|t|吨|lb|"|寸)?|(?:sch|class|cl)\s*\d+s?|\d+\/\d+\s*"?|\d+[\s-]+\d+\/\d+\s*"?)$/i;
export const isValue = (text: string): boolean => VALUE.test(text.normalize('NFKC').trim());
const LEAST_VALUES = 3;

/** What kinds of one thing are called side by side: Z型 A型 B型, SPZ SPA SPB, 8.8级 10.9级. */
const KIND =
  /^(?:[红黄蓝黑白绿灰橙紫棕粉]|黄绿|双色|本|原)色?$|^(?:[a-z]{1,4}|[a-z]{0,3}\d{1,3}(?:\.\d)?)(?:型|级|系|层|芯|极|p)$|^[a-z]{1,3}$|^(?:x?pz|sp|xp)[a-z]$/i;
/** What a part is made or finished with, or closed by: ZZ铁盖, 304钢, 镀锌, 发黑. */
const MAKE =
  /^[a-z\d.-]{1,6}(?:[\p{Script=Han}]?(?:盖|封|钢|铁|铜|胶|款|牙|头))$|^(?:热|冷|电|蓝白?|白|彩|黑|五彩)?镀?(?:锌|镍|铬|铜)$|^(?:热浸?|电)镀锌$|^(?:发黑|本色|氧化|磷化|达克罗)$|^(?:不锈|碳|合金)钢$/iu;
export const isMake = (text: string): boolean => MAKE.test(text.normalize('NFKC').trim());
const LEAST_MAKES = 2;

/** Kinds side by side from the second column on, or makes of one part wherever they stand; only the title calls them prices. */
export function wordsAcross(headings: readonly string[], own: OwnHeadings): number[] {
  const [first, ...places] = headings.flatMap((heading, at) => (heading ? [at] : []));
  const isSaid = (at: number): boolean => own.has(folded(headings[at]!));
  const isKind = (at: number): boolean => KIND.test(headings[at]!.normalize('NFKC').trim()) && !isSaid(at);
  const isRun = (run: readonly number[]): boolean => run.every((at, place) => at === run[0]! + place);
  const isOne = new Set(places.map((at) => headings[at])).size === places.length;
  const isNamed = first !== undefined && /\p{Script=Han}|^[a-z]{3,}/iu.test(headings[first]!);
  if (!isNamed || !isOne) return [];
  const least = places.every((at) => /级\s*$/.test(headings[at]!)) ? LEAST_MAKES : LEAST_VALUES;
  if (isRun(places) && places.length >= least && places.every((at) => isKind(at))) return places;
  const makes = places.filter((at) => isMake(headings[at]!) && !isSaid(at));
  return isRun(makes) && makes.length >= LEAST_MAKES ? makes : [];
}

/**
 * The columns of a matrix: headings that are sizes side by side, with a price below each. Plain numbers must grow from
 * one to the next, as lengths do, or start again below another text `above`.
 */
export function matrixIn(headings: readonly string[], above: readonly string[] = []): number[] {
  let [run, best]: [number[], number[]] = [[], []];
  for (const [at, heading] of [...headings, ''].entries()) {
    if (heading && isValue(heading)) run.push(at);
    else {
      if (run.length > best.length) best = run;
      run = [];
    }
  }
  const numbers = best.map((at) => Number(headings[at]));
  const isPlain = numbers.every((number) => !Number.isNaN(number));
  const grows =
    !isPlain || numbers.every((number, at) => at === 0 || above[best[at]!] || number > numbers[at - 1]!);
  return best.length >= LEAST_VALUES && grows ? best : [];
}

import { parseYuan } from '#lib/kernel/money.ts';
import { nounsIn } from '../../search/index.ts';
import type { SheetRow } from '#lib/tables/sheet-row.ts';
import type { ColumnKey } from '../row/column-words.ts';
import { piecesOf } from '../row/headings.ts';
import { isColumn } from '../row/read-header.ts';
import { scaled } from '../row/unit-scales.ts';
import {
  countedIn,
  daysIn,
  isAsked,
  isNone,
  isThere,
  nameIn,
  priceIn,
  quantityIn,
  shareIn,
  stockIn,
} from './list-cells.ts';
import { isMake, isShare, isSize, perOf, rankOf, SOLD_AT, type ListColumn } from './list-columns.ts';
import { standardsAbove } from './standards-above.ts';
import { ASKED, DEFAULT_UNIT, HUNDRED, MATERIAL_NAME, NOMINAL_PRESSURE, NOMINAL_SIZE } from './list-words.ts';
import type { ListTable } from './read-tables.ts';

/** One size of an office's list, with what its columns say. */
export interface ListSize {
  row: SheetRow;
  fields: Partial<Record<ColumnKey, string>>;
  params: Map<string, string>;
  /** A price in yuan, or that it is asked for; undefined when the cell is empty. */
  price: string | 'asked' | undefined;
  /** Parts of a designation besides the column that names it, the nearest first. */
  parts: string[];
  /** Lower prices for more of it, in yuan. */
  tiers?: { start: number; amount: string }[];
  /** Places in the row of cells with a formula that were used. */
  hasFormula: boolean;
}

/** A row as a list has it, with the cells that merged rows leave to the first one. */
export interface ListLine {
  row: SheetRow;
  texts: string[];
  table: ListTable;
  section: string;
}

const cellOf = ({ table, texts }: ListLine, target: ListColumn['target']): string => {
  const column = table.columns.find((one) => one.target === target);
  const text = column ? (texts[column.at] ?? '') : '';
  return isNone(text) ? '' : text;
};
export { cellOf };

/** A title that ends like this names the seller and no goods. */
const SELLER = /(?:公司|商行|经营部|门市部?|co\.?,?\s*ltd\.?)$/i;

/** 轴承型号 says what its sizes are of. */
const thingsOf = ({ columns }: ListTable): string[] =>
  columns.flatMap(({ target, heading }) => {
    const thing =
      target === 'designation' ? /^(.{2,8})(?:型号|规格|尺寸|牌号)$/.exec(heading)?.[1] : undefined;
    return thing && nounsIn(thing).length > 0 ? [thing] : [];
  });

/** How a title is numbered or marked among others of its level: 一、 二、 or 1. 2. or ◆. */
const LEVELS = [
  /^\s*[一二三四五六七八九十]+\s*[、.．]/,
  /^\s*[(（][一二三四五六七八九十\d]+[)）]/,
  /^\s*\d{1,2}\s*[、.．)）](?!\d)/,
  /^\s*[★☆◆■●▲※]/,
];
const levelOf = (title: string): number => LEVELS.findIndex((level) => level.test(title));
/** Titles above a list, the nearest first, without those that the title of its section has followed: below 三、管帽 nothing is of 一、弯头. */
function titlesOf({ table, section }: Pick<ListLine, 'table' | 'section'>): string[] {
  const level = levelOf(section);
  return table.titles
    .filter((title) => level < 0 || title === section || levelOf(title) !== level)
    .toReversed();
}

/** Name of the goods of a list without a column for it: the most precise one of title, section and sheet. */
export function titleOf({ table, section }: Pick<ListLine, 'table' | 'section'>): string {
  const all = [section, ...titlesOf({ table, section }), ...thingsOf(table), table.sheet]
    .map(nameIn)
    .filter(Boolean);
  const goods = all.filter((text) => !SELLER.test(text));
  const given = goods.length > 0 ? goods : all;
  const weighed = given.map((name) => ({ name, weight: nounsIn(name)[0]?.weight ?? 0 }));
  const best = weighed.reduce((most, one) => (one.weight > most.weight ? one : most), {
    name: '',
    weight: 0,
  });
  return (best.name || given[0] || '').slice(0, 200);
}

/** The category words of a list, if no column has them. */
export const hintOf = ({ table, section }: ListLine): string =>
  [section, ...titlesOf({ table, section }), ...thingsOf(table), table.sheet]
    .map(nameIn)
    .filter(Boolean)
    .join(' ')
    .slice(0, 200);

/** Columns that tell no size: what is written beside it, packed with it, or known of its store. */
const NO_SIZE =
  /备注|说明|包装|箱|装量|重量|单重|净重|毛重|weight|kg|折扣|产地|厂家|仓库|停用|税率|图片|库存|数量|pack|note|remark|图号|编号|编码|代码|no\.?$|hs|coo|材质|材料|表面|处理|等级|标准|系列|压力|电压|material|finish|grade|standard/i;
const DIMENSION =
  /规格|尺寸|螺纹|直径|外径|内径|长度|宽|厚|高|管径|通径|孔径|型号|颜色|尺码|容量|功率|流量|扬程|电流|目|齿|size|thread|length|diameter|width|colou?r|^d$|^l$|φ|Φ/i;

/** Prices of a row: the one to sell at, the lower ones for more of it, and the higher one that it is compared with. */
function pricesOf(line: ListLine): {
  sold: ListColumn | undefined;
  tiers: ListColumn[];
  compared: ListColumn | undefined;
} {
  const filled = line.table.columns.flatMap((one) => {
    if (one.target !== 'price' || !line.texts[one.at] || isNone(line.texts[one.at]!)) return [];
    const from = one.startAt === undefined ? undefined : Number(quantityIn(line.texts[one.startAt] ?? ''));
    return from ? [{ ...one, start: from }] : [one];
  });
  const ordered = filled.toSorted(
    (a, b) => (b.rank ?? 0) - (a.rank ?? 0) || (a.start ?? 0) - (b.start ?? 0) || a.at - b.at,
  );
  const [sold] = ordered;
  const compared = ordered.find((one) => (one.rank ?? 0) < SOLD_AT);
  const tiers = ordered.filter(
    (one) => one.rank === sold!.rank && (one.start ?? 0) > Math.max(1, sold!.start ?? 1),
  );
  return { sold, tiers, compared: compared === sold ? undefined : compared };
}

function unitOf(
  line: ListLine,
  cell: string | undefined,
  column: ListColumn | undefined,
  above: string,
): string {
  const own = cellOf(line, 'unit') || (line.texts.find((text) => MONEY_PER.test(text)) ?? '');
  const titled = line.table.titles.map((title) => perOf(title) ?? UNIT_ALONE.exec(title)?.[1]).find(Boolean);
  // A price for a hundred is for a hundred, though the column of units counts them one by one.
  const many = [column?.per, titled].find((per) => per !== undefined && piecesOf(per) > 1);
  if (many && !cell && SINGLE.test(own)) return many.replace(baseOf(many), own);
  return (
    (perOf(own) ?? own.replace(/^.*\/(?=[^/]+$)/, '')) ||
    cell ||
    column?.per ||
    titled ||
    countedIn(cellOf(line, 'moq')) ||
    above ||
    DEFAULT_UNIT
  );
}

/** PP-R 管件价目（只）: the unit alone, at the end of a title of prices. */
const UNIT_ALONE = /价.*[(（]([件个只支套根条片张台米卷把块])[)）]\s*$/u;
/** 元/kg in a cell of its own, such as a remark. */
const MONEY_PER = /^元\s*\/\s*[\p{Script=Han}a-z]{1,4}$/iu;
/** 百支 and 支 count the same. */
const baseOf = (unit: string): string => unit.replace(/^(?:[十百千万]|\d+\s*)/, '');

function stockOf(line: ListLine, unit: string): string | undefined {
  const column = line.table.columns.find(({ target }) => target === 'stock');
  // Where no column counts, a remark may say that it is there.
  if (!column) return line.texts.some(isThere) ? stockIn(line.texts.find(isThere)!) : undefined;
  const number = stockIn(line.texts[column.at] ?? '');
  const isSame = column.counted && (baseOf(column.counted) === baseOf(unit) || baseOf(unit) === DEFAULT_UNIT);
  if (!isSame || !/^\d+$/.test(number)) return number;
  return String(Math.floor((Number(number) * piecesOf(column.counted!)) / piecesOf(unit)));
}

const weighed = ({ scale = 1 }: ListColumn, text: string): string =>
  /^\d+(?:\.\d+)?$/.test(text) && scale !== 1 ? String(Math.round(scaled(Number(text), scale))) : text;

const OWN = new Set<ListColumn['target']>([
  'param',
  'nothing',
  'price',
  'stock',
  'unit',
  'moq',
  'lead_days',
  'name',
  'code',
  'designation',
  'category',
]);

/** What the columns of a row say that a size of it has, whatever its price. */
function shared(line: ListLine): Pick<ListSize, 'fields' | 'params' | 'parts'> {
  const { table, texts } = line;
  const fields: ListSize['fields'] = {};
  const params = new Map<string, string>();
  for (const column of table.columns) {
    const text = texts[column.at] ?? '';
    if (!text || isNone(text) || column.target === 'nothing') continue;
    if (column.target === 'param') params.set(column.heading, text);
    else if (isColumn(column.target) && !OWN.has(column.target))
      fields[column.target] = weighed(column, text);
  }
  if (!fields.standards) {
    const above = standardsAbove([line.section, ...table.titles.toReversed()], cellOf(line, 'name'));
    if (above) fields.standards = above;
  }
  const spoken = [...params].filter(([name, text]) => !NO_SIZE.test(name) && text.length <= WIDEST);
  const ordered = [
    ...spoken.filter(([name]) => DIMENSION.test(name)),
    ...spoken.filter(([name]) => !DIMENSION.test(name)),
  ];
  return { fields, params, parts: ordered.map(([name, text]) => counted(name, text)) };
}
const MEASURED = /(?:功率|电流|电压|power|current|voltage)[\s(（]*(kva|kw|hp|w|ma|a|kv|v)[)）]?$/i;
/** A number below 功率kW is of kW, and no side of a size. */
const counted = (heading: string, text: string): string =>
  /^\d+(?:\.\d+)?$/.test(text) ? `${text}${MEASURED.exec(heading)?.[1] ?? ''}` : text;
const WIDEST = 40;

/**
 * The sizes of a row: one, or in a matrix one for each of its prices; `above` is the unit of the product that the row
 * belongs to.
 */
export function sizesOf(line: ListLine, above = ''): ListSize[] {
  const { table, texts, row } = line;
  const common = shared(line);
  const counts = (unit: string): Partial<Record<ColumnKey, string>> => {
    const [moq, days, stock] = [cellOf(line, 'moq'), cellOf(line, 'lead_days'), stockOf(line, unit)];
    return {
      unit,
      ...(moq ? { moq: quantityIn(moq) } : {}),
      ...(days ? { lead_days: daysIn(days) } : {}),
      ...(stock === undefined ? {} : { stock }),
    };
  };
  const designation = cellOf(line, 'designation');
  if (table.matrix.length === 0) {
    const { sold, tiers: lower, compared } = pricesOf(line);
    const told = sold ? (texts[sold.at] ?? '') : '';
    // A list price beside 折扣 is not the selling price: it is multiplied by the discount, or the goods are priced on
    // request where that cannot be read.
    const share = (sold?.rank ?? SOLD_AT) < SOLD_AT ? table.columns.find(isShare) : undefined;
    const listed = share && priceIn(told);
    const text = listed ? (sharedIn(listed.amount, texts[share.at] ?? '') ?? ASKED) : told;
    const read = priceIn(text);
    const unit = unitOf(line, (listed ?? read)?.per, sold, above);
    const higher = listed?.amount ?? (compared && priceIn(texts[compared.at] ?? '')?.amount);
    // In a list that has prices, a size without one is priced on request.
    const isOpen = table.columns.some(({ target }) => target === 'price');
    const price = read?.amount ?? (isAsked(text) || (!text && isOpen) ? 'asked' : text || undefined);
    const tiers = lower.flatMap(({ at, start = 0 }) => {
      const amount = priceIn(texts[at] ?? '')?.amount;
      return amount ? [{ start, amount }] : [];
    });
    const from = sold?.start ?? 1;
    return [
      {
        ...common,
        row,
        ...(price && price !== 'asked' && tiers.length > 0 ? { tiers } : {}),
        fields: {
          ...common.fields,
          // The least of the quantities that have a price is the least that can be had.
          ...(from > 1 ? { moq: String(from) } : {}),
          ...counts(unit),
          designation,
          ...(higher && price !== 'asked' ? { market_price: higher } : {}),
        },
        price,
        hasFormula: sold !== undefined && row.formulas.includes(sold.at),
      },
    ];
  }
  const titled = { at: -1, heading: '', target: 'price' as const, ...perIn(table.across) };
  const unit = unitOf(line, undefined, titled, above);
  const [down, across] = axesOf(table);
  const ranks = new Map([...table.groups].map(([at, text]) => [at, rankOf(text)]));
  const best = Math.max(...ranks.values());
  // What stands left of the sizes names the row where no column is called a size.
  // Below 304 and 316 a row is of a model and of a size.
  const side = table.across.startsWith(MATERIAL_NAME) ? table.columns.find(isSize) : undefined;
  const model = [designation, side ? (texts[side.at] ?? '') : ''].filter(Boolean).join(' ');
  const beside = model || (down ? besideIt(line, down.at) : '');
  // A bare number below DN is a nominal size.
  const isNominal =
    /^\d+$/.test(beside) && /^(?:dn|公称通径|公称口径|通径|口径)/i.test(down ? table.headings[down.at]! : '');
  // 单价(元/百支) in front of a row of prices is their heading.
  const isOfPrices = rankOf(beside) > 0;
  const label = isOfPrices ? '' : isNominal ? `DN${beside}` : beside;
  return table.matrix.flatMap((at) => {
    const text = texts[at] ?? '';
    const read = priceIn(text);
    if (!text || isNone(text) || (!read && !isAsked(text))) return [];
    const group = table.groups.get(at) ?? '';
    // Two prices of one size stand in two parts of the matrix: the one to sell at is taken.
    const isPrice = best > 0 && group !== '';
    if (isPrice && ranks.get(at) !== best) return [];
    const size = table.headings[at]!;
    const params = new Map(common.params);
    if (label && down?.name) {
      // 长度\\直径 is what two sides are called, and no parameter itself.
      params.delete(table.headings[down.at]!);
      params.set(down.name, label);
    }
    if (/^pn\s*\d/i.test(group)) params.set(NOMINAL_PRESSURE, group);
    if (across) params.set(across, size);
    return [
      {
        row,
        fields: {
          ...common.fields,
          ...counts(read?.per ?? (isOfPrices ? perOf(beside) : undefined) ?? unit),
          designation: besides(crossed(label, size), isPrice ? '' : group),
        },
        params,
        price: read?.amount ?? 'asked',
        parts: common.parts,
        hasFormula: row.formulas.includes(at),
      },
    ];
  });
}
const perIn = (text: string): { per?: string } => {
  const per = perOf(text);
  return per ? { per } : {};
};

/** What the rows and the columns of a matrix are called. */
function axesOf(table: ListTable): [down: { at: number; name: string } | undefined, across: string] {
  const first = table.matrix[0]!;
  const named = table.columns.filter(({ at, target }) => at < first && target !== 'nothing');
  const column =
    named.find(({ target }) => target === 'designation') ?? named.find(({ target }) => target === 'param');
  const [own = '', other = ''] = (column?.heading ?? '').split(/[\\/]/).map((text) => text.trim());
  // 规格/价格(元/个) says what the numbers are, and 材质(元/台) what the kinds are.
  const said = table.across.replace(/[(（].*$/, '').trim();
  const across =
    (rankOf(said) > 0 ? '' : said) || other || (/^dn/i.test(table.headings[first]!) ? NOMINAL_SIZE : '');
  return [column && { at: column.at, name: column.target === 'param' || other ? own : '' }, across];
}

/** A share of a list price, to the fen; undefined if the share cannot be read. */
function sharedIn(amount: string, text: string): string | undefined {
  const share = shareIn(text);
  return share === undefined ? undefined : String(Math.round(Number(amount) * share * 100) / 100);
}

/** What a matrix has at its left: one side, or another dimension beside it, 1.8×5. */
function besideIt({ table, texts }: ListLine, down: number): string {
  const more = table.columns.flatMap(({ at, target, heading }) => {
    const text = texts[at] ?? '';
    const isSide = at > down && at < table.matrix[0]! && target === 'param' && DIMENSION.test(heading);
    return isSide && NUMERIC.test(text) ? [text] : [];
  });
  const own = texts[down] ?? '';
  return NUMERIC.test(own) && more.length > 0 ? [own, ...more].join('×') : own;
}

const NUMERIC = /^[mφϕ⌀ø]?\s*\d+(?:\.\d+)?$/i;
/** Two sides of a matrix as one size: M8 and 30 are M8×30, Z41H-16C and DN25 stand beside each other. */
function crossed(row: string, column: string): string {
  if (!row) return column;
  const isNumeric = NUMERIC.test(row.normalize('NFKC'));
  if (isMake(column)) return `${row} ${column}`;
  if (isNumeric && /^\d/.test(column)) return `${row}×${column}`;
  // Lengths stand down and threads or types across: M6×20, A型 560.
  if (/^\d/.test(row) && isNumeric) return /^[mφϕ⌀ø]/i.test(column) ? `${column}×${row}` : `${column} ${row}`;
  return `${row} ${column}`;
}
const besides = (size: string, group: string): string => (group ? `${size} ${group}` : size);

/** Parts of a designation side by side. */
const joinedParts = (parts: readonly string[]): string =>
  parts.reduce((text, part) => {
    if (!text || text === part) return part;
    // SPA1000 has its type already.
    if (/^[a-z]{1,4}$/i.test(part) && text.startsWith(part)) return text;
    return /\d$/.test(text) && /^\d+(?:\.\d+)?(?:\s*mm)?$/.test(part) && !text.includes(' ')
      ? `${text}×${part.replace(/\s*mm$/, '')}`
      : `${text} ${part}`;
  }, '');

/**
 * Gives each size a designation of its own: the value of its column, and as many of the other columns as distinguish
 * the sizes; a product with one size gets its most precise value.
 */
export function nameSizes(sizes: readonly ListSize[], name: string): void {
  const given = sizes.map(({ fields }) => (fields.designation ? [fields.designation] : []));
  const isApart = (): boolean =>
    given.every((own) => own.length > 0) && new Set(given.map(joinedParts)).size === sizes.length;
  const most = Math.max(...sizes.map(({ parts }) => parts.length));
  for (let at = 0; at < most && !isApart(); at += 1) {
    const differ = new Set(sizes.map(({ parts }) => parts[at])).size > 1;
    for (const [place, { parts }] of sizes.entries())
      if (parts[at] && (differ || given[place]!.length === 0)) given[place]!.push(parts[at]!);
  }
  for (const [place, { fields }] of sizes.entries())
    fields.designation = (joinedParts(given[place]!) || name).slice(0, DESIGNATION_LONGEST);
}
const DESIGNATION_LONGEST = 100;

const HUNDREDS = 100;
const SINGLE = /^(?:件|个|只|支|套|根|条|片|张|颗|粒|枚|米|公斤|千克|pcs?|kg|m)$/i;
const CENTS = 2;
const decimalsOf = (amount: string): number => /\.(\d+?)0*$/.exec(amount)?.[1]?.length ?? 0;

/** Lower prices for more, as a template has them. */
export const tiersText = ({ tiers = [] }: ListSize): string =>
  tiers.map(({ start, amount }) => `${start}=${amount}`).join(' | ');

/** Prices that no coin pays are of a hundred: 0.0123 元/支 is 1.23 元/百支. */
export function inWholeFen(sizes: readonly ListSize[]): void {
  const amounts = sizes.flatMap(({ price, tiers = [] }) =>
    price && price !== 'asked' ? [price, ...tiers.map(({ amount }) => amount)] : [],
  );
  const unit = sizes[0]?.fields.unit ?? '';
  const isFine = amounts.some((amount) => decimalsOf(amount) > CENTS);
  if (!isFine) return;
  const isCounted = SINGLE.test(unit);
  for (const size of sizes) {
    const times = isCounted ? HUNDREDS : 1;
    const { fields, price } = size;
    if (price && price !== 'asked' && /^\d+(?:\.\d+)?$/.test(price)) size.price = rounded(price, times);
    if (fields.market_price) fields.market_price = rounded(fields.market_price, times);
    for (const tier of size.tiers ?? []) {
      tier.amount = rounded(tier.amount, times);
      tier.start = Math.ceil(tier.start / times);
    }
    if (!isCounted) continue;
    fields.unit = `${HUNDRED}${unit}`;
    if (fields.stock && /^\d+$/.test(fields.stock))
      fields.stock = String(Math.floor(Number(fields.stock) / HUNDREDS));
    if (fields.moq && /^\d+$/.test(fields.moq)) fields.moq = String(Math.ceil(Number(fields.moq) / HUNDREDS));
  }
}
const rounded = (amount: string, times: number): string => {
  const value = scaled(Number(amount), times);
  const text = value.toFixed(CENTS);
  return parseYuan(text) ? text : String(value);
};

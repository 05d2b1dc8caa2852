/** Reads what buyers paste: designations with quantities, one a line, as they stand in mails and tables. */
import { QUICK_LINES_MAX, QUICK_UNIT_MAX, QUICK_WORDS_MAX } from './cart-limits.ts';
import { LINE_QUANTITY_MAX } from './limits.ts';
import {
  countIn,
  eachOfLine,
  isSaid,
  isStamped,
  isUnitFirst,
  numberOf,
  partedByUnit,
  partsOfLine,
  UNSURE,
  UNIT_FIRST_HEAD,
} from './quick-count-words.ts';

export interface QuickLine {
  /** Designation, or name and designation. */
  words: string;
  /** As written; 1 when none was named. */
  num: number;
  /** The unit that stands with it, if one does: 500 pcs are not 500 百支. */
  unit?: string;
  /** The number is the likeliest one, and nobody but the buyer can say whether it is meant: he is asked to look. */
  doubt?: true;
}
export interface QuickLines {
  lines: QuickLine[];
  /** Lines beyond the most that are read at once. */
  leftOut: number;
}

const UNIT =
  /[百千万]?(?:个|件|只|套|根|米|支|把|盒|箱|包|卷|台|片|条|块|桶|瓶|张|付|副|对|双|袋|枚|颗|粒|顶|打|组|罐|捆|扎|公斤|千克|吨|盏|具|筒|盘|辆)|[百千万]|pieces?|pcs?\.?|nos?\.?|sets?|boxes|box|pairs?|prs?|dozens?|doz\.?|gross|ea\.?|rolls?|cartons?|ctns?|packs?|pkts?|bags?|bottles?|tubes?|drums?|spools?|sheets?|m|kg/;
const NUMBER = /(\d{1,7})(?:\.0+)?/;
const QUANTITY = new RegExp(`^[x×*＊]?\\s*${NUMBER.source}\\s*(${UNIT.source})?$`, 'i');
/** What leads to a quantity at the end of a line: × 20, qty 40, 数量：25, ---- 25. */
const LEADS = /[x×*＊:：]|qty\.?\s*[:：]?|quantity\s*[:：]?|数量\s*[:：]?|-{2,}|—+|\.{3,}|…+/;
const AT_END = new RegExp(`^(.*\\S)\\s+(${LEADS.source})?\\s*${NUMBER.source}\\s*(${UNIT.source})?$`, 'i');
const SIGN = new RegExp(`\\s(?:${LEADS.source})$`, 'i');
/** A designation without figures says that it is one: SPB型, A型, type SPB. Bare letters may belong to the number (NU 205, DN 50). */
const KIND = /(?:^|\s)(?:[A-Z]{1,6}(?:[-/][A-Z]{1,6})?\s?(?:型|type)|type\s[A-Z]{1,6})$/i;
/** The number behind it is that of a standard, a nominal size or a pressure: NUT M12 DIN 985 asks for one nut. */
const NUMBERED =
  /(?:^|[\s(（])(?:DIN|ISO|EN|IEC|GB(?:\/T)?|JB(?:\/T)?|HG(?:\/T)?|ANSI|ASME|ASTM|JIS|BS|UNI|DN|PN)$/i;
/** What stands behind it is what a pack holds: 4 cartons of 12. */
const CONTENT = /\bof$/i;
/** So few metres may be the length of the thing: 手拉葫芦 2t 6米. */
const [SHORT_MEASURE, SHORT] = [/^(?:m|米)$/, 10];
/** Nobody writes more in one cell; what follows is not looked at. */
const LONGEST_CELL = 300;
const LONGEST_LINE = 4000;
const ONLY_UNIT = new RegExp(`^(?:${UNIT.source})$`, 'i');
const HEAD_QUANTITY =
  /^(?:采购|需求|订购|订货|计划|申请|总)?(?:数量|数目)(?!\s*[:：]?\s*\d)|^总数$|^(?:req(?:uired|\.)?|order(?:ed)?|total|est\.?)?\s*(?:qty|quantity)\b(?!\.?\s*[:：]?\s*\d)/i;
/** How many each machine takes, beside how many are wanted in all: 单台 12, 总数 24. */
const HEAD_EACH = /^(?:单|每)(?:台|机|套)(?:数量?|用量|件数)?$/;
const HEAD_UNIT = /^(?:计量)?单位$|^(?:units?|uom|u\/m)$/i;
const HEAD_WORDS =
  /名称|品名|型号|规格|描述|料号|货号|(?:商品|物品|货品|产品|耗材|[材物]料)(?!编|号|代码)|材质|^(?:name|goods|product|article|item|part|model|spec|designation|description|type|size|material|matl|standard|(?:short |long )?text)/i;
/** What a stock program calls a thing says nothing to others, where another column describes it. */
const HEAD_CODE = /编码|编号|序号|代码|^件号|^(?:no|pos|line|code)\b/i;
/** The number of a line in front of it: 3、 3. 3) */
const RUNNING = /^[(（]?\d{1,3}\s*(?:[、．)）]|\.(?=\s|\p{Script=Han}))\s*(?=\S)/u;
/** The first column of a table numbers its lines, and says nothing of what is in them. */
const RUNNING_HEAD = /^\s*(?:序号|项次|行号|no\.?|item|pos\.?|#)\s/i;
const RUNNING_CELL = /^\s*\d{1,3}\s+(?=\S*\p{L})/u;
/** Two strokes or more part cells, one may stand in a designation. */
const PIPED = /\|[^|]*\|/;
const STROKES = /\|/;
const SEPARATORS = [/\t/, STROKES, /[,，;；]/];
/** What tables of plain text have below their head: |---|:--:| */
const RULE = /^[\s|:+-]+$/;
/** A row that names the columns stands at most so far below a title. */
const LAST_HEAD = 5;

const wide = /[０-９]/g;
const plain = (text: string): string =>
  text
    .slice(0, LONGEST_CELL)
    .replace(wide, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[\u00a0\u3000]/g, ' ')
    .trim();

type Counted = Pick<QuickLine, 'num' | 'unit'>;

/** 2千 is two thousand of whatever the goods are sold in, 2千支 are two thousand pieces. */
const MANY: Record<string, number> = { 百: 100, 千: 1000, 万: 10_000 };
function counted(digits: string, written = ''): Counted {
  const many = MANY[written];
  const num = Math.min(Number(digits) * (many ?? 1), LINE_QUANTITY_MAX);
  const unit = many === undefined ? written.toLowerCase().replace(/\.$/, '') : '';
  return unit ? { num, unit } : { num };
}

function quantityOf(cell: string): Counted | undefined {
  const found = QUANTITY.exec(cell.replace(/(\d)[,\s](?=\d{3}(?!\d))/g, '$1'));
  return found ? counted(found[1]!, found[2]) : undefined;
}

/** Of a column that says how many: 各6, 五十, 0.5 and 1,00 as well. */
function quantityIn(cell: string): (Counted & Pick<QuickLine, 'doubt'>) | undefined {
  const own = quantityOf(cell);
  if (own || cell === '') return own;
  const said = countIn(cell);
  if (said && !/\p{L}{3,}/u.test(said.rest))
    return {
      num: said.num,
      ...(said.unit ? { unit: said.unit } : {}),
      ...(said.isUnsure ? { doubt: true } : {}),
    };
  const num = numberOf(cell);
  return num === undefined ? undefined : num.isSure ? { num: num.num } : { num: num.num, doubt: true };
}

/** qty 2,000 and × 2,500: what leads to a quantity leads to all of it. */
const LED = new RegExp(`(\\s(?:${LEADS.source})\\s*)(\\d{1,3}(?:,\\d{3})+)(?=\\D*$)`, 'i');
/** hex nut - 1,500 pcs: what a stroke leads to, with its unit. */
const LED_BY_STROKE = new RegExp(`(\\s[-–—]\\s*)(\\d{1,3}(?:,\\d{3})+)(?=\\s*(?:${UNIT.source})\\s*$)`, 'i');
/** hex bolt 2,000 pcs */
const WITH_UNIT = new RegExp(`(\\s)(\\d{1,3}(?:,\\d{3})*,000)(?=\\s*(?:${UNIT.source})\\s*$)`, 'i');

/**
 * 1,000 at the end of a line is a thousand, where nothing else can be meant: behind a separator, a sign or a word for
 * quantities, with its unit, or behind a space when it is a round number and no letters wait for a number of their own
 * (NU 205,100 is a hundred of NU 205).
 */
const thousands = (line: string): string =>
  line
    .replace(
      /([,，;；:：]\s*|\t\s*)(\d{1,3}(?:,\d{3})+)(?=\D*$)/,
      (_, before: string, number: string) => before + number.replaceAll(',', ''),
    )
    .replace(
      /([^\sA-Za-z]\s+)(\d{1,3}(?:,\d{3})*,000)(?=\D*$)/,
      (_, before: string, number: string) => before + number.replaceAll(',', ''),
    )
    .replace(LED_BY_STROKE, (_, before: string, number: string) => before + number.replaceAll(',', ''))
    .replace(LED, (_, before: string, number: string) => before + number.replaceAll(',', ''))
    .replace(WITH_UNIT, (_, before: string, number: string) => before + number.replaceAll(',', ''));

interface Columns {
  words: number[];
  quantity: number;
  unit: number;
}

/** The first row of a table may name its columns. */
function columnsOf(cells: readonly string[]): Columns | undefined {
  const quantity = cells.findIndex((cell) => HEAD_QUANTITY.test(cell));
  if (quantity < 0 || cells.some((cell) => quantityOf(cell) !== undefined)) return undefined;
  const unit = cells.findIndex((cell) => HEAD_UNIT.test(cell));
  const words = cells.flatMap((cell, at) => (at !== quantity && HEAD_WORDS.test(cell) ? [at] : []));
  const before = cells.flatMap((cell, at) =>
    at < quantity && at !== unit && !HEAD_CODE.test(cell) ? [at] : [],
  );
  return { quantity, unit, words: words.length > 0 ? words : before };
}

const join = (cells: readonly (string | undefined)[]): string =>
  cells.filter(Boolean).join(' ').replace(/\s+/g, ' ').slice(0, QUICK_WORDS_MAX).trim();

/** 片 24, in columns without a head: a unit alone behind the words is that of the number behind it. */
const UNIT_BEFORE = /^(.*\S)\s+(个|件|只|套|根|支|把|盒|箱|包|卷|台|片|条|块|桶|瓶|双|副|米|公斤|kg|pcs)$/iu;
function withUnitBefore(text: string, own: Counted & Pick<QuickLine, 'doubt'>): QuickLine {
  const found = own.unit === undefined ? UNIT_BEFORE.exec(text) : undefined;
  if (!found) return { words: join([text]), ...own };
  const { num, ...more } = own;
  return { words: join([found[1]]), num, unit: found[2]!.toLowerCase(), ...more };
}

/** Whoever counts in pieces says how many, before bare numbers behind it: what is in stock, what one costs. */
const MEASURED = /^(?:米|m|公斤|千克|kg|吨)$/i;
function countedAt(told: readonly string[]): number {
  const found = told.flatMap((cell, at) => {
    const own = at > 0 ? quantityOf(cell) : undefined;
    return own?.num ? [{ at, ...own }] : [];
  });
  const pieces = found.filter(({ unit }) => unit !== undefined && !MEASURED.test(unit));
  const last = pieces.at(-1) ?? found.at(-1);
  // As many asked for as bought: the first of the two stands behind the words.
  return pieces.find(({ num }) => num === last?.num)?.at ?? last?.at ?? -1;
}

/** A standard says what is meant, in whatever column it stands: GB/T 893 in one of codes. */
const STANDARD =
  /^(?:GB(?:\/T)?|JB(?:\/T)?|HG(?:\/T)?|QC(?:\/T)?|SH(?:\/T)?|DIN(?: EN)?(?: ISO)?|ISO|ANSI|ASME|JIS|UNI|BS)[\s-]?\d/i;
const isStandard = (cell: string, at: number, { quantity, unit }: Columns): boolean =>
  at !== quantity && at !== unit && STANDARD.test(cell);

/** 2 ea. pillow block UCP 208: whoever counts in front of the thing names no other number behind it. */
const FRONT = new RegExp(`^\\d{1,6}\\s*(?:${UNIT.source})\\s+(?:of\\s+)?\\p{L}{2}`, 'iu');

function lineOf(cells: readonly string[], columns: Columns | undefined): QuickLine | undefined {
  if (columns) {
    const words = join(
      cells.filter((cell, at) => columns.words.includes(at) || isStandard(cell, at, columns)),
    );
    const own = quantityIn(cells[columns.quantity] ?? '');
    // 卷(100m): what a unit holds is none of its name.
    const unit =
      own?.unit ??
      cells[columns.unit]
        ?.replace(/\s*[(（].*$/, '')
        .toLowerCase()
        .slice(0, QUICK_UNIT_MAX);
    if (!words) return undefined;
    return { words, num: own?.num || 1, ...(unit ? { unit } : {}), ...(own?.doubt ? { doubt: true } : {}) };
  }
  const filled = cells.filter(Boolean);
  const [only] = filled;
  if (filled.length === 1 && only) {
    const line = only.replace(RUNNING, '');
    const found = AT_END.exec(line);
    const words = found?.[1]?.replace(SIGN, '').replace(/\s[-–—]$|[,，]$/, '') ?? '';
    const num = Number(found?.[3]);
    // 深沟球轴承 6204: what has no number yet gets its designation, unless a unit or × says that it is counted, or
    // the designation is told already and has no figures (三角带 SPB型 12).
    const isSigned = found?.[2] || SIGN.test(found?.[1] ?? '');
    const isFront = !isSigned && !found?.[4] && FRONT.test(line);
    const isCount =
      isSigned || ((found?.[4] || /\d/.test(words) || KIND.test(words)) && !NUMBERED.test(words));
    if (isCount && !isFront && num > 0 && !CONTENT.test(words)) {
      const own = counted(found![3]!, found![4]);
      const isShort = SHORT_MEASURE.test(own.unit ?? '') && own.num < SHORT;
      return withUnitBefore(words, isShort ? { ...own, doubt: true } : own);
    }
    const said = countIn(line);
    if (!said?.rest || NUMBERED.test(said.rest)) return { words: join([line]), num: 1 };
    const { num: asked, unit, isUnsure } = said;
    return withUnitBefore(said.rest, {
      num: asked,
      ...(unit ? { unit } : {}),
      ...(isUnsure ? { doubt: true } : {}),
    });
  }
  // 1 | 6204-2RS | 20: a running number says nothing.
  const [lead = '', ...others] = filled;
  const told = others.length > 1 && /^\d{1,3}$/.test(lead) ? others : [lead.replace(RUNNING, ''), ...others];
  const at = countedAt(told);
  if (at < 0) return told.length > 0 ? { words: join(told), num: 1 } : undefined;
  const own = quantityOf(told[at]!)!;
  // The unit may stand in the cell behind its number.
  const next = told[at + 1];
  const unit = own.unit ?? (next && ONLY_UNIT.test(next) ? next.toLowerCase() : undefined);
  return { words: join(told.slice(0, at)), num: own.num, ...(unit ? { unit } : {}) };
}

/** Of several columns of words those that say something in rows with a quantity: running numbers do not. */
function tellingOf({ words, quantity }: Columns, rows: readonly (readonly string[])[]): number[] {
  const counted = rows.filter((row) => row[quantity]);
  const told = counted.length > 0 ? counted : rows;
  const telling = words.filter((at) => told.some((row) => row[at] && !/^(?:\d{1,3}|0\d+)$/.test(row[at])));
  return telling.length > 0 ? telling : [...words];
}

/** What says that a cell is as the one above it: 〃, 同上. */
const SAME = /^(?:〃|″|〞|同上|ditto|do\.)\s*/i;
/** A cell as it is meant below another one: 〃 红色 is of what that begins with. */
export function asAbove(cell: string, above = ''): string {
  if (!SAME.test(cell)) return cell;
  const rest = cell.replace(SAME, '');
  return rest ? `${above.split(/\s+/)[0] ?? ''} ${rest}`.trim() : above;
}
function withSame(rows: readonly (readonly string[])[]): string[][] {
  const out: string[][] = [];
  for (const row of rows) out.push(row.map((cell, at) => asAbove(cell, out.at(-1)?.[at])));
  return out;
}

/** A row below a table that adds it up, which nobody can order. */
const SUM = /^(?:合\s*计|总\s*计|小\s*计|(?:sub|grand)?\s*total)(?!\S*\d)\s*[:：]?$/i;
/** A row that names columns without a quantity among them, and nothing that can be bought: 品名/规格, 申请数, 库存, 单价. */
const HEAD_MONEY = /^(?:(?:含税|不含税)?(?:单价|总价|金额|价格)|库存|unit price|price|amount|stock)/i;
const isNames = (row: readonly string[]): boolean =>
  HEAD_WORDS.test(row.find(Boolean)!) &&
  row.some((cell) => HEAD_MONEY.test(cell)) &&
  row.every((cell) => !/\d/.test(cell));
/** A drawing numbers its parts from below, on the row that names the columns; what is below that is its title block. */
function footOf(rows: readonly (readonly string[])[]): number {
  const at = rows.findIndex((row) => row.filter(Boolean).length > 2 && columnsOf(row) !== undefined);
  const numbers = rows
    .slice(0, Math.max(at, 0))
    .map(([cell = '']) => (/^\d{1,3}$/.test(cell) ? Number(cell) : Number.NaN));
  const falls = numbers.every((number, place) => place === 0 || number < numbers[place - 1]!);
  return numbers.length > 1 && falls ? at : -1;
}

/** Rows of a table; a row that names the columns is understood and left out, and so are empty ones. */
export function readQuickRows(rows: readonly (readonly string[])[]): QuickLines {
  const filled = rows.map((row) => row.map(plain)).filter((row) => row.some(Boolean));
  // Titles stand above the names of the columns, each in one cell; what says more is no title.
  const first = filled.findIndex((row) => row.filter(Boolean).length > 1);
  const above = first >= 0 && first <= LAST_HEAD && columnsOf(filled[first]!) ? first : 0;
  const isAbove = columnsOf(filled[above] ?? []) !== undefined;
  const below = isAbove ? -1 : footOf(filled);
  const head = below < 0 ? above : below;
  const named = columnsOf(filled[head] ?? []);
  const told = below < 0 ? filled.slice(head + 1) : filled.slice(0, below);
  const body = withSame(
    named ? told.filter((row) => !SUM.test(row.find(Boolean)!)) : filled.filter((row) => !isNames(row)),
  );
  const columns = named && { ...named, words: tellingOf(named, body) };
  const lines = body.slice(0, QUICK_LINES_MAX).flatMap((row) => lineOf(row, columns) ?? []);
  return { lines, leftOut: Math.max(body.length - QUICK_LINES_MAX, 0) };
}

/** A cell between quotation marks, with a separator in it: "Hex bolt, zinc". A mark behind a figure is an inch. */
const QUOTED = /(?<=^|,)"((?:[^"]|"")*)"(?=,|$)/g;
const HELD_COMMA = '\u0001';
/** Cells of a line; a stroke at either end of it parts nothing, nor does a comma between quotation marks. */
function cellsOf(line: string, separator: RegExp): string[] {
  if (separator === STROKES)
    return line
      .trim()
      .replace(/^\||\|$/g, '')
      .split(separator);
  if (separator !== SEPARATORS.at(-1) || !line.includes('"')) return line.split(separator);
  const whole = line.replace(QUOTED, (_, cell: string) =>
    cell.replaceAll('""', '"').replace(/[,，;；]/g, HELD_COMMA),
  );
  return whole.split(separator).map((cell) => cell.replaceAll(HELD_COMMA, ','));
}

interface Blanks {
  /** Cells of one word in front of the words of a line, and behind them. */
  front: number;
  behind: number;
}

/** ITEM QTY DESCRIPTION: a row that names columns may part them by single blanks, as drawings do when they are copied. */
function blanksOf(line: string): Blanks | undefined {
  const names = plain(line).split(/\s+/);
  const quantity = columnsOf(names)?.quantity ?? -1;
  const words = names.flatMap((name, at) => (at !== quantity && HEAD_WORDS.test(name) ? [at] : []));
  // An item is a running number where another column says what it is.
  const first = words.find((at) => !/^item$/i.test(names[at]!)) ?? words[0];
  if (quantity < 0 || first === undefined) return undefined;
  if (quantity < first) return { front: first, behind: 0 };
  // Behind the words stand the quantity and its unit, each one word; anything else cannot be told from the words.
  const isLast = names.slice(quantity + 1).every((name) => HEAD_UNIT.test(name));
  return isLast ? { front: first, behind: names.length - quantity } : undefined;
}

function partedByBlanks(line: string, { front, behind }: Blanks): string[] {
  const told = plain(line).split(/\s+/);
  if (told.length <= front + behind) return [line];
  const end = told.length - behind;
  return [...told.slice(0, front), told.slice(front, end).join(' '), ...told.slice(end)];
}

/** Words, numbers of one machine and of all, and what is said of the material: 螺栓 M16×90 12 24 8.8级. */
interface Numbers {
  /** Codes in front of the words. */
  front: number;
  /** How many numbers stand beside each other, and which of them is wanted. */
  count: number;
  at: number;
}
const NUMBERS_HEAD = ['name', 'qty', 'material'];

/** A row that names numbers of one machine beside those of all, parted by single blanks. */
function numbersOf(line: string): Numbers | undefined {
  const names = plain(line).split(/\s+/);
  const quantity = columnsOf(names)?.quantity ?? -1;
  if (quantity < 0) return undefined;
  let [from, to] = [quantity, quantity + 1];
  while (from > 0 && HEAD_EACH.test(names[from - 1]!)) from -= 1;
  while (to < names.length && HEAD_EACH.test(names[to]!)) to += 1;
  const front = names.findIndex((name) => !HEAD_CODE.test(name));
  if (to - from < 2 || !names.slice(front, from).some((name) => HEAD_WORDS.test(name))) return undefined;
  return { front, count: to - from, at: quantity - from };
}

/** The words of a row below such a head, without its codes. */
function wordsBelow(line: string, { front }: Numbers): string[] {
  const told = plain(line).split(/\s+/);
  const codes = told.findIndex((word) => !/^[a-z]{0,3}[\d.-]+$/i.test(word));
  return told.slice(Math.min(front, codes < 0 ? front : codes));
}

/** Where numbers stand beside each other, and how many times each of them the wanted one is: 4 12 is threefold. */
function placesOf(words: readonly string[], { count, at }: Numbers): { from: number; times: string }[] {
  return words.flatMap((_, from) => {
    const numbers = words.slice(from, from + count);
    if (from === 0 || numbers.length < count || !numbers.every((word) => /^\d{1,6}$/.test(word))) return [];
    const times = numbers.map((each) => Number(numbers[at]) / Number(each));
    return times.every((one) => one >= 1 && Number.isInteger(one)) ? [{ from, times: times.join(' ') }] : [];
  });
}

/** A list is made for so many machines: what most of its rows are told by, so that a size is taken for no number. */
function timesOf(lines: readonly string[], numbers: Numbers): string | undefined {
  const votes = new Map<string, number>();
  for (const line of lines)
    for (const times of new Set(placesOf(wordsBelow(line, numbers), numbers).map((place) => place.times)))
      votes.set(times, (votes.get(times) ?? 0) + 1);
  return [...votes].sort((one, other) => other[1] - one[1])[0]?.[0];
}

function partedByNumbers(line: string, numbers: Numbers, times: string | undefined): string[] {
  const words = wordsBelow(line, numbers);
  const places = placesOf(words, numbers);
  const sure = places.find((place) => place.times === times);
  const place = sure ?? places.at(-1);
  if (place) {
    const wanted = words[place.from + numbers.at]!;
    const behind = words.slice(place.from + numbers.count);
    return [words.slice(0, place.from).join(' '), sure ? wanted : UNSURE + wanted, behind.join(' ')];
  }
  const numbered = words.length - 1 - words.findLastIndex((word) => !/^\d{1,6}$/.test(word));
  if (numbered === 0 || words.length < 2) return [words.join(' ')];
  return [words.slice(0, -1).join(' '), (numbered < numbers.count ? '' : UNSURE) + words.at(-1)!];
}

/** A point or a stroke in front of each line of a list. */
const BULLET = /^\s*[-–•·●*]\s+(?=\S)/;
const hasQuantity = (cells: readonly string[]): boolean =>
  cells.some((cell, at) => at > 0 && (quantityOf(plain(cell))?.num ?? 0) > 0);

const ENTITIES: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  times: '×',
  phi: 'Φ',
  oslash: 'Φ',
  deg: '°',
  plusmn: '±',
  middot: '·',
};
/** What is copied out of a page may still be written as the page writes it: 1/2&quot;, &Phi;57&times;3.5. */
const unescaped = (text: string): string =>
  text.replace(
    /&(?:#(\d{2,5})|([a-z]{2,6}));/gi,
    (all, code: string | undefined, name: string | undefined) =>
      code ? String.fromCharCode(Number(code)) : (ENTITIES[name!.toLowerCase()] ?? all),
  );

const OF_PIECES = /(?:pcs?|pieces?|nos?|ea|个|只|件|支|套|颗|片|根)(?![a-z])/;
const K = String.raw`(\d{1,3}(?:\.\d{1,3})?)k`;
/** 1.5k pcs, - 3k, 2k hex nuts: a thousand of what is counted; a bare 10k may be a resistance. */
const THOUSANDS_OF = [
  new RegExp(`(?<![\\w.])()${K}(?=\\s*${OF_PIECES.source})`, 'giu'),
  new RegExp(`(\\s[-–—]\\s*|[:：]\\s*|\\sx\\s*)${K}\\s*$`, 'giu'),
];
const THOUSANDS_FIRST = new RegExp(`^()${K}(?=\\s+\\p{L}{2}[^\\d]*(?:M\\s?\\d|\\d|$))`, 'iu');
function inPieces(line: string): string {
  const one = (_: string, before: string, number: string): string =>
    before + String(Math.round(Number(number) * 1000));
  if (!/\dk/i.test(line)) return line;
  const told = THOUSANDS_OF.reduce((text, pattern) => text.replace(pattern, one), line);
  return told === line && countIn(line) === undefined
    ? line.replace(
        THOUSANDS_FIRST,
        (all, before: string, number: string) => `${one(all, before, number)} pcs`,
      )
    : told;
}

/** What goes on below an item of a numbered list belongs to it: 3、过滤器 DN100, and below it 数量：2套. */
function withFollowing(lines: readonly string[]): string[] {
  const isItem = lines.map((line) => RUNNING.test(line.trimStart()));
  if (isItem.filter(Boolean).length < LEAST_ITEMS) return [...lines];
  const out: string[] = [];
  let isOpen = false;
  for (const [at, line] of lines.entries()) {
    const isBelow: boolean = isOpen && /^[ \u3000]{2,}\S/.test(line) && !isItem[at] && !/[\t|]/.test(line);
    if (isBelow) out.push(`${out.pop()!.replace(/[,，;；。\s]+$/, '')}，${line.trim()}`);
    // （一）阀门及管件, between numbered items, is the title of those below it.
    else if (!/^[(（]?[一二三四五六七八九十]{1,3}[)）、.．]/.test(line.trim()) || /\d/.test(line))
      out.push(line);
    isOpen = isItem[at]! || isBelow;
  }
  return out;
}
const LEAST_ITEMS = 3;

/** Of two sizes the one of the line below: M8x25 同上 is what stands above it, in that size. */
const SAME_AS = /同上|\bditto\b/i;
const OF_SIZE = /(?<![\w.])(?:M|Φ|φ|DN|ST)?\d+(?:\.\d+)?(?:\s*[×xX*]\s*\d+(?:\.\d+)?)*(?![\w.])/;
function asSaidAbove(line: string, above: string): string {
  if (!SAME_AS.test(line) || !above) return line;
  const size = OF_SIZE.exec(line.replace(/的/g, ' '))?.[0];
  const before = OF_SIZE.exec(above)?.[0];
  const isAlike =
    size !== undefined && before !== undefined && size.replace(/\d+/g, '0') === before.replace(/\d+/g, '0');
  const thing = isAlike ? above.replace(before, size) : `${above.split(/\s+/)[0] ?? ''} ${size ?? ''}`;
  return line
    .replace(size ?? '', ' ')
    .replace(/(?:^|\s)的/, ' ')
    .replace(SAME_AS, thing)
    .trim();
}

/**
 * Pasted text: cells are parted by tabs, else by strokes or commas, else a quantity stands at the end, or somewhere in
 * the line with its unit. Commas of prose part nothing, unless two things are asked for.
 */
export function readQuickText(text: string): QuickLines {
  let blanks: Blanks | undefined;
  let numbers: Numbers | undefined;
  let times: string | undefined;
  let isParted = false;
  let isNumbered = false;
  let isTable = false;
  let last = '';
  const rows = withFollowing(unescaped(text).split(/\r\n|\r|\n/)).flatMap((whole, row, all) => {
    const typed = asSaidAbove(inPieces(whole.slice(0, LONGEST_LINE).replace(BULLET, '')), last);
    const prose = typed.slice(0, LONGEST_CELL);
    if (isStamped(prose)) return [];
    if (!isTable && isSaid(prose) && countIn(prose) === undefined) return [];
    if (!isParted && !isTable && isUnitFirst(prose)) {
      isParted = true;
      isNumbered = RUNNING_HEAD.test(prose);
      return [UNIT_FIRST_HEAD];
    }
    if (isParted) return [partedByUnit(plain(isNumbered ? typed.replace(RUNNING_CELL, '') : typed), UNIT)];
    const line = thousands(typed);
    if (RULE.test(line) && line.includes('--')) return [];
    const separator = SEPARATORS.find((one) => (one === STROKES ? PIPED : one).test(line));
    const cells = separator && cellsOf(line, separator);
    isTable ||= cells !== undefined && columnsOf(cells.map(plain)) !== undefined;
    const isProse = separator === SEPARATORS.at(-1) && !isTable && !hasQuantity(cells!);
    if (cells && !isProse) {
      const parts = partsOfLine(prose);
      if (isTable || separator !== SEPARATORS.at(-1) || parts.length === 1) return [cells];
    }
    if (numbers) return [partedByNumbers(line, numbers, times)];
    numbers = blanks || cells ? undefined : numbersOf(line);
    if (numbers) {
      times = timesOf(all.slice(row + 1, row + 1 + QUICK_LINES_MAX), numbers);
      return [NUMBERS_HEAD];
    }
    blanks ??= blanksOf(line);
    if (blanks && !cells) return [partedByBlanks(line, blanks)];
    const count = countIn(plain(line));
    if (count) last = count.rest.replace(/\s*的$/, '');
    return partsOfLine(plain(line))
      .flatMap(eachOfLine)
      .map((part) => [part]);
  });
  return readQuickRows(rows);
}

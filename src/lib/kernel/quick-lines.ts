/** Reads what buyers paste: designations with quantities, one a line, as they stand in mails and tables. */
import { QUICK_LINES_MAX, QUICK_UNIT_MAX, QUICK_WORDS_MAX } from './cart-limits.ts';
import { LINE_QUANTITY_MAX } from './limits.ts';
import { withPartsInColumns } from './quick-parts-list.ts';
import { withSemicolons } from './quick-semicolons.ts';
import {
  allPacks,
  askedFirst,
  countIn,
  eachOfLine,
  isFramed,
  isSaid,
  isSignature,
  isStamped,
  isUnitFirst,
  numberOf,
  partedByUnit,
  partsOfLine,
  UNSURE,
  UNIT_FIRST_HEAD,
  withoutMoney,
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
  /[百千万]?(?:个|件|只|套|根|米|支|把|盒|箱|包|卷|台|片|条|块|桶|瓶|张|付|副|对|双|袋|枚|颗|粒|顶|打|组|罐|捆|扎|公斤|千克|吨|盏|具|筒|盘|辆)|[百千万]|pieces?|units?|pcs?\.?|stk\.?|stück|nos?\.?|sets?|boxes|box|pairs?|prs?|dozens?|doz\.?|gross|ea\.?|rolls?|cartons?|ctns?|packs?|pkts?|bags?|bottles?|tubes?|drums?|spools?|sheets?|m|kg/;
const NUMBER = /(\d{1,7})(?:\.0+)?/;
const QUANTITY = new RegExp(`^[x×*＊]?\\s*${NUMBER.source}\\s*(${UNIT.source})?$`, 'i');
/** What leads to a quantity at the end of a line: × 20, qty 40, 数量：25, ---- 25. */
const LEADS = /[x×*＊:：]|qty\.?\s*[:：]?|quantity\s*[:：]?|数量\s*[:：]?|-{2,}|—+|\.{3,}|…+/;
const AT_END = new RegExp(`^(.*\\S)\\s+(${LEADS.source})?\\s*${NUMBER.source}\\s*(${UNIT.source})?$`, 'i');
const SIGN = new RegExp(`\\s(?:${LEADS.source})$`, 'i');
/**
 * A designation without figures, marked by 型 or type: SPB型, A型, type SPB. Bare letters may belong to the number (NU
 * 205, DN 50).
 */
const KIND = /(?:^|\s)(?:[A-Z]{1,6}(?:[-/][A-Z]{1,6})?\s?(?:型|type)|type\s[A-Z]{1,6})$/i;
/** The number behind it is that of a standard, a nominal size or a pressure: NUT M12 DIN 985 asks for one nut. */
const NUMBERED =
  /(?:^|[\s(（])(?:DIN|ISO|EN|IEC|GB(?:\/T)?|JB(?:\/T)?|HG(?:\/T)?|ANSI|ASME|ASTM|JIS|BS|UNI|DN|PN)$/i;
/** The number behind it is a strength, and no quantity either: HEX NUT M10, GRADE 8. */
const GRADED = /(?:^|[\s,，(（])(?:grade|gr\.?|class|cl\.?)$/i;
/** What stands behind it is what a pack holds: 4 cartons of 12. */
const CONTENT = /\bof$/i;
/** So few metres may be the length of the thing: 手拉葫芦 2t 6米. */
const [SHORT_MEASURE, SHORT] = [/^(?:m|米)$/, 10];
/** Nobody writes more in one cell; what follows is not looked at. */
const LONGEST_CELL = 300;
const LONGEST_LINE = 4000;
const ONLY_UNIT = new RegExp(`^(?:${UNIT.source})$`, 'i');
const HEAD_QUANTITY =
  /^(?:采购|需求|订购|订货|计划|申请|申购|请购|本次|本批|需用|使用|领用|请领|申领|总)*(?:数量|数目|件数|用量|数|量)(?!\s*[:：]?\s*\d)(?=$|[\s(（/、:：])|^(?:需求|申购|请购|采购|订购|menge|anzahl)$|^(?:req(?:uired|\.)?|order(?:ed)?|total|est\.?)?\s*(?:qty|quantity)\b(?!\.?\s*[:：]?\s*\d)/i;
/** Of several numbers the one of all machines together: 总需求, 5台合计, Total. */
const HEAD_TOTAL =
  /^(?:\d+\s*[台套机])?(?:合计|总计|总|共)(?:需求?|采购|用)?(?:数量|数|量|件数)?$|^(?:grand )?total(?: (?:qty|quantity|req(?:uired|\.)?|nos\.?|pcs))?\.?$/i;
/** How many each machine takes, beside how many are wanted in all: 单台 12, 总数 24. */
const HEAD_EACH =
  /^(?:单|每)(?:台|机|套)(?:数量?|用量|件数)?$|^(?:qty|quantity|nos?|pcs)?\.?\s*(?:\/|per)\s*(?:unit|set|machine|assy|assembly|pump|line)$|^each$/i;
/** For how many machines: 台数 5. */
const HEAD_TIMES = /^(?:台|套|机)数$|^(?:no\.? of |nos?\.? )?(?:sets|units|machines)$/i;
const HEAD_UNIT = /^(?:计量)?单位$|^(?:units?|uom|u\/m|einheit)$/i;
const HEAD_WORDS =
  /名称|品名|型号|规格|描述|料号|货号|(?:商品|物品|货品|产品|耗材|[材物]料)(?!编|号|代码)|材质|^(?:name|goods|product|article|item|part|model|spec|designation|description|type|size|material|matl|standard|(?:short |long )?text|bezeichnung|benennung|norm(?: ?\/ ?typ)?|typ|werkstoff|abmessung(?:en)?)|短文本/i;
const HEAD_DESCRIBES = /规格|型号|描述|spec|desc/i;
/** Codes of the buyer's own stock system; they are useless here if another column describes the goods. */
const HEAD_CODE = /编码|编号|序号|代码|^件号|^(?:no|pos|line|code)\b/i;
/** The number of a line in front of it: 3、 3. 3) */
const RUNNING = /^[①-⑳㉑-㊿]\s*(?=\S)|^[(（]?\d{1,3}\s*(?:[、．)）]|\.(?=\s|\p{L}))\s*(?=\S)/u;
/** The first column of a table with running numbers, which say nothing about the goods. */
const RUNNING_HEAD = /^\s*(?:序号?|项次|行号|no\.?|item|pos\.?|#)\s/i;
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
const MANY: Record<string, number> = { 百: 100, 千: 1000, 万: 10_000, k: 1000 };
const inFull = (_: string, number: string, many: string): string =>
  String(Math.round(Number(number) * MANY[many.toLowerCase()]!));
function counted(digits: string, written = ''): Counted {
  const many = MANY[written];
  const num = Math.min(Number(digits) * (many ?? 1), LINE_QUANTITY_MAX);
  const unit = many === undefined ? written.toLowerCase().replace(/\.$/, '') : '';
  return unit ? { num, unit } : { num };
}

/** 1.2k, 1.5千: what no whole number of thousands stands in front of. */
const IN_CELL = /^(\d{1,3}\.\d{1,3}|\d{1,3}(?=k))(k|[百千万])(?![a-z])/i;
function quantityOf(cell: string): Counted | undefined {
  const whole = cell.replace(/(\d)[,\s](?=\d{3}(?!\d))/g, '$1').replace(IN_CELL, inFull);
  const found = QUANTITY.exec(whole);
  return found ? counted(found[1]!, found[2]) : undefined;
}

const ABOUT_SIGN = /约|大约|[≈~]|\d{1,6}\s*[-~～至]/;
const MORE_OR_LESS = /(?:左右)?/;
const ABOUT = new RegExp(
  `^(?:${ABOUT_SIGN.source})\\s*(\\d{1,6})\\s*(${UNIT.source})?\\s*${MORE_OR_LESS.source}$`,
  'i',
);
const SEVERAL = new RegExp(`\\s(?:${UNIT.source})(?:\\s+\\d+(?:\\.\\d+)?){3}`, 'i');
/** 200+50 套, 100～150套: of which nobody but the buyer can say how many. */
const SUMMED = new RegExp(`\\d\\s*[+＋~～]\\s*\\d{1,6}\\s*(?:${UNIT.source})?\\s*$`, 'i');
/** Quantity of a cell in a quantity column: 各6, 五十, 0.5 and 1,00 as well. */
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
  // 约20, and 10-12: the most of it, and the buyer is asked to look.
  const about = ABOUT.exec(cell)?.[1];
  if (about) return { ...counted(about, ABOUT.exec(cell)![2]), doubt: true };
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
  /** Unit of the quantity, if its heading names one: 数量(个). */
  counted: string;
  /** Column with the number of machines; -1 without one. */
  times: number;
}

/** The first row of a table may name its columns. */
function columnsOf(cells: readonly string[]): Columns | undefined {
  const isEach = (cell: string): boolean => HEAD_EACH.test(cell);
  const each = cells.findIndex(isEach);
  const total = cells.findIndex((cell) => HEAD_TOTAL.test(cell));
  const plainly = cells.findIndex((cell) => HEAD_QUANTITY.test(cell) && !isEach(cell));
  // A sum is of money where nothing beside it is one of things.
  const quantity = each >= 0 && total >= 0 ? total : plainly >= 0 ? plainly : each;
  if (quantity < 0 || cells.some((cell) => quantityOf(cell) !== undefined)) return undefined;
  const times = quantity === each ? cells.findIndex((cell) => HEAD_TIMES.test(cell)) : -1;
  const unit = cells.findIndex((cell) => HEAD_UNIT.test(cell));
  const isNumber = (cell: string, at: number): boolean =>
    at === quantity || at === unit || isEach(cell) || HEAD_TOTAL.test(cell) || HEAD_TIMES.test(cell);
  const named = cells.flatMap((cell, at) => (!isNumber(cell, at) && HEAD_WORDS.test(cell) ? [at] : []));
  // 物料号 beside a description or a size is a code.
  const isDescribed = named.some((at) => HEAD_DESCRIBES.test(cells[at]!));
  const words = named.filter((at) => !isDescribed || !/料号|货号/.test(cells[at]!));
  const before = cells.flatMap((cell, at) =>
    at < quantity && !isNumber(cell, at) && !HEAD_CODE.test(cell) ? [at] : [],
  );
  const counted = new RegExp(`[(（]\\s*(${UNIT.source})\\s*[)）]$`, 'i').exec(cells[quantity]!)?.[1] ?? '';
  return { quantity, unit, times, counted, words: words.length > 0 ? words : before };
}

const join = (cells: readonly (string | undefined)[]): string =>
  cells.filter(Boolean).join(' ').replace(/\s+/g, ' ').slice(0, QUICK_WORDS_MAX).trim();

/** 片 24, in columns without a head: a unit alone behind the words is that of the number behind it. */
const UNIT_BEFORE =
  /^(.*\S)\s+(个|件|只|套|根|支|把|盒|箱|包|卷|台|片|条|块|桶|瓶|双|副|米|公斤|kg|pcs|drum|box|roll|pair|set|bottle|can|bag|pack)$/iu;
function withUnitBefore(text: string, own: Counted & Pick<QuickLine, 'doubt'>): QuickLine {
  const found = own.unit === undefined ? UNIT_BEFORE.exec(text) : undefined;
  if (!found) return { words: join([text]), ...own };
  const { num, ...more } = own;
  return { words: join([found[1]]), num, unit: found[2]!.toLowerCase(), ...more };
}

/** Pails and drums in which oils and greases are sold. */
const PAIL =
  /^[^\d]*(?:[脂油]|grease|oil)[^\d]*(?:\d\s*(?:#|号)[^\d]*)?\s(?:15|16|17|18|170|175|180)\s*(?:kg|公斤|千克)$/iu;
/** A number with a unit of pieces is the quantity, also before bare numbers: stock, price. */
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

/** A standard names the part, in whatever column it is: GB/T 893 in one of codes. */
const STANDARD =
  /^(?:GB(?:\/T)?|JB(?:\/T)?|HG(?:\/T)?|QC(?:\/T)?|SH(?:\/T)?|DIN(?: EN)?(?: ISO)?|ISO|ANSI|ASME|JIS|UNI|BS)[\s-]?\d/i;
const isStandard = (cell: string, at: number, { quantity, unit }: Columns): boolean =>
  at !== quantity && at !== unit && STANDARD.test(cell);

/** 安全帽 12: a size of helmets, or as many of them; a number of a bearing is longer. */
const SHORT_END = /^[^\d]*[\p{Script=Han}\p{Ll}]\s\d{1,3}$/u;
/** WHITE 25: a size behind a color, or as many, however it is written. */
const COLOR_END = /^\D*\b(?:white|black|red|blue|green|yellow|gr[ae]y|orange|brown|clear)\s\d{1,3}$/i;
const isDoubtful = (line: string): boolean =>
  SEVERAL.test(line) || SHORT_END.test(line) || COLOR_END.test(line);

/** 2 ea. pillow block UCP 208: whoever counts in front of the thing names no other number behind it. */
const SIGN_FIRST = /[来要订]?\d{1,6}\s*[个只套根支把盒箱包卷台片条块桶双](?![套装式])/;
const FRONT = new RegExp(
  `^(?:\\d{1,6}\\s*(?:${UNIT.source})\\s+(?:of\\s+)?\\p{L}{2}|${SIGN_FIRST.source})`,
  'iu',
);

/** What a cell says before its number: qty 40, 数量：25. */
const SAYS_QUANTITY = /^(?:qty\.?|quantity|数量)\s*[:：]?\s*(?=\d)/i;
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
        .slice(0, QUICK_UNIT_MAX) ??
      columns.counted.toLowerCase();
    if (!words) return undefined;
    const times = quantityOf(cells[columns.times] ?? '')?.num || 1;
    return {
      words,
      num: Math.min((own?.num || 1) * times, LINE_QUANTITY_MAX),
      ...(unit ? { unit } : {}),
      ...(own?.doubt ? { doubt: true } : {}),
    };
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
    // 15 spools MIG wire 1.2mm 15kg: the measure at the end is the content of one of what is counted in front.
    const isFront = !isSigned && (!found?.[4] || MEASURED.test(found[4])) && FRONT.test(line);
    const isCount =
      isSigned ||
      ((found?.[4] || /\d/.test(words) || KIND.test(words)) && !NUMBERED.test(words) && !GRADED.test(words));
    // 生料带 10卷 20米: what is counted in pieces before what a piece measures.
    const pieces = !isSigned && MEASURED.test(found?.[4] ?? '') ? countIn(line) : undefined;
    if (pieces?.unit && pieces.rest && !MEASURED.test(pieces.unit)) {
      const { num: asked, unit, isUnsure } = pieces;
      return { words: join([pieces.rest]), num: asked, unit, ...(isUnsure ? { doubt: true } : {}) };
    }
    // 锂基脂 15kg: a pail of it, or so many kilos.
    if (isCount && !isSigned && PAIL.test(line)) return { words: join([line]), num: 1, doubt: true };
    if (isCount && !isFront && num > 0 && !CONTENT.test(words)) {
      const own = counted(found![3]!, found![4]);
      const isShort = SHORT_MEASURE.test(own.unit ?? '') && own.num < SHORT;
      return withUnitBefore(words, isShort ? { ...own, doubt: true } : own);
    }
    const said = countIn(line);
    // 套 4 0 6 12: of several numbers without a heading nobody can tell which is meant.
    if (!said?.rest || NUMBERED.test(said.rest))
      return { words: join([line]), num: 1, ...(isDoubtful(line) ? { doubt: true as const } : {}) };
    const { num: asked, unit, isUnsure } = said;
    return withUnitBefore(said.rest, {
      num: asked,
      ...(unit ? { unit } : {}),
      ...(isUnsure || SUMMED.test(line) ? { doubt: true } : {}),
    });
  }
  const [lead = '', ...others] = filled;
  // 1 | 6204-2RS | 20: a running number is skipped.
  const written =
    others.length > 1 && /^\d{1,3}$/.test(lead) ? others : [lead.replace(RUNNING, ''), ...others];
  const told = written.map((cell, at) => (at > 0 ? cell.replace(SAYS_QUANTITY, '') : cell));
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
  const telling = words.filter((at) =>
    told.some((row) => row[at] && !/^(?:\d{1,3}|0\d+|\d{6,})$/.test(row[at])),
  );
  return telling.length > 0 ? telling : [...words];
}

/** Marks of a cell that repeats the one above it: 〃, 同上. */
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
const isNames = (row: readonly string[], at: number): boolean =>
  row.some((cell) => HEAD_WORDS.test(cell)) &&
  (row.some((cell) => HEAD_MONEY.test(cell)) || (at === 0 && row.filter(Boolean).length > 2)) &&
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

/** 一、轴承, 【油封】, Bearings: and what a list says of itself instead. */
const SECTION =
  /^(?:[(（][一二三四五六七八九十]{1,3}[)）]\s*|[一二三四五六七八九十]{1,3}\s*[、.．]|\d{1,2}\s*[、.．](?!\d)\s*|[【[〔《<#*＊■●▲◆·—–=-]+\s*)?([^:：]{2,30}?)\s*(?:类|部分|系列)?\s*([】\]〕》>*＊—–=-]*\s*[:：]?)$/u;
const OF_LIST =
  /你好|您好|hello|dear|^hi$|经理|先生|女士|老板|师傅|谢谢|需要|以下|如下|清单|材料|采购|询价|明细|要货|订货|下单|麻烦|帮|我们|补货|仓库|车间|项目|到货|之?前$|list|need|follow|please|order|items|parts$/i;
/** What is written behind a size and names no thing of its own: 镀锌, 8.8级, 带, 国标, pcs. */
const OF_SIZE_ONLY =
  /(?:热|冷|电|白|蓝白|彩|黑|环保)?镀?(?:锌|镍|铬)|发黑|本色|不锈钢|碳钢|黄铜|铜|国标|全牙|半牙|细牙|粗牙|级|加厚|加长|左旋|右旋|开口|闭口|进口|国产|黑色|白色|红色|黄色|蓝色|绿色|\b(?:zinc|plain|black|steel|brass|plated|stainless|galv\w*|ss)\b/giu;
const NAMED = /\p{Script=Han}{2}|[a-z]{4}/iu;

/**
 * What stands alone above lines that are sizes and no more is what they are sizes of: 轴承, and below it 6204 20. A title
 * between lines that name themselves says nothing.
 */
function withSections(rows: readonly (readonly string[])[], columns: Columns | undefined): QuickLine[] {
  let section = '';
  return rows.flatMap((row, at) => {
    const line = lineOf(row, columns);
    const filled = row.filter(Boolean);
    const [, name = '', sign = ''] = (filled.length === 1 && SECTION.exec(filled[0]!)) || [];
    const next = rows.slice(at + 1).find((one) => one.some(Boolean));
    const below = next && lineOf(next, columns);
    const isAbove = below !== undefined && below.words !== next!.filter(Boolean).join(' ');
    // 12.9级内六角：is a title as well, M8×30 is none.
    const isWord = !/\d/.test(name) || (/[:：]$/.test(sign) && isAbove && isBareSize(below.words));
    const isTitle = name !== '' && isWord && line?.num === 1 && line.unit === undefined && isAbove;
    if (filled.length === 1 && isFramed(filled[0]!) && !isTitle) return [];
    if (isTitle && (sign || filled[0] !== name || isBareSize(below.words))) {
      section = OF_LIST.test(name) ? '' : name.trim();
      return [];
    }
    if (!line || section === '' || !isBareSize(line.words)) return line ?? [];
    return [{ ...line, words: join([section, line.words]) }];
  });
}
const isBareSize = (words: string): boolean =>
  /^\W{0,2}[a-z]{0,4}[-\s]?\d/iu.test(words) && !NAMED.test(words.replace(OF_SIZE_ONLY, ' '));

/** Tabs that were typed until the columns stood below each other part no more than one does. */
function withoutGaps(rows: string[][]): string[][] {
  const head = rows.findIndex((row) => row.filter(Boolean).length > 2);
  const names = rows[head]?.filter(Boolean) ?? [];
  const isGappy = rows[head]?.slice(0, -1).includes('') && columnsOf(names) !== undefined;
  if (!isGappy || !rows.slice(head).every((row) => row.filter(Boolean).length <= names.length)) return rows;
  return rows.map((row) => row.filter(Boolean));
}

/** Rows of a table; a row that names the columns is understood and left out, and so are empty ones. */
export function readQuickRows(rows: readonly (readonly string[])[]): QuickLines {
  const filled = withoutGaps(rows.map((row) => row.map(plain)).filter((row) => row.some(Boolean)));
  // Titles stand above the names of the columns, each in one cell; what says more is no title.
  const first = filled.findIndex((row) => row.filter(Boolean).length > 1);
  const above = first >= 0 && first <= LAST_HEAD && columnsOf(filled[first]!) ? first : 0;
  const isAbove = columnsOf(filled[above] ?? []) !== undefined;
  const below = isAbove ? -1 : footOf(filled);
  const head = below < 0 ? above : below;
  const named = columnsOf(filled[head] ?? []);
  const told = below < 0 ? filled.slice(head + 1) : filled.slice(0, below);
  const body = withSame(
    named
      ? told.filter((row) => !SUM.test(row.find(Boolean)!))
      : filled.filter((row, at) => !isNames(row, at)),
  );
  const columns = named && { ...named, words: tellingOf(named, body) };
  const lines = withSections(body.slice(0, QUICK_LINES_MAX), columns);
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
  /** Which of those behind is the quantity, and which its unit; -1 where it is in front. */
  quantity: number;
  unit: number;
}

/** What is a code of a stock program where another column has the words: 物料 beside 短文本. */
const HEAD_MAYBE_CODE = /^(?:item|物料号?|料号|货号|material)$/i;
/** ITEM QTY DESCRIPTION: a row that names columns may part them by single blanks, as drawings do when they are copied. */
function blanksOf(line: string, below: readonly string[]): Blanks | undefined {
  const names = plain(line).split(/\s+/);
  const columns = columnsOf(names);
  if (!columns) return undefined;
  const words = names.flatMap((name, at) => (at !== columns.quantity && HEAD_WORDS.test(name) ? [at] : []));
  const first = words.find((at) => !HEAD_MAYBE_CODE.test(names[at]!)) ?? words[0];
  if (first === undefined) return undefined;
  if (columns.quantity < first) return { front: first, behind: 0, quantity: -1, unit: -1 };
  const last = words.findLast((at) => at < columns.quantity)!;
  const tail = names.slice(last + 1);
  const [quantity, unit] = [columns.quantity, columns.unit].map((at) => (at > last ? at - last - 1 : -1));
  const blanks = { front: first, behind: tail.length, quantity: quantity!, unit: unit! };
  // Behind the words stand the quantity and its unit, each one word; anything else must be so in most of the rows.
  if (quantity === 0 && tail.slice(1).every((name) => HEAD_UNIT.test(name))) return blanks;
  const fits = below.filter((one) => partedByBlanks(one, blanks).length > 1);
  return fits.length > below.length * MOST_OF ? blanks : undefined;
}
const MOST_OF = 0.6;

const laid = (told: readonly string[], front: number, end: number): string[] => [
  ...told.slice(0, front),
  told.slice(front, end).join(' '),
  ...told.slice(end),
];
function partedByBlanks(line: string, { front, behind, quantity, unit }: Blanks): string[] {
  const told = plain(line).split(/\s+/);
  // Remarks at the end may be left out.
  for (let most = behind; most > Math.max(quantity, unit) || most === behind; most -= 1) {
    const end = told.length - most;
    const isUnit = unit < 0 || ONLY_UNIT.test(told[end + unit] ?? '');
    const isFit = quantity < 0 || (isUnit && quantityIn(told[end + quantity] ?? '') !== undefined);
    if (end > front && isFit) return laid(told, front, end);
  }
  return [line];
}

/** Columns that two blanks or more part, as programs print them. */
interface Wide {
  names: string[];
  columns: Columns;
}
const WIDE = /\s{2,}/;
const LEAST_WIDE = 3;
function wideOf(line: string, below: readonly string[]): Wide | undefined {
  const names = plain(line).split(WIDE);
  const columns = names.length < LEAST_WIDE ? undefined : columnsOf(names);
  if (!columns) return undefined;
  const wide = { names, columns };
  const fits = below.filter((one) => partedWide(one, wide).length > 1);
  return fits.length > below.length * MOST_OF ? wide : undefined;
}
/** Cells of a line below such a head; where one is left out, the quantity with its unit says where the others are. */
function partedWide(line: string, { names, columns }: Wide): string[] {
  const cells = plain(line).split(WIDE);
  const { quantity, unit, words } = columns;
  const isAt = (at: number, step: number): boolean =>
    quantityOf(cells[at] ?? '') !== undefined && (unit < 0 || ONLY_UNIT.test(cells[at + step] ?? ''));
  if (cells.length <= names.length && isAt(quantity, unit - quantity)) return cells;
  const at = cells.findIndex((_, place) => place > 0 && isAt(place, unit - quantity));
  if (at < 0 || Math.abs(unit - quantity) !== 1 || quantity < words[0]!) return [line];
  const from = Math.min(at, at + unit - quantity);
  const own = names.map(() => '');
  own[words[0]!] = cells.slice(/^\d{1,4}$/.test(cells[0]!) ? 1 : 0, from).join(' ');
  own[quantity] = cells[at]!;
  own[unit] = cells[at + unit - quantity]!;
  return own;
}

/** Words, numbers for one machine and for all, and the material: 螺栓 M16×90 12 24 8.8级. */
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
  const isOther = (name = ''): boolean => HEAD_EACH.test(name) || HEAD_TIMES.test(name);
  while (from > 0 && isOther(names[from - 1])) from -= 1;
  while (to < names.length && isOther(names[to])) to += 1;
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
    const unit = ONLY_UNIT.test(behind[0] ?? '') ? behind.shift()! : '';
    const front = words.slice(0, place.from);
    const before = !unit && front.length > 1 && ONLY_UNIT.test(front.at(-1)!) ? front.pop()! : '';
    return [front.join(' '), `${sure ? wanted : UNSURE + wanted}${unit || before}`, behind.join(' ')];
  }
  const numbered = words.length - 1 - words.findLastIndex((word) => !/^\d{1,6}$/.test(word));
  if (numbered === 0 || words.length < 2) return [words.join(' ')];
  return [words.slice(0, -1).join(' '), (numbered < numbers.count ? '' : UNSURE) + words.at(-1)!];
}

/** A point or a stroke in front of each line of a list. */
const BULLET = /^\s*[-–•·●*]\s+(?=\S)/;
const hasQuantity = (cells: readonly string[]): boolean =>
  cells.some((cell, at) => at > 0 && (quantityOf(plain(cell))?.num ?? 0) > 0);

const CROSSES = /[✕✖╳⨯⨉＊]/g;
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
/** M8 1.2k, M8 1.5万: at the end, behind what has figures. */
const THOUSANDS_LAST = /(\d.*\s|[:：x×*=]\s*)(\d{1,3}\.\d{1,3}|\d{1,3}(?=k))(k|[百千万])\s*$/iu;
/** Parts whose values are given in thousands of ohms or kelvins. */
const IN_KILO = /电阻|电位器|欧|Ω|灯|色温|resistor|potentiometer|ohm|\bled\b/iu;
const THOUSANDS_FIRST = new RegExp(`^()${K}(?=\\s+\\p{L}{2}[^\\d]*(?:M\\s?\\d|\\d|$))`, 'iu');
function inPieces(line: string): string {
  const one = (_: string, before: string, number: string): string =>
    before + String(Math.round(Number(number) * 1000));
  if (!/\d(?:k|[百千万])/i.test(line)) return line;
  const told = THOUSANDS_OF.reduce((text, pattern) => text.replace(pattern, one), line).replace(
    THOUSANDS_LAST,
    (all, before: string, number: string, many: string) =>
      IN_KILO.test(line) ? all : `${before.replace(/\s*[x×*]\s*$/i, ' × ')}${inFull(all, number, many)}`,
  );
  return told === line && countIn(line) === undefined
    ? line.replace(
        THOUSANDS_FIRST,
        (all, before: string, number: string) => `${one(all, before, number)} pcs`,
      )
    : told;
}

/** 6204=50, and no side: L=50, 内径=50. */
const MANY_SIGN = /(?:k|[百千万])?/;
const EQUALS = new RegExp(
  `^(.*\\S)\\s*[=＝]\\s*(\\d[\\d,.]*\\s*${MANY_SIGN.source}\\s*(?:${UNIT.source})?)\\s*$`,
  'iu',
);
const SIDE =
  /(?:^|[^a-z\d])(?:[a-zφ⌀]|[dl]\d|dn|pn|od|id|kw|qty|quantity)$|(?:长|宽|高|径|厚|深|距|齿|数|度|寸|压|力|率|量|口|级|程|码)$/iu;
/** M8*30*200个, 6米*10根, 6205ZZ*20: what is multiplied in the end with a unit, or what no size is multiplied with. */
const TIMES_UNIT = new RegExp(
  String.raw`^(.*[\p{L}\d)）#"″])\s*[*×x]\s*(\d{1,6})\s*((?!m$|kg$)(?:${UNIT.source}))\s*$`,
  'iu',
);
const TIMES = /^(.*(?:[)）级]|\d[a-z]{1,3}|(?<![\p{L}\d])m\d+[*×x](?:[5-9]|\d{2,})))[*×x](\d{1,6})\s*$/iu;
/** Below so many a measure is of the thing: 50*50*5*6米. */
const ofThing = (number: string, unit: string): boolean =>
  SHORT_MEASURE.test(unit) && Number(number) <= SHORT_BAR;
const SHORT_BAR = 12;
/** M12螺母30: what has its size already is counted by the number at its end; 304 is a steel. */
const BEHIND_NOUN = /^(.*(?<![a-z])(?:m|dn|φ)\s?\d[^\s]*[\p{Script=Han}]{2,}(?<![钢铁级号]))(\d{1,6})\s*$/iu;
/** 6207/15个 */
const AFTER_STROKE = /^([^/]*\d[^/]*)\/(\d{1,6}\s*[个只套根支把盒箱包卷台片条块桶双])\s*$/u;
/** cable gland M20, 30x: a sign behind a count leads nowhere else. */
const SIGN_BEHIND = /[,，;；]\s*(\d{1,6})\s*[x×]\s*$/i;
/** 2 boxes x10: so many in each box are no count of boxes. */
const BOXES_OF =
  /\s(\d{1,5})\s*(boxes|box|packs?|cartons?|ctns?|bags?|盒|箱|包)\s*[x×*]\s*(\d{1,5})\s*(?:pcs|个|只|支|片)?\s*$/i;
const COUNT_WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
/** needle bearing HK2016, ten of them; two pcs */
const IN_WORDS = new RegExp(
  String.raw`([,，;；–-]\s*|\s)(${COUNT_WORDS.join('|')}|twenty|fifty)(?:\s+of\s+(?:them|these|those|each)|\s*(${UNIT.source}))\s*$`,
  'i',
);
const countOf = (word: string): number => ({ twenty: 20, fifty: 50 })[word] ?? COUNT_WORDS.indexOf(word) + 1;
const withTimes = (line: string): string =>
  withoutMoney(line)
    .replace(SIGN_BEHIND, ' × $1')
    .replace(BOXES_OF, ' ($3 pcs) × $1 $2')
    .replace(
      IN_WORDS,
      (_, before: string, word: string, unit = '') =>
        `${before.trimEnd()} × ${countOf(word.toLowerCase())} ${unit}`,
    )
    .replace(TIMES_UNIT, (all, before: string, number: string, unit: string) =>
      ofThing(number, unit) ? all : `${before} × ${number}${unit}`,
    )
    .replace(TIMES, '$1 × $2')
    .replace(BEHIND_NOUN, '$1 × $2')
    .replace(AFTER_STROKE, '$1 × $2');
const withEquals = (line: string): string =>
  line.replace(EQUALS, (all, before: string, number: string) =>
    SIDE.test(before) ? all : `${before} × ${number}`,
  );

/** Lines below an item of a numbered list belong to it: 3、过滤器 DN100, and below it 数量：2套. */
function withFollowing(lines: readonly string[]): string[] {
  const isItem = lines.map((line) => RUNNING.test(line.trimStart()));
  if (isItem.filter(Boolean).length < LEAST_ITEMS) return [...lines];
  const out: string[] = [];
  let isOpen = false;
  for (const [at, line] of lines.entries()) {
    const isBelow: boolean = isOpen && /^[ \u3000]{2,}\S/.test(line) && !isItem[at] && !/[\t|]/.test(line);
    if (isBelow)
      out.push(
        `${out.pop()!.replace(/[,，;；。\s]+$/, '')}，${/^[a-z]/i.test(line.trim()) ? ' ' : ''}${line.trim()}`,
      );
    // （一）阀门及管件, between numbered items, is the title of those below it.
    else if (!/^[(（]?[一二三四五六七八九十]{1,3}[)）、.．]/.test(line.trim()) || /\d/.test(line))
      out.push(line);
    isOpen = isItem[at]! || isBelow;
  }
  return out;
}
const LEAST_ITEMS = 3;

/** 品名：六角螺栓 规格：M8×30 数量：200 单位：套, in one line or one below the other. */
const LABEL = /(?:^|[\s,，;；|])((?:[\p{Script=Han}]{2,6}|[a-z][a-z ]{1,14}?)(?:\([^()]*\))?)\s*[:：]\s*/giu;
interface Labelled {
  label: string;
  value: string;
}
const isLabel = (label: string): boolean =>
  HEAD_QUANTITY.test(label) || HEAD_UNIT.test(label) || HEAD_WORDS.test(label);
function labelledIn(line: string): Labelled[] {
  const found = [...line.matchAll(LABEL)];
  if (found.length === 0 || line.slice(0, found[0]!.index).trim()) return [];
  return found.map(({ 1: label = '', index, 0: whole }, at) => ({
    label: label.trim(),
    value: line
      .slice(index + whole.length, found[at + 1]?.index)
      .replace(/[,，;；。\s]+$/, '')
      .trim(),
  }));
}
function asLine(all: readonly Labelled[]): string {
  const of = (test: RegExp): string => all.find(({ label }) => test.test(label))?.value ?? '';
  const words = all.filter(
    ({ label }) => !HEAD_QUANTITY.test(label) && !HEAD_UNIT.test(label) && isLabel(label),
  );
  const [num, unit] = [of(HEAD_QUANTITY), of(HEAD_UNIT)];
  return `${words.map(({ value }) => value).join(' ')}${num ? ` × ${num}${/\d$/.test(num) ? unit : ''}` : ''}`;
}
/** What is told by labels as a line like any other; a label that comes again begins the next thing. */
function withoutLabels(lines: readonly string[]): string[] {
  const out: string[] = [];
  let open: Labelled[] = [];
  let told: string[] = [];
  const release = (): void => {
    if (open.some(({ label }) => HEAD_WORDS.test(label))) out.push(asLine(open));
    else out.push(...told);
    [open, told] = [[], []];
  };
  for (const line of lines) {
    const all = isSaid(line) ? [] : labelledIn(line);
    const [first] = all;
    const known = all.filter(({ label }) => isLabel(label)).length;
    const isTold =
      first !== undefined && isLabel(first.label) && (known > 1 || (all.length === 1 && first.value !== ''));
    if (!isTold && (open.length === 0 || line.trim() === '' || all.length === 0)) {
      release();
      out.push(line);
      continue;
    }
    if (open.some(({ label }) => label === first?.label)) release();
    open.push(...all);
    told.push(line);
  }
  release();
  return out;
}

/** 200 M8×30 螺钉, and 100 M10×40 螺钉 below: what no line counts otherwise, in front of all of them. */
const UNIT_LEADS = new RegExp(`^(?:${UNIT.source})(?![\\p{L}\\d])`, 'iu');
const NUMBER_FIRST = /^\s*(\d{1,6})[\s\t]+(?=\S*\p{L})(.*\d.*)$/u;
function withNumbersBehind(lines: readonly string[]): string[] {
  const filled = lines.filter((line) => line.trim() !== '');
  const found = filled.map((line) => NUMBER_FIRST.exec(line));
  const numbers = found.map((one) => Number(one?.[1] ?? 0));
  const isRun = numbers.every((one, at) => one === numbers[0]! + at);
  const isBare = (text: string): boolean => {
    // 10 pcs bearing 6204 is counted as it stands.
    if (UNIT_LEADS.test(text)) return false;
    const own = lineOf([plain(text)], undefined);
    return own?.num === 1 && own.unit === undefined;
  };
  if (filled.length < 2 || isRun || !found.every((one) => one && isBare(one[2]!) && !/\t/.test(one[2]!)))
    return [...lines];
  return lines.map((line) => line.replace(NUMBER_FIRST, '$2 × $1'));
}

/** 200 pcs on a line of its own counts the thing above it. */
const QUANTITY_ALONE = new RegExp(`^\\s*[x×*]?\\s*(\\d[\\d,]*\\s*(?:${UNIT.source}))\\s*$`, 'i');
function withQuantityBelow(lines: readonly string[]): string[] {
  const out: string[] = [];
  for (const line of lines) {
    const quantity = QUANTITY_ALONE.exec(line)?.[1];
    const above = quantity && out.at(-1)?.trim() ? lineOf([plain(out.at(-1)!)], undefined) : undefined;
    if (quantity && above?.num === 1 && above.unit === undefined) out.push(`${out.pop()} × ${quantity}`);
    else out.push(line);
  }
  return out;
}

/** A line of tabs that names the columns of a table, whatever the first of them is called. */
const isHead = (line: string): boolean =>
  line.includes('\t') && columnsOf(line.split('\t').map(plain)) !== undefined;
/** Lines that count up in front of their things say nothing by it: 1 轴承 6308 4套, 2 油封 45*62*8 4只. */
const COUNTS_UP = /^\s*(\d{1,4})\s+(?=\S*\p{L}{2})/u;
function withoutRunning(lines: readonly string[]): string[] {
  const numbers = lines.flatMap((line) => COUNTS_UP.exec(line)?.[1] ?? []).map(Number);
  const isTable = lines.some((line) => RUNNING_HEAD.test(line) || isHead(line));
  const isRun =
    !isTable && numbers.length >= LEAST_ITEMS && numbers.every((one, at) => one === numbers[0]! + at);
  if (isRun && numbers[0]! <= 1) return lines.map((line) => line.replace(COUNTS_UP, ''));
  return [...lines];
}

/** The same with different signs behind them, as people go on writing: 1、 2. 3) ④ 5 7.304不锈钢. A figure or two behind the point make a number. */
const ITEM =
  /^\s*(?:([①-⑳])|[(（]?(\d{1,3})(?:\s*[、．)）]|\.(?!\d{1,2}(?!\d))|\s+(?=\S*\p{L}{2})))\s*(?=\S)/u;
function withoutItems(lines: readonly string[]): string[] {
  const items = lines.map((line) => ITEM.exec(line)).filter((found) => found !== null);
  const counted = items.map(([, circled, figures]) =>
    circled ? circled.codePointAt(0)! - '①'.codePointAt(0)! + 1 : Number(figures),
  );
  const isMixed =
    !lines.some((line) => RUNNING_HEAD.test(line) || isHead(line)) &&
    counted.length >= LEAST_ITEMS &&
    counted.every((one, at) => one === at + 1);
  return isMixed ? lines.map((line) => line.replace(ITEM, '')) : [...lines];
}

/** 25,5 m: a comma in what is measured off is a point, though no other line has one; nobody orders 0 pieces, so 25,0 个 are 25. */
const MEASURED_OFF = /(?<=\s)(\d{1,3}),(\d{1,2})(?=\s*(?:米|m|公斤|kg|升|l|吨|t)(?![a-z\d²]))/giu;
const NONE_BEHIND = new RegExp(`(?<=\\s)(\\d{1,4}),0{1,2}(?=\\s*(?:${UNIT.source})\\s*$)`, 'giu');
const withDecimals = (lines: readonly string[]): string[] =>
  lines.map((line) =>
    /\t/.test(line) ? line : line.replace(MEASURED_OFF, '$1.$2').replace(NONE_BEHIND, '$1'),
  );

/** Nothing but a size and how many: M8*25 500, DN50 × 3只. */
const SIZE_ALONE = new RegExp(
  `^\\s*(?:M|Φ|φ|⌀|DN|ST)\\s?\\d+(?:\\.\\d+)?(?:\\s*[×x*]\\s*\\d+(?:\\.\\d+)?){0,2}(?:\\s+|\\s*[:：—]\\s*)[×x*]?\\s*\\d[\\d,.]*\\s*${MANY_SIGN.source}\\s*(?:${UNIT.source})?\\s*$`,
  'iu',
);
/** Sizes below a line that names a thing and counts nothing are of that thing: 外六角 8.8级 镀锌, and below it M8*25 500. */
function withThingAbove(lines: readonly string[]): string[] {
  let thing: string | undefined;
  return lines.flatMap((line, at) => {
    if (thing !== undefined && SIZE_ALONE.test(line)) return [`${thing} ${line.trim()}`];
    thing = undefined;
    const isThing = /\p{Script=Han}{2}|[a-z]{3}/iu.test(line) && !/[\t|,;；]/.test(line);
    const areBelow = [1, 2].every((step) => SIZE_ALONE.test(lines[at + step] ?? ''));
    if (!isThing || !areBelow || SIZE_ALONE.test(line) || countIn(line) !== undefined || /\d\s*$/.test(line))
      return [line];
    thing = line.trim().replace(/[:：]$/, '');
    return [];
  });
}

/** Of two sizes the one of the line below: M8x25 同上 is what stands above it, in that size. */
const SAME_AS = /同上|〃|\bditto\b/i;
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

/** 2.500 pcs; hex nut: the sign between a count and its thing parts nothing. */
const COUNT_PARTED = new RegExp(
  `^(\\s*\\d[\\d.,]*\\s*(?:${UNIT.source}))\\s*[;；,，]\\s*(?=\\p{L}{2}|\\d)`,
  'iu',
);
const withCountsJoined = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replace(COUNT_PARTED, '$1 '));

/** 1.200,5 m or several 12,5 kg: the list is written as in Europe, with commas for points and points for commas. */
const EUROPEAN = /(?<![\d.,])\d{1,3}(?:\.\d{3})+,\d{1,3}(?![\d,])/;
const DECIMAL_COMMA = /(?<![\d.,])\d{1,6},\d{1,2}\s*(?:kg|m|l|t)(?![\p{L}\d])/giu;
const EURO_THOUSANDS = new RegExp(
  `(?<![\\d.,])\\d{1,3}(?:\\.\\d{3})+(?=,\\d{1,3}(?![\\d,])|\\s*(?:${UNIT.source})(?![\\p{L}\\d]))`,
  'giu',
);
const EURO_DECIMAL = /(?<=\d),(?=\d{1,2}(?![\d,]))/g;
function withPoints(lines: readonly string[]): string[] {
  const text = lines.join('\n');
  if (!EUROPEAN.test(text) && (text.match(DECIMAL_COMMA)?.length ?? 0) < 2) return [...lines];
  return lines.map((line) =>
    line.replace(EURO_THOUSANDS, (number) => number.replaceAll('.', '')).replace(EURO_DECIMAL, '.'),
  );
}

/** Lines that say together what others say in one, one form after the other. */
const FORMS: ((lines: readonly string[]) => readonly string[])[] = [
  (lines) => withSemicolons(lines, (cells) => columnsOf(cells)?.quantity),
  withPartsInColumns,
  withThingAbove,
  withPoints,
  withDecimals,
  withCountsJoined,
  withoutLabels,
  withQuantityBelow,
  withNumbersBehind,
  withoutRunning,
  withFollowing,
  withoutItems,
];

/**
 * Pasted text: cells are parted by tabs, else by strokes or commas, else a quantity stands at the end, or somewhere in
 * the line with its unit. Commas of prose part nothing, unless two things are asked for.
 */
export function readQuickText(text: string): QuickLines {
  let blanks: Blanks | undefined;
  let wide: Wide | undefined;
  let numbers: Numbers | undefined;
  let times: string | undefined;
  let isParted = false;
  let isNumbered = false;
  let isTable = false;
  let isSigned = false;
  let last = '';
  const lines = unescaped(text)
    .replace(CROSSES, '×')
    .split(/\r\n|\r|\n/);
  const rows = FORMS.reduce<readonly string[]>((all, form) => form(all), lines).flatMap((whole, row, all) => {
    const typed = asSaidAbove(
      inPieces(withTimes(withEquals(allPacks(askedFirst(whole.slice(0, LONGEST_LINE).replace(BULLET, '')))))),
      last,
    );
    const prose = typed.slice(0, LONGEST_CELL);
    if (isStamped(prose) || (isSigned && !/\d/.test(prose))) return [];
    isSigned ||= isSignature(prose);
    if ((!isTable || !/[\t|]/.test(prose)) && isSaid(prose) && countIn(prose) === undefined) return [];
    if (!isParted && !isTable && isUnitFirst(prose)) {
      isParted = true;
      isNumbered = RUNNING_HEAD.test(prose);
      return [UNIT_FIRST_HEAD];
    }
    if (isParted) return [partedByUnit(plain(isNumbered ? typed.replace(RUNNING_CELL, '') : typed), UNIT)];
    if (wide) return [partedWide(typed, wide)];
    const line = thousands(typed);
    if (RULE.test(line) && line.includes('--')) return [];
    const separator = SEPARATORS.find((one) => (one === STROKES ? PIPED : one).test(line));
    if (blanks && (!separator || separator === SEPARATORS.at(-1))) return [partedByBlanks(typed, blanks)];
    const below = all.slice(row + 1, row + 1 + QUICK_LINES_MAX).filter((one) => one.trim() !== '');
    wide = isTable || separator === SEPARATORS[0] ? undefined : wideOf(typed, below);
    if (wide) return [wide.names];
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
      times = timesOf(below, numbers);
      return [NUMBERS_HEAD];
    }
    blanks = cells ? undefined : blanksOf(line, below);
    const names = plain(line).split(/\s+/);
    if (blanks) return [laid(names, blanks.front, names.length - blanks.behind)];
    const count = countIn(plain(line));
    const told = count?.rest ?? (cells ? undefined : AT_END.exec(plain(line))?.[1]);
    if (told) last = told.replace(/\s*的$/, '');
    return partsOfLine(plain(line))
      .flatMap(eachOfLine)
      .map((part) => [part]);
  });
  return readQuickRows(rows);
}

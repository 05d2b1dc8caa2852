/** Reads what buyers paste: designations with quantities, one a line, as they stand in mails and tables. */
import { QUICK_LINES_MAX, QUICK_WORDS_MAX } from './cart-limits.ts';
import { LINE_QUANTITY_MAX } from './limits.ts';

export interface QuickLine {
  /** Designation, or name and designation. */
  words: string;
  /** Whole sales units; 1 when none was named. */
  num: number;
}
export interface QuickLines {
  lines: QuickLine[];
  /** Lines beyond the most that are read at once. */
  leftOut: number;
}

const UNIT = /(?:个|件|只|套|根|米|支|把|盒|箱|包|卷|台|片|条|块|桶|瓶|张|付|副|对|双|袋|枚|pcs|pc|ea|m|kg)?/;
const QUANTITY = new RegExp(`^[x×*＊]?\\s*(\\d{1,7})(?:\\.0+)?\\s*${UNIT.source}$`, 'i');
const AT_END = new RegExp(`^(.*\\S)\\s+([x×*＊:：])?\\s*(\\d{1,7})(?:\\.0+)?\\s*(${UNIT.source})$`, 'i');
const SIGN = /\s[x×*＊:：]$/i;
/** A designation without figures says that it is one: SPB型, A型, type SPB. Bare letters may belong to the number (NU 205, DN 50). */
const KIND = /(?:^|\s)(?:[A-Z]{1,6}(?:[-/][A-Z]{1,6})?\s?(?:型|type)|type\s[A-Z]{1,6})$/i;
/** Nobody writes more in one cell; what follows is not looked at. */
const LONGEST_CELL = 300;
const HEAD_QUANTITY = /^(?:采购|需求|订购|订货)?(?:数量|数目)|^(?:qty|quantity)\b/i;
const HEAD_WORDS =
  /名称|品名|型号|规格|料号|货号|商品|^(?:name|item|part|model|spec|designation|description)/i;
const SEPARATORS = [/\t/, /[,，;；]/];

const wide = /[０-９]/g;
const plain = (text: string): string =>
  text
    .slice(0, LONGEST_CELL)
    .replace(wide, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[\u00a0\u3000]/g, ' ')
    .trim();

const quantityOf = (cell: string): number | undefined => {
  const digits = QUANTITY.exec(cell.replace(/(\d),(?=\d{3})/g, '$1'))?.[1];
  return digits ? Math.min(Number(digits), LINE_QUANTITY_MAX) : undefined;
};

interface Columns {
  words: number[];
  quantity: number;
}

/** The first row of a table may name its columns. */
function columnsOf(cells: readonly string[]): Columns | undefined {
  const quantity = cells.findIndex((cell) => HEAD_QUANTITY.test(cell));
  if (quantity < 0 || cells.some((cell) => quantityOf(cell) !== undefined)) return undefined;
  const words = cells.flatMap((cell, at) => (at !== quantity && HEAD_WORDS.test(cell) ? [at] : []));
  return {
    quantity,
    words: words.length > 0 ? words : cells.flatMap((_, at) => (at < quantity ? [at] : [])),
  };
}

const join = (cells: readonly (string | undefined)[]): string =>
  cells.filter(Boolean).join(' ').replace(/\s+/g, ' ').slice(0, QUICK_WORDS_MAX).trim();

function lineOf(cells: readonly string[], columns: Columns | undefined): QuickLine | undefined {
  if (columns) {
    const words = join(columns.words.map((at) => cells[at]));
    return words ? { words, num: quantityOf(cells[columns.quantity] ?? '') || 1 } : undefined;
  }
  const filled = cells.filter(Boolean);
  const [only] = filled;
  if (filled.length === 1 && only) {
    const found = AT_END.exec(only);
    const words = found?.[1]?.replace(SIGN, '') ?? '';
    const num = Number(found?.[3]);
    // 深沟球轴承 6204: what has no number yet gets its designation, unless a unit or × says that it is counted, or
    // the designation is told already and has no figures (三角带 SPB型 12).
    const isCount =
      found?.[2] || SIGN.test(found?.[1] ?? '') || found?.[4] || /\d/.test(words) || KIND.test(words);
    return isCount && num > 0
      ? { words: join([words]), num: Math.min(num, LINE_QUANTITY_MAX) }
      : { words: join([only]), num: 1 };
  }
  // 1 | 6204-2RS | 20: a running number says nothing.
  const told = filled.length > 2 && /^\d{1,3}$/.test(only ?? '') ? filled.slice(1) : filled;
  const at = told.findLastIndex((cell, place) => place > 0 && quantityOf(cell));
  if (at < 0) return told.length > 0 ? { words: join(told), num: 1 } : undefined;
  return { words: join(told.slice(0, at)), num: quantityOf(told[at]!)! };
}

/** Rows of a table; a row that names the columns is understood and left out, and so are empty ones. */
export function readQuickRows(rows: readonly (readonly string[])[]): QuickLines {
  const filled = rows.map((row) => row.map(plain)).filter((row) => row.some(Boolean));
  const columns = columnsOf(filled[0] ?? []);
  const body = columns ? filled.slice(1) : filled;
  const lines = body.slice(0, QUICK_LINES_MAX).flatMap((row) => lineOf(row, columns) ?? []);
  return { lines, leftOut: Math.max(body.length - QUICK_LINES_MAX, 0) };
}

/** Pasted text: cells are parted by tabs, else by commas, else a quantity stands at the end. */
export function readQuickText(text: string): QuickLines {
  const rows = text.split(/\r\n|\r|\n/).map((line) => {
    const separator = SEPARATORS.find((one) => one.test(line));
    return separator ? line.split(separator) : [line];
  });
  return readQuickRows(rows);
}

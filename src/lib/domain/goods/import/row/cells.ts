import type { FaultCode, FaultRow } from '#lib/db/schema.ts';
import { GOODS_PRICE_MAX } from '#lib/kernel/limits.ts';
import { parseYuan, type Fen } from '#lib/kernel/money.ts';
import { asWritten } from '#lib/tables/safe-cell.ts';
import type { SheetRow } from '#lib/tables/sheet-row.ts';
import type { ColumnKey } from './column-words.ts';
import { plainNumber } from './numbers.ts';
import { piecesOf } from './headings.ts';
import type { Header } from './read-header.ts';
import { scaled } from './unit-scales.ts';

/** What the database's column of a whole number holds, rounded down to what people can read. */
const WHOLE_MAX = 2_000_000_000;

/** 100件 is a hundred; 12.30元 is that price. */
const COUNTED = /(?:件|个|支|只|套|天|克|g|pcs)$/i;
/** Small parts weigh less than a gram: what is measured is rounded, what is counted is whole. */
const MEASURED = new Set<ColumnKey>(['weight_g', 'volume_cm3']);
const CURRENCY = /^\s*(?:[¥￥]|rmb|cny)\s*|\s*(?:元|rmb|cny)\s*$/gi;

/** Signs of no width, which come with a copy from a page or a chat. */
const UNSEEN = /^[\u200b-\u200d\u2060\ufeff\s]+|[\u200b-\u200d\u2060\ufeff\s]+$/g;

/** The cells of one row by their column, and a place for what is wrong with them. */
export class Cells {
  row: SheetRow;
  header: Header;
  faults: FaultRow[];
  constructor(header: Header, row: SheetRow, faults: FaultRow[]) {
    this.header = header;
    this.row = row;
    this.faults = faults;
  }

  fault(at: number | undefined, code: FaultCode, params: FaultRow['params'] = {}): undefined {
    const heading = at === undefined ? '' : (this.header.cells[at] ?? '');
    const column = this.row.from ? `${this.row.from} ${heading}`.trim() : heading;
    this.faults.push({ line: this.row.line, column, code, params });
    return undefined;
  }

  /** Text of a column by its place; '' for an empty cell. */
  at(place: number): string {
    return asWritten((this.row.cells[place] ?? '').replace(UNSEEN, '').trim());
  }
  place(key: ColumnKey): number | undefined {
    return this.header.fields.get(key);
  }
  /** Undefined when the file has no such column. */
  text(key: ColumnKey, longest: number): string | undefined {
    const place = this.place(key);
    if (place === undefined) return undefined;
    const text = this.at(place);
    return text.length > longest ? this.fault(place, 'too_long', { n: longest }) : text;
  }
  needed(key: ColumnKey, longest: number): string {
    const text = this.text(key, longest);
    if (text === '') this.fault(this.place(key), 'required');
    return text ?? '';
  }

  /** A whole number of ours, however the column's unit has it, so many `times`; commas between thousands are allowed. */
  whole(key: ColumnKey, least: number, most = WHOLE_MAX, times = 1): number | undefined {
    const text = this.text(key, 20);
    if (!text) return undefined;
    const scale = (this.header.scales.get(key) ?? 1) * times;
    const plain = plainNumber(text).replace(COUNTED, '');
    const isCounted = scale === 1 && !MEASURED.has(key);
    const given = (isCounted ? /^\d{1,12}(\.0+)?$/ : /^\d{1,9}(\.\d{1,6})?$/).test(plain);
    const exact = given ? scaled(Number(plain), scale) : Number.NaN;
    // Half a pack is none.
    const value = times < 1 ? Math.floor(exact) : Math.round(exact);
    return value >= least && value <= most
      ? value
      : this.fault(this.place(key), 'whole_number', { text, min: least, max: most });
  }

  /** What a column counts in, in units that hold so many pieces: 库存（百支） of goods that are sold by the piece. */
  times(key: ColumnKey, pieces: number): number {
    const counted = this.header.counted.get(key);
    return counted === undefined ? 1 : piecesOf(counted) / pieces;
  }

  /** Yuan above zero with at most two digits, in fen. */
  amount(key: ColumnKey): Fen | undefined {
    const text = this.text(key, 24);
    return text ? this.amountOf(text, this.place(key), 'amount') : undefined;
  }
  amountOf(text: string, place: number | undefined, code: FaultCode): Fen | undefined {
    const fen = parseYuan(
      plainNumber(text.normalize('NFKC').replace(CURRENCY, '')).replace(/(\.\d\d)0+$/, '$1'),
    );
    return fen !== undefined && fen > 0 && fen <= GOODS_PRICE_MAX ? fen : this.fault(place, code, { text });
  }

  /** What no cell may hold: formulas, and characters that a database does not keep. */
  checkCells(): void {
    for (const place of this.row.formulas) this.fault(place, 'formula');
    for (const [place, text] of this.row.cells.entries())
      if (!text.isWellFormed() || text.includes('\0')) this.fault(place, 'characters');
  }
}

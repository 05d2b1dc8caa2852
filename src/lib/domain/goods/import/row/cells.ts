import type { FaultRow } from '#lib/db/schema.ts';
import { parseYuan, type Fen } from '#lib/kernel/money.ts';
import { asWritten } from '../sheet/safe-cell.ts';
import type { SheetRow } from '../sheet/sheet-row.ts';
import type { ColumnKey } from './column-words.ts';
import type { Header } from './read-header.ts';

export type FaultCode =
  | 'required'
  | 'too_long'
  | 'too_many'
  | 'whole_number'
  | 'amount'
  | 'category'
  | 'category_leaf'
  | 'brand'
  | 'status'
  | 'yes_no'
  | 'tiers'
  | 'choice'
  | 'number'
  | 'differs'
  | 'option_value'
  | 'option_twice'
  | 'sku_twice'
  | 'many_skus'
  | 'stock_sum'
  | 'apart'
  | 'foreign'
  | 'formula'
  | 'characters'
  | 'picture'
  | 'picture_address';

const STOCK_MAX = 2_000_000_000;
const PRICE_MAX: Fen = 1_000_000_000;

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
    const column = at === undefined ? '' : (this.header.cells[at] ?? '');
    this.faults.push({ line: this.row.line, column, code, params });
    return undefined;
  }

  /** Text of a column by its place; '' for an empty cell. */
  at(place: number): string {
    return asWritten((this.row.cells[place] ?? '').trim());
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

  /** A whole number; spaces and commas between thousands are allowed. */
  whole(key: ColumnKey, least: number, most = STOCK_MAX): number | undefined {
    const text = this.text(key, 20)?.replace(/[\s,]/g, '');
    if (!text) return undefined;
    const value = /^\d{1,12}(\.0+)?$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most
      ? value
      : this.fault(this.place(key), 'whole_number', { min: least, max: most });
  }

  /** Yuan above zero with at most two digits, in fen. */
  amount(key: ColumnKey): Fen | undefined {
    const text = this.text(key, 24);
    return text ? this.amountOf(text, this.place(key), 'amount') : undefined;
  }
  amountOf(text: string, place: number | undefined, code: FaultCode): Fen | undefined {
    const fen = parseYuan(text.replace(/[\s,¥￥]/g, ''));
    return fen !== undefined && fen > 0 && fen <= PRICE_MAX ? fen : this.fault(place, code, { text });
  }

  /** What no cell may hold: formulas, and characters that a database does not keep. */
  checkCells(): void {
    for (const place of this.row.formulas) this.fault(place, 'formula');
    for (const [place, text] of this.row.cells.entries())
      if (!text.isWellFormed() || text.includes('\0')) this.fault(place, 'characters');
  }
}

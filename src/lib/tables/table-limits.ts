import {
  CATALOG_CELL_CHARS,
  CATALOG_COLUMNS_MAX,
  CATALOG_ROW_CHARS,
  CATALOG_SHARED_CHARS,
  CATALOG_UNPACKED_MAX,
  CATALOG_UNPACKED_TIMES,
} from '#lib/kernel/catalog-limits.ts';
import { TABLE_UNPACKED_MAX } from '#lib/kernel/cart-limits.ts';

/** Limits of a table; sizes that the file itself declares are not trusted. */
export interface TableLimits {
  columns: number;
  /** Characters of a row, of a cell, and of the texts that cells of a workbook share. */
  row: number;
  cell: number;
  shared: number;
  /** Bytes that a workbook unpacks to, and how many times its packed size. */
  unpacked: number;
  times: number;
  /** Signs that may part the columns of a text; the one that stands most often in one line does. */
  delimiters: readonly string[];
}

/** A file of goods, read as a stream. */
export const CATALOGUE: TableLimits = {
  columns: CATALOG_COLUMNS_MAX,
  row: CATALOG_ROW_CHARS,
  cell: CATALOG_CELL_CHARS,
  shared: CATALOG_SHARED_CHARS,
  unpacked: CATALOG_UNPACKED_MAX,
  times: CATALOG_UNPACKED_TIMES,
  delimiters: [',', '\t', ';'],
};

/** A list that a buyer brings, read at once. */
export const SMALL: TableLimits = {
  ...CATALOGUE,
  unpacked: TABLE_UNPACKED_MAX,
  delimiters: [',', '\t', ';', '，'],
};

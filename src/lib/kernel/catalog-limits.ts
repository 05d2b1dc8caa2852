/** Limits of the files in which merchants bring their goods. */
import { hours, seconds } from './clock.ts';

/** Bytes of a file, and of the parts in which it arrives. */
export const CATALOG_BYTES_MAX = 256 * 1024 * 1024;
export const CATALOG_PART_BYTES = 4 * 1024 * 1024;
/** Rows and columns of a file; characters of a row and of a cell (a spreadsheet's own limit). */
export const CATALOG_ROWS_MAX = 500_000;
export const CATALOG_COLUMNS_MAX = 400;
export const CATALOG_ROW_CHARS = 262_144;
export const CATALOG_CELL_CHARS = 32_767;
/** What a workbook may unpack to, how many times its packed size, and the characters of its shared texts. */
export const CATALOG_UNPACKED_MAX = 1024 * 1024 * 1024;
export const CATALOG_UNPACKED_TIMES = 150;
export const CATALOG_SHARED_CHARS = 48_000_000;
/** SKUs of one product. */
export const CATALOG_SKUS_MAX = 2000;
/** Products and rows that one transaction takes. */
export const CATALOG_BATCH_PRODUCTS = 100;
export const CATALOG_BATCH_ROWS = 1000;
/** A job works on a file for so long and then sends itself on. */
export const CATALOG_SLICE = seconds(45);
/** An upload that was left alone is dropped after this. */
export const CATALOG_UPLOAD_LIFE = hours(24);

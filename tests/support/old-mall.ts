// A mall as version 0.1.0 left it: its tables, and rows in each of them.
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

const read = (name: string): Buffer => readFileSync(new URL(`upgrade/${name}`, import.meta.url));

/** The dump that pg_dump made; its meta-commands are psql's alone. */
export const OLD_MALL = brotliDecompressSync(read('mall-0.1.0.sql.br'))
  .toString()
  .replace(/^\\.*$/gm, '');
/** The rows that it lacks; a table without one says nothing about an upgrade. */
export const OTHER_ROWS = read('other-rows.sql').toString();

import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The number on a bank's slip as banks mean it: hyphens and the case of letters make no other one. */
export const plainNumber = (serialNo: string): string => serialNo.replaceAll('-', '').toUpperCase();

/** Whether a column holds this number, however it is written. */
export const isNumber = (column: PgColumn, serialNo: string): SQL =>
  sql`upper(replace(${column}, '-', '')) = ${plainNumber(serialNo)}`;

import { QUICK_LINES_MAX, TABLE_BYTES_MAX } from '#lib/kernel/cart-limits.ts';
import { readQuickRows, type QuickLines } from '#lib/kernel/quick-lines.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { readList } from '#lib/tables/read-list.ts';
import { SheetError } from '#lib/tables/sheet-row.ts';

/**
 * Limits of the table that is read. Rows beyond the limit of a quick order are read too, so that the buyer can be
 * warned that there are more.
 */
const MOST = { rows: QUICK_LINES_MAX * 2, columns: 20 };

/** Binary files, by their first bytes: old workbooks, pictures, PDF. */
const isNoText = (bytes: Uint8Array): boolean =>
  [0xd0, 0x89, 0x25].includes(bytes[0] ?? 0) && bytes.subarray(0, 64).some((byte) => byte < 9);

/** Reads designations and quantities out of a table, by its bytes and not by its name. */
export async function readTable(
  _ctx: UserContext,
  { file }: { file: Blob },
): Promise<
  Result<
    { lines: QuickLines['lines']; left_out: number },
    'quick.broken' | 'quick.empty' | 'quick.size' | 'quick.type'
  >
> {
  if (file.size > TABLE_BYTES_MAX) return fail('quick.size', undefined, 'file');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isNoText(bytes)) return fail('quick.type', undefined, 'file');
  const rows = await readList(bytes, MOST).catch((error: unknown) => {
    if (error instanceof SheetError) return undefined;
    throw error;
  });
  if (!rows) return fail('quick.broken', undefined, 'file');
  const { lines, leftOut } = readQuickRows(rows);
  return lines.length > 0 ? ok({ lines, left_out: leftOut }) : fail('quick.empty', undefined, 'file');
}

import { INQUIRY_ITEMS_MAX } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { readList } from '#lib/tables/read-list.ts';
import { SheetError } from '#lib/tables/sheet-row.ts';

/** Columns of the template, and rows that are looked at: the head, and some that are left out. */
const COLUMNS = 7;
const ROWS = INQUIRY_ITEMS_MAX * 2;

/** The rows of a list that a buyer brings, as they stand in it. Fails: inquiry.table. */
export async function readItemTable(
  _ctx: UserContext,
  { file }: { file: Blob },
): Promise<Result<{ rows: string[][] }, 'inquiry.table'>> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return ok({ rows: await readList(bytes, { rows: ROWS, columns: COLUMNS }) });
  } catch (error) {
    if (error instanceof SheetError) return fail('inquiry.table', undefined, 'file');
    throw error;
  }
}

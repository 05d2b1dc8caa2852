import type { Rows, SheetFormat } from '#lib/tables/write-sheet.ts';

/** Saves rows as a file; the writer is fetched only when somebody wants one. */
export async function saveSheet(
  name: string,
  sheet: string,
  rows: Rows,
  format: SheetFormat = 'xlsx',
): Promise<void> {
  const { SHEET_MIMES, writeSheet } = await import('#lib/tables/write-sheet.ts');
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of writeSheet(format, rows, sheet)) pieces.push(piece);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(pieces, { type: SHEET_MIMES[format] }));
  link.download = `${name}.${format}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

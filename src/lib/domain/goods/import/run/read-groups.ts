import { CATALOG_BATCH_PRODUCTS, CATALOG_BATCH_ROWS, CATALOG_SKUS_MAX } from '#lib/kernel/catalog-limits.ts';
import type { FaultCode, FaultRow } from '#lib/db/schema.ts';
import { readProduct } from '../row/read-product.ts';
import type { Reference } from '../row/reference.ts';
import type { Sheet } from '#lib/tables/open-sheet.ts';
import type { SheetRow } from '#lib/tables/sheet-row.ts';
import type { PictureFinder } from '../write/pictures.ts';
import type { Group } from '../write/settle-batch.ts';
import { isAside } from '../row/read-header.ts';
import { codeReader, type Overview } from './look-over.ts';

/** Rows of one product, as they stand together in the file; rows without a code stand alone. */
async function* neighbours(
  sheet: Sheet,
  { header, own, headerAt, long }: Overview,
  skip: number,
): AsyncGenerator<{ code: string; group: SheetRow[] }> {
  let [group, last, place, at]: [SheetRow[], string, number, number] = [[], '', -1, -1];
  const codeOf = codeReader(header);
  for await (const row of sheet.rows()) {
    place += 1;
    if (place <= headerAt || isAside(header, row, own)) continue;
    at += 1;
    const code = codeOf(row);
    if (at < skip) continue;
    const isFull = long.has(code) && group.length >= CATALOG_SKUS_MAX;
    if (group.length > 0 && (code !== last || !code || isFull)) {
      yield { code: last, group };
      group = [];
    }
    group.push(row);
    last = code;
  }
  if (group.length > 0) yield { code: last, group };
}

/** Groups in batches of a size for one transaction, read and with their pictures found, from an offset on. */
export async function* readGroups(
  sheet: Sheet,
  overview: Overview,
  skip: number,
  reference: Reference,
  findPictures: PictureFinder,
): AsyncGenerator<Group[]> {
  const { header, apart, long } = overview;
  const at = (key: 'code' | 'pictures'): string => header.cells[header.fields.get(key) ?? 0] ?? '';
  let [batch, rows]: [Group[], number] = [[], 0];
  for await (const { code, group } of neighbours(sheet, overview, skip)) {
    const first = group[0]!;
    const refuse = (code: FaultCode, params: FaultRow['params'] = {}): Group => ({
      rows: group,
      draft: undefined,
      faults: [{ line: first.line, column: at('code'), code, params }],
    });
    let read: Group;
    if (long.has(code)) read = refuse('many_skus', { n: CATALOG_SKUS_MAX });
    else if (apart.has(code)) read = refuse('apart');
    else read = { rows: group, ...readProduct(header, group, reference) };
    if (read.draft?.pictures) {
      const { paths, faults } = await findPictures(read.draft.pictures);
      if (faults.length > 0) {
        const column = at('pictures');
        read.draft = undefined;
        read.faults = faults.map(({ code: fault, text }) => ({
          line: first.line,
          column,
          code: fault,
          params: { text },
        }));
      } else read.draft.pictures = paths;
    }
    batch.push(read);
    rows += group.length;
    if (batch.length >= CATALOG_BATCH_PRODUCTS || rows >= CATALOG_BATCH_ROWS) {
      yield batch;
      [batch, rows] = [[], 0];
    }
  }
  if (batch.length > 0) yield batch;
}

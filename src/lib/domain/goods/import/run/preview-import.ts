import { ok, type Result } from '#lib/kernel/result.ts';
import { yuan } from '#lib/kernel/money.ts';
import { entriesOf } from '#lib/kernel/records.ts';
import { HEADING_NOTHING, HEADING_PARAM, type ImportPreview } from '#lib/contracts/catalog.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Sheet } from '#lib/tables/open-sheet.ts';
import { asWritten } from '#lib/tables/safe-cell.ts';
import { SheetError, type SheetRow } from '#lib/tables/sheet-row.ts';
import { wordsOf } from '../out/file-cells.ts';
import { sayFault } from '../out/errors-file.ts';
import { COLUMNS } from '../row/column-words.ts';
import { openGoods } from '../list/open-goods.ts';
import { targetsOf, type OwnHeadings } from '../row/read-header.ts';
import { storeFacts } from '../write/goods.repo.ts';
import type { PictureFinder } from '../write/pictures.ts';
import { weigh, type Setting } from '../write/settle-batch.ts';
import type { Complete } from '../write/complete.ts';
import type { Draft } from '../row/draft.ts';
import { waitingImport } from './desk-import.ts';
import { knownGoodsOf, headingsOf } from './import.repo.ts';
import { lookOver, type Overview } from './look-over.ts';
import { withFile } from './parts.ts';
import { readGroups } from './read-groups.ts';
import { loadReference } from './reference.repo.ts';

/** So many rows are looked at: an answer within seconds, whatever the file's length. */
const ROWS_READ = 3000;
const SHOWN = 20;
/** Rows from the top in which headings are looked for, and examples of each column. */
const TOP = 14;
const SAMPLES = 3;

/** Pictures are fetched when the file is taken, not for a look. */
const withoutPictures: PictureFinder = () => Promise.resolve({ paths: [], faults: [] });

const filledIn = (row: SheetRow): number => row.cells.filter((cell) => cell.trim()).length;

/** The headings with what they are taken for, though the file as a whole cannot be read yet. */
async function columnsOf(
  sheet: Sheet,
  overview: Overview | undefined,
  own: OwnHeadings,
): Promise<ImportPreview['columns']> {
  const rows: SheetRow[] = [];
  for await (const row of sheet.rows()) {
    rows.push(row);
    if (rows.length === TOP) break;
  }
  const widest = rows.slice(0, TOP - SAMPLES).reduce((most, row, at) => {
    const before = rows[most];
    return before && filledIn(before) >= filledIn(row) ? most : at;
  }, 0);
  const at = overview?.headerAt ?? widest;
  const below = rows.slice(at + 1, at + 1 + SAMPLES);
  const headings = rows[at] ? targetsOf(rows[at], own) : [];
  return headings.flatMap(({ heading, target }, place) => {
    if (!heading) return [];
    const samples = below.map((row) => asWritten((row.cells[place] ?? '').trim())).filter(Boolean);
    return [{ heading, target, samples }];
  });
}

const priceOf = ({ skus, priceOnRequest }: Pick<Complete, 'skus' | 'priceOnRequest'>): string => {
  if (priceOnRequest) return '';
  const prices = skus.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return low === high ? yuan(low) : `${yuan(low)}–${yuan(high)}`;
};

/** Sizes of the store's goods that a file does not name. */
function missingOf({ skus }: Draft, state: Complete): number {
  const named = new Set(skus.map(({ designation }) => designation));
  return state.skus.filter(({ designation }) => !named.has(designation)).length;
}

type Counts = Omit<ImportPreview, 'failure' | 'sheets' | 'columns' | 'targets'>;
const NOTHING: Counts = {
  rows: 0,
  rows_read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  faulty: 0,
  sizes_gone: 0,
  passed_over: [],
  changes: [],
  faults: [],
};

/** What the first rows of a file would change, by the same rules by which they are written. */
async function changesOf(
  ctx: MerchantContext,
  sheet: Sheet,
  overview: Overview,
  say: Translate,
): Promise<Counts> {
  const { db } = ctx.database;
  const reference = await loadReference(db, ctx.actor.merId);
  const { header } = overview;
  const setting: Setting = {
    reference,
    store: await storeFacts(db, ctx.actor.merId),
    codeColumn: header.cells[header.fields.get('code') ?? 0] ?? '',
    takesAway: false,
  };
  const sum: Counts = {
    ...NOTHING,
    rows: overview.rows,
    passed_over: overview.aside,
    changes: [],
    faults: [],
  };
  for await (const groups of readGroups(sheet, overview, 0, reference, withoutPictures)) {
    const { fresh, changed, same, unchanged, faulty } = await weigh(ctx, groups, setting);
    sum.rows_read += groups.reduce((rows, group) => rows + group.rows.length, 0);
    sum.created += fresh.length;
    sum.updated += changed.length;
    sum.unchanged += unchanged + same.length;
    sum.faulty += faulty.length;
    for (const { draft, state } of [...changed, ...same]) sum.sizes_gone += missingOf(draft, state);
    for (const { draft, goods, state } of [
      ...changed,
      ...fresh.map((one) => ({ ...one, state: undefined })),
    ]) {
      const gone = state ? missingOf(draft, state) : 0;
      sum.changes.push({
        code: draft.code,
        name: goods.name,
        is_new: state === undefined,
        price_before: state ? priceOf(state) : '',
        price: priceOf(goods),
        unit_name: goods.unit[wordsOf(ctx.locale)],
        sizes: draft.skus.length,
        sizes_gone: gone,
      });
    }
    for (const { faults } of faulty)
      for (const [line, own] of Map.groupBy(faults, (fault) => fault.line))
        sum.faults.push({
          line,
          faults: own.map((fault) => ({ column: fault.column, code: fault.code, ...sayFault(say, fault) })),
        });
    if (sum.rows_read >= ROWS_READ) break;
  }
  return { ...sum, changes: sum.changes.slice(0, SHOWN), faults: sum.faults.slice(0, SHOWN) };
}

/** What a file that waits would change, how its headings are read, and what is wrong in it. Nothing is written. */
export async function previewImport(
  ctx: MerchantContext,
  { id }: { id: string },
  say: Translate,
): Promise<Result<ImportPreview, 'catalog.not_found'>> {
  const found = await waitingImport(ctx, id);
  if (!found.ok) return found;
  const words = wordsOf(ctx.locale);
  const targets = [
    ...entriesOf(COLUMNS).map(([value, column]) => ({
      value,
      label: column[words],
      is_needed: column.isRequired ?? false,
    })),
    { value: HEADING_PARAM, label: say('catalog:desk.target_param'), is_needed: false },
    { value: HEADING_NOTHING, label: say('catalog:desk.target_nothing'), is_needed: false },
  ];
  const own = await headingsOf(ctx.database.db, ctx.actor.merId);
  const failed = (error: unknown): string => {
    if (error instanceof SheetError) return say(`catalog:sheet.${error.code}`, error.params);
    throw error;
  };
  const looked = await withFile(ctx, found.value, async (file) => {
    let failure = '';
    const sheet = await openGoods(file, own, () => knownGoodsOf(ctx.database.db, ctx.actor.merId)).catch(
      (error: unknown) => {
        failure = failed(error);
        return undefined;
      },
    );
    if (!sheet) return { ...NOTHING, failure, sheets: [], columns: [] };
    const overview = await lookOver(sheet).catch((error: unknown) => {
      failure = failed(error);
      return undefined;
    });
    const { list, added = 0 } = sheet;
    const columns = list
      ? [...list.headings.values()]
      : (await columnsOf(sheet, overview, own).catch(() => [])).slice(0, added > 0 ? -added : undefined);
    const rowsOn = [...(list?.sheets ?? [])].map(([name, rows]) => ({ name, rows }));
    const sheets = rowsOn.filter(({ name }) => name !== '');
    return {
      ...(overview ? await changesOf(ctx, sheet, overview, say) : NOTHING),
      failure,
      sheets,
      columns,
    };
  });
  return ok({ ...looked, targets });
}

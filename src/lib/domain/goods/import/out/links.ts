import { CATALOG_FILE_KINDS } from '#lib/contracts/states.ts';
import { makeFileLink, openFileLink, type FileLink } from '../../../content/media/index.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, MerchantContext, UserContext } from '#lib/domain/context.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { storeBy } from '../run/import.repo.ts';
import { ownImport } from '../run/start-import.ts';
import type { Cell, SheetFormat } from '#lib/tables/write-sheet.ts';
import { errorsFile } from './errors-file.ts';
import { exportGoods } from './export-goods.ts';
import { readTemplate } from './template.ts';

const linkTo = async (
  ctx: UserContext,
  kind: (typeof CATALOG_FILE_KINDS)[number],
  target: string,
  format: SheetFormat,
): Promise<Result<FileLink, never>> =>
  ok(await makeFileLink(ctx, '/api/catalog/file', { kind, target, format }));

/** A link to the rows that were not taken. */
export async function askErrors(
  ctx: UserContext,
  { id, format }: { id: string; format: SheetFormat },
): Promise<Result<FileLink, 'catalog.not_found'>> {
  const found = await ownImport(ctx, id);
  return found.ok ? linkTo(ctx, 'errors', id, format) : found;
}

/** A link to all goods of the caller's store as a file. */
export const askExport = (
  ctx: MerchantContext,
  { format }: { format: SheetFormat },
): Promise<Result<FileLink, never>> => linkTo(ctx, 'export', String(ctx.actor.merId), format);

/** The same for the platform, which names the store. */
export async function askExportFor(
  ctx: UserContext,
  { store, format }: { store: string; format: SheetFormat },
): Promise<Result<FileLink, 'catalog.store'>> {
  const found = await storeBy(ctx.database.db, store);
  return found
    ? linkTo(ctx, 'export', String(found.merId), format)
    : fail('catalog.store', undefined, 'store');
}

/** A link to the template of a category in the caller's language. */
export async function askTemplate(
  ctx: UserContext,
  { category, format }: { category: string; format: SheetFormat },
): Promise<Result<FileLink, 'catalog.category'>> {
  const found = await readTemplate(ctx, category, ctx.locale, () => (key) => key);
  return found.ok ? linkTo(ctx, 'template', category, format) : found;
}

export interface CatalogFile {
  /** Whose link it is. */
  uid: number;
  name: string;
  format: SheetFormat;
  rows: AsyncIterable<Cell[]>;
}

async function* all(rows: Cell[][]): AsyncGenerator<Cell[]> {
  yield* rows;
}

/** What a link leads to while it is good; rows are read from the database as they are written. */
export async function openCatalogLink(
  ctx: Context,
  token: string,
  words: (locale: Locale) => Translate,
): Promise<Result<CatalogFile, 'catalog.category' | 'catalog.link_gone'>> {
  const link = await openFileLink(ctx, token, CATALOG_FILE_KINDS);
  if (!link) return fail('catalog.link_gone');
  const locale: Locale = link.locale === 'en-US' ? 'en-US' : 'zh-CN';
  const format = link.format === 'xlsx' ? 'xlsx' : 'csv';
  const say = words(locale);
  const file = (rows: AsyncIterable<Cell[]>): Result<CatalogFile, never> =>
    ok({ uid: link.uid, name: `${link.kind}.${format}`, format, rows });
  if (link.kind === 'errors') return file(errorsFile(ctx, link.target, locale, say));
  if (link.kind === 'export') return file(exportGoods(ctx, Number(link.target), locale));
  const table = await readTemplate(ctx, link.target, locale, words);
  return table.ok ? file(all(table.value)) : table;
}

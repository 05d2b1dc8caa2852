// Runs a file of goods through the import, as the command does.
import { statSync } from 'node:fs';
import { errorsFile, exportGoods, runImport, startLocal } from '#lib/domain/goods/import/index.ts';
import { openSheet } from '#lib/tables/open-sheet.ts';
import { SheetError } from '#lib/tables/sheet-row.ts';
import { loadTranslators } from '#lib/i18n/load.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { TestMall } from '../mall.ts';
import { fileOf, type Table } from './sheets.ts';

const words = loadTranslators();

export async function take(
  mall: TestMall,
  merId: number,
  bytes: Uint8Array | string,
  { takesAway = false, ...options }: Parameters<typeof runImport>[3] & { takesAway?: boolean } = {},
) {
  const file = fileOf(bytes);
  const hash = await openSheet(file).then(
    (sheet) => sheet.hash,
    (error: unknown) => {
      if (error instanceof SheetError) return 'unreadable';
      throw error;
    },
  );
  const job = await startLocal(
    mall.system,
    merId,
    { name: 'goods', size: statSync(file).size, hash },
    takesAway,
  );
  const done = await runImport(mall.system, job.importId, file, options);
  return done!;
}

export async function errorsOf(mall: TestMall, importId: string, locale: Locale = 'zh-CN'): Promise<Table> {
  return Array.fromAsync(errorsFile(mall.system, importId, locale, words[locale]));
}

export const exported = (mall: TestMall, merId: number, locale: Locale = 'zh-CN'): Promise<Table> =>
  Array.fromAsync(exportGoods(mall.system, merId, locale));

/** All data about what a store sells, to compare before and after. */
export async function goodsOf(mall: TestMall, merId: number): Promise<unknown[]> {
  const found = await mall.services.database.query(
    `select to_jsonb(p) - 'search' as product,
       (select jsonb_agg(to_jsonb(s) order by s.sku_id) from sku s where s.product_id = p.product_id) as skus
     from product p where mer_id = ${merId} order by product_id`,
  );
  return found.rows;
}

export async function productNamed(mall: TestMall, merId: number, code: string) {
  const found = await mall.services.database.query(
    `select p.*, (select jsonb_agg(to_jsonb(s) order by s.sort) from sku s where s.product_id = p.product_id and s.shown) as skus
     from catalog_entry e join product p using (product_id) where e.mer_id = ${merId} and e.code = '${code}'`,
  );
  return found.rows[0] as
    (Record<string, unknown> & { skus: Record<string, unknown>[]; product_id: number }) | undefined;
}

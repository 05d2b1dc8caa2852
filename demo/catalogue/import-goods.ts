import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import { catalogEntry, product, sku } from '#lib/db/schema.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import {
  loadReference,
  readFaults,
  runImport,
  startLocal,
  storeBy,
  type RunOptions,
} from '#lib/domain/goods/import/index.ts';
import { loadTranslators } from '#lib/i18n/load.ts';
import { openSheet } from '#lib/tables/open-sheet.ts';
import { systemOf, type Seeding } from '../writer/seeding.ts';
import { drawGoods, drawShaded, recipes } from './draw.ts';
import { lookOf } from './looks.ts';

/** Files lie beside this one; a store's goods are in the file that bears its key. */
const placeOf = (file: string): string => path.join(import.meta.dirname, file);

async function keepPictures(seeding: Seeding): Promise<void> {
  for await (const { code, shaded, dimension } of drawGoods()) {
    await seeding.keep(`goods/${code}/shaded.svg`, shaded);
    await seeding.keep(`goods/${code}/dimension.svg`, dimension);
  }
}

/** The same that `npm run catalog:import` does with the file of a store. */
async function importFile(
  ctx: SystemContext,
  key: string,
  options: RunOptions,
): Promise<{ created: number; skus: number }> {
  const file = placeOf(`goods/${key}.csv`);
  const store = await storeBy(ctx.database.db, key);
  if (!store) throw new Error(`no demo store is called ${key}`);
  const { hash } = await openSheet(file);
  const facts = { name: path.basename(file), size: statSync(file).size, hash };
  const job = await startLocal(ctx, store.merId, facts);
  const done = await runImport(ctx, job.importId, file, options);
  if (done?.status === 'done' && done.faulty === 0) return done;
  const faults = await readFaults(ctx, { id: job.importId, page: 1, limit: 5 }, loadTranslators()['en-US']);
  throw new Error(`${file}: ${JSON.stringify(done?.failure ?? faults.list)}`);
}

/**
 * What a product has won with the time and no file of a merchant says: sales, marks of the platform, and since
 * how many days it is offered.
 */
async function standGoods({ db, now }: Seeding): Promise<void> {
  const rows = parse(readFileSync(placeOf('standing.csv'), 'utf8'), { columns: true }) as object[];
  await db.execute(sql`update product set sales = said.sales::int,
      is_good = said.good = '1', is_best = said.best = '1', is_hot = said.hot = '1', is_new = said.new = '1',
      created_at = ${now.toISOString()}::timestamptz - said.days::int * interval '1 day'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as said(code text, sales text, days text, good text, best text, hot text, new text)
      join catalog_entry entry on entry.code = said.code
    where entry.product_id = product.product_id`);
}

/** Sizes that look other than their product have a picture of their own: a yellow padlock, a long screw. */
async function keepLooks(seeding: Seeding): Promise<void> {
  const byCode = new Map(recipes().map((recipe) => [recipe.code, recipe]));
  const sizes = await seeding.db
    .select({ skuId: sku.skuId, choice: sku.choice, options: product.options, code: catalogEntry.code })
    .from(sku)
    .innerJoin(product, eq(product.productId, sku.productId))
    .innerJoin(catalogEntry, eq(catalogEntry.productId, product.productId));
  const kept = new Map<string, string>();
  const shown: { id: number; image: string }[] = [];
  for (const { skuId, choice, options, code } of sizes) {
    const recipe = byCode.get(code);
    const look = recipe && lookOf(recipe, options, choice);
    if (!look) continue;
    const file = `goods/${code}/shaded-${look.name}.svg`;
    const image = kept.get(file) ?? (await seeding.keep(file, await drawShaded(look.recipe)));
    kept.set(file, image);
    shown.push({ id: skuId, image });
  }
  await seeding.db.execute(sql`update sku set image = look.image
    from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) as look(id int, image text) where sku_id = look.id`);
}

/** Draws and imports the goods of these stores; answers how many there are. */
export async function importGoods(
  seeding: Seeding,
  stores: readonly string[],
): Promise<{ products: number; skus: number }> {
  await keepPictures(seeding);
  const ctx = systemOf(seeding);
  const sum = { products: 0, skus: 0 };
  const reference = await loadReference(ctx.database.db);
  for (const [at, key] of stores.entries()) {
    const { created, skus } = await importFile(ctx, key, { hasNext: at < stores.length - 1, reference });
    sum.products += created;
    sum.skus += skus;
  }
  await keepLooks(seeding);
  await standGoods(seeding);
  return sum;
}

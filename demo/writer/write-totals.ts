import { sql } from 'drizzle-orm';
import type { Seeding } from './seeding.ts';

/** Numbers that follow from the rows: sales per store, and the next free ids. */
export async function writeTotals({ db }: Seeding): Promise<void> {
  await db.execute(sql`update merchant set sales = coalesce((select sum(product.sales) from product
    where product.mer_id = merchant.mer_id), 0)`);
  const serials: [table: string, column: string][] = [
    ['category', 'category_id'],
    ['brand', 'brand_id'],
    ['belt', 'belt_id'],
    ['market', 'market_id'],
    ['merchant_type', 'merchant_type_id'],
    ['merchant_category', 'merchant_category_id'],
    ['merchant', 'mer_id'],
    ['freight_template', 'freight_template_id'],
    ['article_category', 'article_category_id'],
    ['article', 'article_id'],
    ['user_account', 'uid'],
    ['company', 'company_id'],
  ];
  // Rows were written with their ids; the next one of each table must not meet them.
  for (const [table, column] of serials) {
    await db.execute(
      sql.raw(
        `select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${column}), 0) + 1, false) from ${table}`,
      ),
    );
  }
}

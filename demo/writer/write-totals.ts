import { sql } from 'drizzle-orm';
import type { Seeding } from './seeding.ts';

/** What the best seller of the demo has sold; the next ones follow as sales of real malls do, few large and many small. */
const MOST_SOLD = 42_000;
const FALL = 0.56;

/** Numbers that follow from the rows: what is sold by its rank, goods per category, sales per store; and the next free ids. */
export async function writeTotals({ db }: Seeding): Promise<void> {
  await db.execute(sql`update category set product_count = (select count(*) from product
    where product.status = 'on_sale'
      and category.category_id in (product.category_id1, product.category_id2, product.category_id))`);
  await db.execute(sql`update product set sales = round(${MOST_SOLD} / power(ranked.rank, ${FALL}::float8))
    from (select product_id, row_number() over (order by sales desc, product_id) as rank from product) ranked
    where ranked.product_id = product.product_id`);
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
    ['product', 'product_id'],
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

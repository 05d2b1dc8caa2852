import type { FormChoices, FormParam, GoodsFormView } from '#lib/contracts/goods-form.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { namedCategories } from '../../own-category/index.ts';
import { writeWords } from '../row/lists.ts';
import { loadReference } from '../run/reference.repo.ts';
import { stateOf, storeFacts } from '../write/goods.repo.ts';
import { formOf, paramHeading } from './form-cells.ts';
import { freightOf, ownProduct, shownSkus } from './form.repo.ts';

/** A product of the caller's store as its form holds it. */
export async function readGoodsForm(
  ctx: MerchantContext,
  { id }: { id: number },
): Promise<Result<GoodsFormView, 'goods.not_found'>> {
  const { db } = ctx.database;
  const row = await ownProduct(db, ctx.actor.merId, id);
  if (!row) return fail('goods.not_found');
  const goods = stateOf(row, await shownSkus(db, id));
  const reference = await loadReference(db);
  return ok({
    product_id: id,
    version: row.updatedAt.toISOString(),
    status: row.status,
    reason: row.reviewReason,
    form: formOf(goods, { code: row.code, freight: row.freightTemplateId, reference }),
  });
}

/** What a product of the caller's store may name. */
export async function readFormChoices(ctx: MerchantContext): Promise<Result<FormChoices, never>> {
  const { db } = ctx.database;
  const reference = await loadReference(db);
  const words = ctx.locale === 'zh-CN' ? 'zh' : 'en';
  const { isReviewed } = await storeFacts(db, ctx.actor.merId);
  const nameOf = (id: number): string => reference.categories.get(id)?.name[words] ?? '';
  return ok({
    categories: [...reference.categories.values()]
      .filter((row) => row.isLeaf)
      .map((row) => ({
        value: row.key,
        label: row.name[words],
        group: row.path.slice(0, -1).map(nameOf).join(' › '),
      })),
    brands: [...reference.brands.values()].map((row) => ({ value: row.key, label: row[words] })),
    freight: (await freightOf(db, ctx.actor.merId)).map((row) => ({
      value: String(row.id),
      label: words === 'en' ? row.nameEn || row.name : row.name,
    })),
    own_categories: (await namedCategories(ctx)).map(({ id, name }) => ({ value: String(id), label: name })),
    is_reviewed: isReviewed,
  });
}

/** The parameter table of a category, and the tax classification of goods that have none of their own. */
export async function readFormParams(
  ctx: MerchantContext,
  { category }: { category: string },
): Promise<Result<{ list: FormParam[]; tax_code: string; tax_name: string }, 'catalog.category'>> {
  const reference = await loadReference(ctx.database.db);
  const found = reference.category(category);
  if (!found) return fail('catalog.category');
  const words = ctx.locale === 'zh-CN' ? 'zh' : 'en';
  const rows = reference.paramsOf(found.categoryId).map((row) => ({
    key: paramHeading(row),
    name: row.name[words],
    unit: row.unit,
    type: row.type,
    choices: row.choices.map((one) => ({ value: writeWords(one), label: one[words] })),
    per_sku: row.perSku,
  }));
  const { code, name } = reference.taxOf(found.categoryId);
  return ok({
    list: [...new Map(rows.map((row) => [row.key, row])).values()],
    tax_code: code,
    tax_name: name,
  });
}

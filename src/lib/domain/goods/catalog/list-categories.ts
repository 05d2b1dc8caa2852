import type { CategoryCount, CategoryNode } from '../../../contracts/goods.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { cachedFor } from '../../cached-for.ts';
import { inLocale } from './card.ts';
import {
  brands,
  categoriesByIds,
  categoryPaths,
  shownCategories,
  storeCategoryCounts,
} from './category.repo.ts';
import { countCategories } from './count-categories.ts';

/** The tree of shown categories, three levels. */
export async function listCategories(ctx: Context): Promise<Result<CategoryNode[], never>> {
  const rows = await shownCategories(ctx.database.reader);
  const nodes = new Map<number, CategoryNode>();
  const roots: CategoryNode[] = [];
  // Parents come before their children: rows are ordered by level.
  for (const row of rows) {
    const node: CategoryNode = {
      store_category_id: row.categoryId,
      pid: row.parentId,
      cate_name: inLocale(ctx.locale, row.name, row.nameEn),
      pic: row.pic,
      product_count: row.productCount,
      children: [],
    };
    nodes.set(row.categoryId, node);
    if (row.parentId === 0) roots.push(node);
    else nodes.get(row.parentId)?.children.push(node);
  }
  return ok(roots);
}

/** Whether a category of any level has this number. */
export const hasCategory = async (ctx: Context, id: number): Promise<boolean> =>
  (await categoriesByIds(ctx.database.reader, [id])).length > 0;

/** The children of one category, each with its own. */
export async function listChildren(
  ctx: Context,
  { pid }: { pid: number },
): Promise<Result<CategoryNode[], never>> {
  const tree = await listCategories(ctx);
  if (!tree.ok || pid === 0) return tree;
  const find = (nodes: CategoryNode[]): CategoryNode | undefined => {
    for (const node of nodes) {
      const found = node.store_category_id === pid ? node : find(node.children);
      if (found) return found;
    }
    return undefined;
  };
  return ok(find(tree.value)?.children ?? []);
}

/** Categories that a store has goods in, with their number; parents come before their children. */
export async function listStoreCategories(
  ctx: Context,
  { id }: { id: number },
): Promise<Result<CategoryCount[], never>> {
  const db = ctx.database.reader;
  const [categories, counts] = await Promise.all([
    cachedFor(ctx, 'category paths', ['categories'], () => categoryPaths(db)),
    cachedFor(ctx, `categories of store ${id}`, ['goods', `goods-of:${id}`], () =>
      storeCategoryCounts(db, id),
    ),
  ]);
  return ok(countCategories(ctx.locale, categories, counts));
}

/** Brands with goods in a category or store, or whose name holds the keyword. */
export async function listBrands(
  ctx: Context,
  input: {
    page: number;
    limit: number;
    keyword?: string | undefined;
    cate_id?: number | undefined;
    pid?: number | undefined;
    mer_id?: number | undefined;
  },
) {
  const filter = { keyword: input.keyword, categoryId: input.cate_id ?? input.pid, merId: input.mer_id };
  const rows = await brands(ctx.database.reader, filter);
  const { page, limit } = input;
  const list = rows.slice((page - 1) * limit, page * limit).map((row) => ({
    brand_id: row.brandId,
    brand_name: inLocale(ctx.locale, row.name, row.nameEn),
    pic: row.logo,
  }));
  return ok({ count: rows.length, list });
}

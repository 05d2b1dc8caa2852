import type { DeskCategory } from '#lib/contracts/taxonomy.ts';
import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { inLocale } from '../catalog/index.ts';
import {
  addCategory,
  allCategories,
  changeCategory,
  dropCategory,
  goodsByCategory,
  lockTree,
  paramsByCategory,
  type CategoryRow,
} from './taxonomy.repo.ts';

/** Goods stand in the third level at the deepest. */
const DEEPEST = 3;
/** Pages and lists that say something of categories. */
const SHOWN_BY = ['categories', 'goods', 'home', 'places'];

/** Each row right above those that stand below it. */
function asTree(rows: readonly CategoryRow[]): CategoryRow[] {
  const below = Map.groupBy(rows, (row) => row.parentId);
  const walk = (id: number): CategoryRow[] =>
    (below.get(id) ?? []).flatMap((row) => [row, ...walk(row.categoryId)]);
  return walk(0);
}

/** Those that the words name, and what stands above them. */
function found(rows: readonly CategoryRow[], keyword: string | undefined): CategoryRow[] {
  const words = keyword?.trim().toLowerCase();
  if (!words) return [...rows];
  const named = rows.filter((row) => `${row.name}\n${row.nameEn}`.toLowerCase().includes(words));
  const wanted = new Set(named.flatMap((row) => row.path));
  return rows.filter((row) => wanted.has(row.categoryId));
}

/** All categories as a tree, with what they hold. */
export async function listDeskCategories(
  ctx: UserContext,
  { keyword }: { keyword?: string | undefined },
): Promise<Result<{ list: DeskCategory[]; next: null; prev: null }, never>> {
  const { db } = ctx.database;
  const [rows, goods, params] = await Promise.all([
    allCategories(db),
    goodsByCategory(db),
    paramsByCategory(db),
  ]);
  const paths = new Map(rows.map((row) => [row.categoryId, row.path]));
  const holding = new Map<number, number>();
  for (const row of goods)
    for (const id of paths.get(row.id) ?? []) holding.set(id, (holding.get(id) ?? 0) + row.goods);
  const own = new Map(params.map((row) => [row.id, row.rows]));
  const children = Map.groupBy(rows, (row) => row.parentId);
  const list = found(asTree(rows), keyword).map((row) => ({
    category_id: row.categoryId,
    parent_id: row.parentId,
    level: row.level,
    name: inLocale(ctx.locale, row.name, row.nameEn),
    name_zh: row.name,
    name_en: row.nameEn,
    pic: row.pic,
    sort: row.sort,
    is_shown: row.shown,
    tax_code: row.taxCode,
    tax_name: row.taxName,
    goods: holding.get(row.categoryId) ?? 0,
    children: children.get(row.categoryId)?.length ?? 0,
    parameters: own.get(row.categoryId) ?? 0,
    inherited: row.path.slice(0, -1).reduce((sum, id) => sum + (own.get(id) ?? 0), 0),
  }));
  return ok({ list, next: null, prev: null });
}

/** Categories by their whole name, to choose one. */
export async function listCategoryChoices(ctx: UserContext) {
  const rows = asTree(await allCategories(ctx.database.db));
  const names = new Map(rows.map((row) => [row.categoryId, inLocale(ctx.locale, row.name, row.nameEn)]));
  return ok(
    rows.map((row) => ({
      value: String(row.categoryId),
      label: row.path.map((id) => names.get(id) ?? '').join(' / '),
    })),
  );
}

interface Saving {
  id?: number | undefined;
  parent_id?: number | undefined;
  name: string;
  name_en: string;
  pic?: string[] | undefined;
  sort: number;
  is_shown: boolean;
  tax_code?: string | undefined;
  tax_name?: string | undefined;
}
type SaveFailure = 'taxonomy.gone' | 'taxonomy.name_taken' | 'taxonomy.level' | 'taxonomy.has_goods';

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || 'category';

/** Adds a category below another one, or changes one where it stands. */
export async function saveCategory(
  ctx: UserContext,
  { id, parent_id: parentId = 0, name, name_en: nameEn, pic, sort, is_shown: shown, ...tax }: Saving,
): Promise<Result<{ id: number }, SaveFailure>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    await lockTree(db);
    const rows = await allCategories(db);
    const now = rows.find((row) => row.categoryId === id);
    if (id !== undefined && !now) return fail('taxonomy.gone');
    const above = now?.parentId ?? parentId;
    const parent = rows.find((row) => row.categoryId === above);
    if (above !== 0 && !parent) return fail('taxonomy.gone', {}, 'parent_id');
    const beside = rows.filter((row) => row.parentId === above && row.categoryId !== id);
    if (beside.some((row) => row.name === name)) return fail('taxonomy.name_taken', { name }, 'name');
    if (beside.some((row) => row.nameEn.toLowerCase() === nameEn.toLowerCase()))
      return fail('taxonomy.name_taken', { name: nameEn }, 'name_en');
    const values = {
      name,
      nameEn,
      sort,
      shown,
      pic: pic?.[0] ?? now?.pic ?? '',
      taxCode: tax.tax_code ?? now?.taxCode ?? '',
      taxName: tax.tax_name ?? now?.taxName ?? '',
    };
    let saved = id;
    if (saved === undefined) {
      if ((parent?.level ?? 0) >= DEEPEST) return fail('taxonomy.level', { n: DEEPEST }, 'parent_id');
      const goods = (await goodsByCategory(db)).find((row) => row.id === above)?.goods ?? 0;
      if (goods > 0) return fail('taxonomy.has_goods', { n: goods }, 'parent_id');
      const slug = slugOf(nameEn);
      const key = rows.some((row) => row.key === slug) ? `${slug}-${newId(ctx.clock.now()).slice(-6)}` : slug;
      const level = (parent?.level ?? 0) + 1;
      saved = await addCategory(db, { ...values, key, parentId: above, level, path: parent?.path ?? [] });
    } else await changeCategory(db, saved, values);
    await ctx.changed(...SHOWN_BY);
    return ok({ id: saved });
  });
}

/** Takes away a category that nothing stands in. */
export async function removeCategory(
  ctx: UserContext,
  { id }: { id: number },
): Promise<Result<null, 'taxonomy.gone' | 'taxonomy.category_used' | 'taxonomy.category_not_empty'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    await lockTree(db);
    const rows = await allCategories(db);
    if (!rows.some((row) => row.categoryId === id)) return fail('taxonomy.gone');
    const children = rows.filter((row) => row.parentId === id).length;
    if (children > 0) return fail('taxonomy.category_not_empty', { n: children });
    const goods = (await goodsByCategory(db)).find((row) => row.id === id)?.goods ?? 0;
    if (goods > 0) return fail('taxonomy.category_used', { n: goods });
    await dropCategory(db, id);
    await ctx.changed(...SHOWN_BY);
    return ok(null);
  });
}

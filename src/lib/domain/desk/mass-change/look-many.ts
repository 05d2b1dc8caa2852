import type { LookedAt, MassLook } from '#lib/contracts/mass-change.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { inLocale } from '../../goods/catalog/index.ts';
import { goodsNamed, skusNamed, stateWhenListed } from '../../goods/goods-desk/index.ts';
import { namedCategories, ownCategoryNamed } from '../../goods/own-category/index.ts';
import { customersNamed, groupName } from '../../merchant/customer/index.ts';
import { isChanged, planPrices, planStocks, type PlannedSize } from './plan-sizes.ts';
import { textsFor } from './typed-values.ts';

interface Asked {
  kind: LookedAt;
  ids: number[];
  customers: string[];
  by: string;
  was: number[];
  on_sale: boolean;
  group_id: number;
  mer_cate_id: number;
}
type Looked = Result<
  { rows: MassLook[]; changes: number; faulty: number },
  'mass_change.lines' | 'customer.group_gone' | 'own_category.gone'
>;

const told = (rows: readonly (MassLook & { isChanged: boolean })[]): Looked =>
  ok({
    rows: rows.map(({ name, before, after, fault }) => ({ name, before, after, fault })),
    changes: rows.filter((row) => row.isChanged).length,
    faulty: rows.filter((row) => row.fault).length,
  });

async function lookAtSizes(ctx: MerchantContext, { kind, ids, by, was }: Asked): Promise<Looked> {
  const wanted = [...new Set(ids)];
  const texts = textsFor(by, wanted.length);
  if (!texts.ok) return texts;
  const sizes = await skusNamed(ctx.database.db, ctx.actor.merId, wanted, false);
  const planned: PlannedSize[] =
    kind === 'price'
      ? planPrices(ctx, sizes, wanted, texts.value)
      : planStocks(ctx, sizes, wanted, texts.value, was);
  return told(planned.map((row) => ({ ...row, isChanged: isChanged(row) })));
}

async function lookAtListing(ctx: MerchantContext, { ids, on_sale: isOnSale }: Asked): Promise<Looked> {
  const after = await stateWhenListed(ctx, isOnSale);
  const goods = await goodsNamed(ctx.database.db, ctx.actor.merId, ids);
  return told(
    goods.map(({ name, nameEn, status: before }) => ({
      name: inLocale(ctx.locale, name, nameEn),
      before,
      after,
      fault: before === 'withheld' ? 'withheld' : '',
      isChanged: before !== 'withheld' && before !== after,
    })),
  );
}

async function lookAtGroups(ctx: MerchantContext, { customers, group_id: id }: Asked): Promise<Looked> {
  const after = await groupName(ctx, id);
  if (!after.ok) return after;
  const found = await customersNamed(ctx, customers);
  return told(
    found.map(({ name, group, groupId }) => ({
      name,
      before: group,
      after: after.value,
      fault: '',
      isChanged: groupId !== id,
    })),
  );
}

async function lookAtOwnCategories(ctx: MerchantContext, { ids, mer_cate_id: id }: Asked): Promise<Looked> {
  const after = await ownCategoryNamed(ctx, id);
  if (!after.ok) return after;
  const categories = new Map((await namedCategories(ctx)).map((row) => [row.id, row.name]));
  const goods = await goodsNamed(ctx.database.db, ctx.actor.merId, ids);
  return told(
    goods.map(({ name, nameEn, merCateId }) => ({
      name: inLocale(ctx.locale, name, nameEn),
      before: categories.get(merCateId ?? 0) ?? '',
      after: after.value.name,
      fault: '',
      isChanged: (merCateId ?? 0) !== id,
    })),
  );
}

/** What a change of many rows would make of each of them. */
export async function lookAtMany(ctx: MerchantContext, asked: Asked): Promise<Looked> {
  if (asked.kind === 'shelf') return lookAtListing(ctx, asked);
  if (asked.kind === 'group') return lookAtGroups(ctx, asked);
  if (asked.kind === 'own_category') return lookAtOwnCategories(ctx, asked);
  return lookAtSizes(ctx, asked);
}

import { yuan } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import { inLocale } from '../../goods/catalog/index.ts';
import { categoryNames, productsByIds, storeNames, type CouponRow } from './coupon.repo.ts';

/** What a coupon is for, in words and pictures. */
export interface Scope {
  /** Categories or stores by name. */
  names: string[];
  goods: { product_id: number; store_name: string; image: string; price: string }[];
}
export const NO_SCOPE: Scope = { names: [], goods: [] };

const GOODS_SHOWN = 3;

/** The scopes of templates by their id, read for all of them at once. */
export async function scopesOf(
  ctx: Pick<Context, 'database' | 'locale'>,
  rows: CouponRow[],
): Promise<Map<number, Scope>> {
  const db = ctx.database.reader;
  const idsOf = (kind: string, most?: number) => [
    ...new Set(rows.filter((row) => row.kind === kind).flatMap((row) => row.targetIds.slice(0, most))),
  ];
  const goods = await productsByIds(db, idsOf('product', GOODS_SHOWN));
  const names = {
    category: await categoryNames(db, idsOf('category')),
    cross_store: await storeNames(db, idsOf('cross_store')),
  };
  const scopeOf = ({ kind, targetIds }: CouponRow): Scope => {
    if (kind === 'product') {
      const own = goods.filter((row) => targetIds.includes(row.id)).slice(0, GOODS_SHOWN);
      return {
        names: [],
        goods: own.map((row) => ({
          product_id: row.id,
          store_name: inLocale(ctx.locale, row.name, row.nameEn),
          image: row.image,
          price: yuan(row.price),
        })),
      };
    }
    const known = kind === 'category' || kind === 'cross_store' ? names[kind] : [];
    const own = targetIds.flatMap((id) => known.find((row) => row.id === id) ?? []);
    return { names: own.map((row) => inLocale(ctx.locale, row.name, row.nameEn)), goods: [] };
  };
  return new Map(rows.map((row) => [row.couponId, scopeOf(row)]));
}

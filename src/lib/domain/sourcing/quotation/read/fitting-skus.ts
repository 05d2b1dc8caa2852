import type { SkuOffer } from '#lib/contracts/quotation.ts';
import { yuan } from '#lib/kernel/money.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import {
  isOtherThan,
  normalise,
  offeredSizes,
  queryOfAll,
  read,
  sizesIn,
} from '../../../goods/search/index.ts';
import { inLocale, skuText, type GoodsRow } from '../../../trade/cart/index.ts';
import type { ItemRow } from '../../inquiry/index.ts';
import { askedAmount } from './asked-amount.ts';
import { matchingSkus } from './goods.repo.ts';

/** Goods with what one buyer pays for them by a list of the store. */
export type PricedRow = GoodsRow & { contract?: { price: number } };

/** Goods of the store that are what an item names, those of its size, strength and material first. */
export async function skusFor(
  ctx: MerchantContext,
  { name, text }: { name: string; text: string },
): Promise<number[]> {
  const { db } = ctx.database;
  const { meanings } = await read(ctx, name);
  if (meanings.length === 0) return [];
  const { keys } = await read(ctx, text);
  const wanted = { query: queryOfAll(meanings), sizes: sizesIn(normalise(text)), keys };
  const ids = (await matchingSkus(db, ctx.actor.merId, wanted)).map(({ skuId }) => skuId);
  const sizes = await offeredSizes(db, ids);
  const isOther = (skuId: number): number => Number(isOtherThan(text, sizes.get(skuId)!));
  return ids.toSorted((a, b) => isOther(a) - isOther(b));
}

/** A SKU as a price is quoted for it, beside the item of an inquiry that it is offered for. */
export function showSku(
  ctx: MerchantContext,
  found: PricedRow,
  { item, isSubstitute }: { item: ItemRow | undefined; isSubstitute: boolean },
): SkuOffer {
  const { product, sku, contract } = found;
  return {
    product_attr_unique: sku.skuId,
    product_id: product.productId,
    store_name: inLocale(ctx.locale, product.name, product.nameEn),
    sku: skuText(ctx.locale, found) || sku.designation,
    price: yuan(sku.price),
    own_price: contract && contract.price < sku.price ? yuan(contract.price) : null,
    stock: sku.stock,
    unit_name: inLocale(ctx.locale, product.unitName, product.unitNameEn),
    once_min_count: product.moq,
    batch_number: product.multiple,
    is_substitute: isSubstitute,
    ...askedAmount(ctx, item, product),
  };
}

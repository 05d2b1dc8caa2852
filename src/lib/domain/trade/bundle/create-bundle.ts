import type { MerchantContext } from '#lib/domain/context.ts';
import { typedTime } from '#lib/kernel/clock.ts';
import { fenOf } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { addBundle, skusOnSale, type NewBundle } from './bundle.repo.ts';
import { usualPrice } from './usual-price.ts';

interface Part {
  product_id: number;
  /** Units in one set. */
  num: number;
  sku: { unique: number; price: string }[];
}
interface Input {
  name: string;
  name_en: string;
  start_time: string;
  end_time: string;
  /** Sets offered; 0: as many as the goods last. */
  limited: number;
  /** Sets that one buyer may take; 0: no limit. */
  all_pay_count: number;
  products: Part[];
}
type Refusal =
  'activity.times' | 'goods.gone' | 'activity.price' | 'activity.sku_twice' | 'bundle.product_twice';

/** Parts as they are stored, each SKU on sale at the caller's store and cheaper than outside the set. */
async function partsIn(
  ctx: MerchantContext,
  products: readonly Part[],
): Promise<Result<Pick<NewBundle, 'parts' | 'skus'>, Refusal>> {
  const ids = products.map((part) => part.product_id);
  if (new Set(ids).size < ids.length) return fail('bundle.product_twice', undefined, 'products');
  const sold = await skusOnSale(ctx.database.db, ctx.actor.merId, ids);
  const skus: NewBundle['skus'] = [];
  for (const part of products) {
    for (const { unique, price } of part.sku) {
      const field = String(unique);
      const own = sold.find((row) => row.skuId === unique && row.productId === part.product_id);
      if (!own) return fail('goods.gone', undefined, field);
      if (skus.some((row) => row.skuId === unique)) return fail('activity.sku_twice', undefined, field);
      const fen = fenOf(price);
      if (fen <= 0 || fen >= usualPrice(own, part.num)) return fail('activity.price', undefined, field);
      skus.push({ skuId: unique, productId: part.product_id, price: fen });
    }
  }
  const parts = products.map((part, sort) => ({ productId: part.product_id, quantity: part.num, sort }));
  return ok({ parts, skus });
}

/** A merchant proposes a set of its goods; it waits for its review like every activity. */
export async function createBundle(
  ctx: MerchantContext,
  input: Input,
): Promise<Result<{ activity_id: number }, Refusal>> {
  const now = ctx.clock.now();
  const [startAt, endAt] = [typedTime(input.start_time), typedTime(input.end_time)];
  if (!(startAt < endAt && endAt > now)) return fail('activity.times', undefined, 'end_time');
  const made = await partsIn(ctx, input.products);
  if (!made.ok) return made;
  const limited = input.limited || null;
  return ctx.database.tx(async () => {
    const activity_id = await addBundle(ctx.database.db, {
      activity: {
        kind: 'bundle',
        merId: ctx.actor.merId,
        productId: input.products[0]!.product_id,
        status: 'pending',
        perBuyer: input.all_pay_count,
        startAt,
        endAt,
        createdAt: now,
        updatedAt: now,
      },
      bundle: { name: input.name, nameEn: input.name_en, limited, stock: limited },
      ...made.value,
    });
    return ok({ activity_id });
  });
}

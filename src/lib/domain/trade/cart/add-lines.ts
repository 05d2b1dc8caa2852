import { newId } from '../../../kernel/ids.ts';
import { fail, ok, type Failure, type Result } from '../../../kernel/result.ts';
import type { UserContext } from '../../context.ts';
import { addDirectLine, addLine, countLines, linesOfProduct, skuForSale } from './cart.repo.ts';
import { checkLine, type LineRefusal } from './check-line.ts';

const MOST_LINES = 200;

export interface Wanted {
  product_attr_unique: number;
  cart_num: number;
}
export interface Added {
  cart_id: string[];
  count: number;
  refused: { product_attr_unique: number; failure: Failure<LineRefusal | 'cart.full'> }[];
}

/**
 * Puts SKUs into the cart, or lays them aside to be bought at once. Quantities are in sales units; SKUs
 * that the rules refuse are named with their reason, the others go in. SKUs of one product that are added
 * together count together for the minimum of a mixed batch.
 */
export async function addLines(ctx: UserContext, wanted: Wanted[], isDirect: boolean): Promise<Added> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const found = new Map((await skuForSale(db, wanted.map((row) => row.product_attr_unique))).map((row) => [row.sku.skuId, row]));
  const productIds = [...new Set([...found.values()].map((row) => row.product.productId))];
  const inCart = isDirect ? [] : (await Promise.all(productIds.map((id) => linesOfProduct(db, uid, id)))).flat();
  const answer: Added = { cart_id: [], count: await countLines(db, uid), refused: [] };

  for (const { product_attr_unique: skuId, cart_num: quantity } of wanted) {
    const row = found.get(skuId);
    const sameProduct = (id: number) => found.get(id)?.product.productId === row?.product.productId;
    const already = inCart.find((line) => line.skuId === skuId)?.quantity ?? 0;
    const others =
      inCart.filter((line) => line.skuId !== skuId && (sameProduct(line.skuId) || !found.has(line.skuId))).reduce((sum, line) => sum + line.quantity, 0) +
      wanted
        .filter((other) => other.product_attr_unique !== skuId && sameProduct(other.product_attr_unique))
        .reduce((sum, other) => sum + other.cart_num, 0);
    const allowed = checkLine(row, quantity + already, row ? others : 0, ctx.locale);
    if (!allowed.ok) {
      answer.refused.push({ product_attr_unique: skuId, failure: allowed.failure });
      continue;
    }
    if (!isDirect && already === 0 && answer.count >= MOST_LINES) {
      answer.refused.push({ product_attr_unique: skuId, failure: { code: 'cart.full' } });
      continue;
    }
    const { product } = allowed.value;
    const now = ctx.clock.now();
    const line = { cartId: newId(now), uid, merId: product.merId, productId: product.productId, skuId, quantity, createdAt: now };
    answer.cart_id.push(await (isDirect ? addDirectLine(db, line) : addLine(db, line)));
    if (!isDirect && already === 0) answer.count += 1;
  }
  return answer;
}

interface CreateInput extends Wanted {
  is_new: number;
}

/** One SKU into the cart, or bought at once. Fails: the refusal of its line. */
export async function addOne(
  ctx: UserContext,
  { is_new, ...wanted }: CreateInput,
): Promise<Result<{ cart_id: string; count: number }, LineRefusal | 'cart.full'>> {
  const added = await addLines(ctx, [wanted], is_new === 1);
  const [refused] = added.refused;
  if (refused) return fail(refused.failure.code, refused.failure.params, 'cart_num');
  return ok({ cart_id: added.cart_id[0]!, count: added.count });
}

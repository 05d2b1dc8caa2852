import { fail, ok, type Result } from '../../../kernel/result.ts';
import type { UserContext } from '../../context.ts';
import { lineById, linesOfProduct, removeLines, setLine, skuForSale } from './cart.repo.ts';
import { checkLine, type LineRefusal } from './check-line.ts';

interface Change {
  id: string;
  cart_num: number;
  product_attr_unique?: number | undefined;
}

/**
 * Sets quantity and SKU of a line. Choosing a SKU that has a line of its own joins the two.
 * Fails: cart.line_gone, or what the rules refuse.
 */
export async function changeLine(ctx: UserContext, input: Change): Promise<Result<undefined, LineRefusal | 'cart.line_gone'>> {
  const { uid } = ctx.actor;
  return ctx.database.tx(async () => {
    const { db } = ctx.database;
    const line = await lineById(db, uid, input.id);
    if (!line) return fail('cart.line_gone');
    const skuId = input.product_attr_unique ?? line.skuId;
    const [found] = await skuForSale(db, [skuId]);
    if (found && found.product.productId !== line.productId) return fail('cart.line_gone');
    const siblings = await linesOfProduct(db, uid, line.productId);
    const twin = siblings.find((other) => other.skuId === skuId && other.cartId !== line.cartId);
    const quantity = input.cart_num + (twin?.quantity ?? 0);
    const others = siblings
      .filter((other) => other.cartId !== line.cartId && other !== twin)
      .reduce((sum, other) => sum + other.quantity, 0);
    const allowed = checkLine(found, quantity, others, ctx.locale);
    if (!allowed.ok) return allowed;
    if (twin) await removeLines(db, uid, [twin.cartId]);
    await setLine(db, uid, line.cartId, { quantity, skuId });
    return ok();
  });
}

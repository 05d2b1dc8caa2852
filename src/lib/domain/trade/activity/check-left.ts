import type { UserContext } from '#lib/domain/context.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { firstSoldOut } from './stock.repo.ts';

/**
 * Tells whoever comes too late at once: in a flash sale most do, and pricing their order would make the others
 * wait. It promises nothing; `takeActivity` decides. Fails: stock.short {n}, naming the line.
 */
export async function checkLeft(
  ctx: UserContext,
  cartIds: readonly string[],
): Promise<Result<undefined, 'stock.short'>> {
  if (cartIds.length === 0) return ok();
  const short = await firstSoldOut(ctx.database.db, ctx.actor.uid, cartIds);
  return short ? fail('stock.short', { n: short.left }, short.cartId) : ok();
}

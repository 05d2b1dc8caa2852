import type { PutReport } from '../contracts/cart.ts';
import type { UserContext } from '../domain/context.ts';
import type { PutAll } from '../domain/trade/cart/index.ts';
import { sayIn } from './say.ts';

/** What became of goods that were put into the cart, with the reasons as sentences. */
export function putNamed(ctx: UserContext, { count, lines }: PutAll): PutReport {
  const say = sayIn(ctx.locale);
  return {
    count,
    lines: lines.map(({ failure, ...line }) => ({ ...line, reason: failure ? say(failure) : '' })),
  };
}

import type { PutReport } from '../contracts/cart.ts';
import type { UserContext } from '../domain/context.ts';
import type { PutAll } from '../domain/trade/cart/index.ts';
import { failureTextIn } from './texts.ts';

/** What became of goods that were put into the cart, with the reasons as sentences. */
export function putNamed(ctx: UserContext, { count, lines }: PutAll): PutReport {
  const say = failureTextIn(ctx.locale);
  return {
    count,
    lines: lines.map(({ failure, ...line }) => ({ ...line, reason: failure ? say(failure) : '' })),
  };
}

import { DEPOSIT_CAP_PERMILLE } from '#lib/kernel/limits.ts';
import { permille, sumFen } from '#lib/kernel/money.ts';
import type { Fen } from '#lib/kernel/money.ts';
import { fail, ok } from '#lib/kernel/result.ts';
import type { Result } from '#lib/kernel/result.ts';
import { depositOf } from './line/line-money.ts';
import type { PricedLine } from './priced-checkout.ts';

/**
 * What is due at once and what later. A deposit presale pays its deposit without freight; coupons reduce
 * the balance alone, the freight comes with it. Since its price is deposit + balance, "line total after
 * discounts − balance, at least the deposit" always is the deposit. Everything else is due at once.
 */
export function presaleMoney(lines: readonly PricedLine[], payable: Fen): { payNow: Fen; balance: Fen } {
  const deposit = sumFen(lines.map(depositOf));
  return deposit === 0 ? { payNow: payable, balance: 0 } : { payNow: deposit, balance: payable - deposit };
}

/** A deposit is at most a fifth of the presale price. */
export function checkDeposit(deposit: Fen, balance: Fen): Result<undefined, 'presale.deposit_too_high'> {
  const most = permille(deposit + balance, DEPOSIT_CAP_PERMILLE);
  return deposit <= most ? ok() : fail('presale.deposit_too_high', { n: DEPOSIT_CAP_PERMILLE / 10 });
}

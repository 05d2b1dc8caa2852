import type { Fen } from '#lib/kernel/money.ts';
import { SUM_MAX } from '../line/fits-order.ts';
import { matchRegion } from './match-region.ts';
import type { FreightTemplate } from './template.ts';

/**
 * Freight in fen of all goods of one store that share a template: the first quantity, then every started
 * further quantity. An address that no rule names, not even the one for everywhere, costs nothing.
 * @param quantity pieces, grams or cm³
 * @param amount goods amount before coupons, for the free rule
 */
export function templateFreight(
  template: FreightTemplate,
  address: readonly string[],
  quantity: number,
  amount: Fen,
): Fen {
  const free = matchRegion(template.freeRules, address);
  if (free && quantity >= free.number && amount >= free.price) return 0;
  const rule = matchRegion(template.rules, address);
  if (!rule) return 0;
  if (quantity <= rule.first || rule.continue <= 0) return Math.min(rule.firstPrice, SUM_MAX);
  const steps = Math.ceil((quantity - rule.first) / rule.continue);
  return Math.min(rule.firstPrice + rule.continuePrice * steps, SUM_MAX);
}

import type { Fen } from '#lib/kernel/money.ts';

/**
 * `cities` hold region codes of any level ("13", "1304", "130400"); an empty list is everywhere else.
 * Freight quantities are pieces, grams or cm³, by the template's `chargeType`.
 */
interface FreightRule {
  cities: readonly string[];
  first: number;
  firstPrice: Fen;
  continue: number;
  continuePrice: Fen;
}

/** Free when the freight quantity reaches `number` and the goods amount reaches `price`. */
interface FreeRule {
  cities: readonly string[];
  number: number;
  price: Fen;
}

export interface FreightTemplate {
  freightTemplateId: number;
  chargeType: 'pieces' | 'weight' | 'volume';
  rules: readonly FreightRule[];
  freeRules: readonly FreeRule[];
  /** none: everywhere is served; listed: not `undeliveredCities`; only_ruled: only where a rule names the region. */
  undelivery: 'none' | 'listed' | 'only_ruled';
  undeliveredCities: readonly string[];
}

import { exactness } from './match-region.ts';
import type { FreightTemplate } from './template.ts';

/**
 * Whether goods with this template go to the address. A template that serves only ruled regions takes its
 * rule for everywhere as no rule, else the setting would refuse nothing.
 */
export function servesAddress(template: FreightTemplate, address: readonly string[]): boolean {
  switch (template.undelivery) {
    case 'none':
      return true;
    case 'listed':
      return exactness(template.undeliveredCities, address) === 0;
    case 'only_ruled':
      return template.rules.some((rule) => exactness(rule.cities, address) > 0);
  }
}

import type { FreightTemplate } from './template.ts';

/**
 * Whether goods with this template go to the address. A template that serves only ruled regions takes its
 * rule for everywhere as no rule, else the setting would refuse nothing.
 */
export function servesAddress(template: FreightTemplate, address: readonly string[]): boolean {
  switch (template.serves) {
    case 'all':
      return true;
    case 'except':
      return !address.some((area) => template.refusedAreas.includes(area));
    case 'ruled':
      return template.regions.some((region) => address.some((area) => region.areas.includes(area)));
  }
}

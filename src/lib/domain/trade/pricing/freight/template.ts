import type { Fen } from '#lib/kernel/money.ts';

/** The area that stands for every address without an area of its own. */
export const EVERYWHERE = '0';

/** Freight quantities are pieces, grams or cm³, by the template's `chargeBy`. */
export interface FreightRegion {
  areas: readonly string[];
  first: number;
  firstPrice: Fen;
  continue: number;
  continuePrice: Fen;
}

/** Free when the freight quantity and the goods amount both reach it. */
export interface FreeRule {
  areas: readonly string[];
  quantity: number;
  amount: Fen;
}

export interface FreightTemplate {
  templateId: string;
  chargeBy: 'pieces' | 'weight' | 'volume';
  regions: readonly FreightRegion[];
  freeRules: readonly FreeRule[];
  /** all: everywhere; except: not in `refusedAreas`; ruled: only where a region rule names the address. */
  serves: 'all' | 'except' | 'ruled';
  refusedAreas: readonly string[];
}

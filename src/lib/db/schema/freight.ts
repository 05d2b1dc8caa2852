import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { CHARGE_TYPES, UNDELIVERIES } from '../../contracts/states.ts';
import { serialId, isKnown } from './columns.ts';

/** A price rule for regions; `cities` are code prefixes (`13`, `1304`), empty for everywhere else. */
export interface FreightRule {
  cities: string[];
  /** Pieces, grams or cm³, by the template's charge type. */
  first: number;
  firstPrice: number;
  continue: number;
  continuePrice: number;
}
export interface FreeRule {
  cities: string[];
  number: number;
  price: number;
}

export const freightTemplate = pgTable(
  'freight_template',
  {
    freightTemplateId: serialId(),
    merId: integer().notNull(),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    chargeType: text({ enum: CHARGE_TYPES }).notNull(),
    rules: jsonb().$type<FreightRule[]>().notNull(),
    freeRules: jsonb().$type<FreeRule[]>().notNull().default([]),
    undelivery: text({ enum: UNDELIVERIES }).notNull().default('none'),
    undeliveredCities: jsonb().$type<string[]>().notNull().default([]),
  },
  (t) => [index().on(t.merId), isKnown(t.chargeType, CHARGE_TYPES), isKnown(t.undelivery, UNDELIVERIES)],
);

import { CATEGORIES } from './categories.ts';
import { PARAMETERS } from './parameters.ts';

/** What a mall has been offered of the files, be it there still or not. */
export interface Offered {
  categories: string[];
  parameters: string[];
}

/** The setting that keeps it. */
export const OFFERED = 'offered';

/** A row of the parameter tables. */
export const nameOfParameter = (row: (typeof PARAMETERS)[number]): string =>
  [row.category, row.name, row.unit, row.of].join('\n');

/** All that the files of this version have: what is none of it at the next upgrade is new. */
export const offeredNow = (): { key: string; value: Offered } => ({
  key: OFFERED,
  value: { categories: CATEGORIES.map(({ key }) => key), parameters: PARAMETERS.map(nameOfParameter) },
});

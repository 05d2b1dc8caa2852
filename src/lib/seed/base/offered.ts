import { CATEGORIES } from './categories.ts';
import { PARAMETERS } from './parameters.ts';

/** What this mall has got from the files, whether it still has it or has deleted it. */
export interface Offered {
  categories: string[];
  parameters: string[];
}

/** The setting that keeps it. */
export const OFFERED = 'offered';

/** A row of the parameter tables. */
export const nameOfParameter = (row: (typeof PARAMETERS)[number]): string =>
  [row.category, row.name, row.unit, row.of].join('\n');

/** All that the files of this version have: at the next upgrade, everything else is new. */
export const offeredNow = (): { key: string; value: Offered } => ({
  key: OFFERED,
  value: { categories: CATEGORIES.map(({ key }) => key), parameters: PARAMETERS.map(nameOfParameter) },
});

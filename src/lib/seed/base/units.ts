import { siteSetting } from '../../db/schema.ts';
import type { PlatformUnit } from '../../kernel/platform-settings.ts';
import type { SeedContext } from './seed-context.ts';
import { readTable } from './read-data.ts';

/** Units of sale that every mall begins with; what one of them holds, the platform or the goods say. */
export const UNITS: readonly PlatformUnit[] = readTable<'name' | 'name_en' | 'spellings' | 'code'>(
  'units.csv',
).map(({ name, name_en: en, spellings, code }) => ({
  zh: name,
  en,
  spellings: spellings.split('|').filter(Boolean),
  ...(code ? { code } : {}),
}));

export const seedUnits = ({ db }: Pick<SeedContext, 'db'>) =>
  db.insert(siteSetting).values({ key: 'units', value: UNITS }).onConflictDoNothing();

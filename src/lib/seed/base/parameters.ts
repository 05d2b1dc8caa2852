import { PARAM_TYPES } from '../../contracts/states.ts';
import { categoryParam } from '../../db/schema.ts';
import { categoryIds } from './categories.ts';
import { insertAll, type SeedContext } from './seed-context.ts';
import { readTable } from './read-data.ts';

type Column = 'category' | 'name' | 'name_en' | 'unit' | 'of' | 'type' | 'choices' | 'choices_en';

/** The parameter tables as the file has them. */
export const PARAMETERS = readTable<Column>('parameters.csv');

const parted = (text: string): string[] => (text ? text.split('|') : []);

/** The parameter table of every category: name, unit, type and whose it is. */
export function paramsOfFile() {
  const sorts = new Map<string, number>();
  return PARAMETERS.map((row) => {
    const sort = sorts.get(row.category) ?? 0;
    sorts.set(row.category, sort + 1);
    const type = PARAM_TYPES.find((known) => known === row.type);
    if (!type) throw new Error(`${row.name} is of no known type: ${row.type}`);
    const english = parted(row.choices_en);
    return {
      categoryId: categoryIds.idOf(row.category),
      name: { zh: row.name, en: row.name_en },
      unit: row.unit,
      perSku: row.of === 'sku',
      sort,
      type,
      choices: parted(row.choices).map((zh, at) => ({ zh, en: english[at] ?? zh })),
    };
  });
}

export async function seedParameters({ db }: SeedContext): Promise<void> {
  const rows = paramsOfFile().map(({ name, ...row }) => ({ ...row, name: name.zh, nameEn: name.en }));
  await insertAll(db, categoryParam, rows);
}

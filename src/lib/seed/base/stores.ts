import { merchantCategory, merchantType, siteSetting } from '../../db/schema.ts';
import type { Words } from '../types.ts';
import { CATEGORIES } from './categories.ts';
import { insertAll, type SeedContext } from './seed-context.ts';
import { readYaml } from './read-data.ts';

interface Stores {
  /** Margin in fen. */
  kinds: { key: string; zh: string; en: string; about: Words; margin: number }[];
  /** Freight that a new store begins with: rows of freight_template. */
  freight: object[];
}

const { kinds, freight } = readYaml<Stores>('stores.yaml');

/** Kinds of stores by their keys; a number of a kind is its place in this list. */
export const STORE_KINDS: readonly string[] = kinds.map(({ key }) => key);

/** What an application chooses from, and what a store begins with: kinds, trades, freight. */
export async function seedStoreKinds({ db }: SeedContext): Promise<void> {
  await insertAll(
    db,
    merchantType,
    kinds.map(({ key, zh, en, about, margin }, at) => ({
      merchantTypeId: at + 1,
      key,
      name: zh,
      nameEn: en,
      description: about.zh,
      descriptionEn: about.en,
      margin,
    })),
  );
  await insertAll(
    db,
    merchantCategory,
    CATEGORIES.filter((row) => !row.parent).map((row, at) => ({
      merchantCategoryId: at + 1,
      name: row.name.zh,
      nameEn: row.name.en,
    })),
  );
  await insertAll(db, siteSetting, [{ key: 'store_freight', value: freight }]);
}

import { category } from '../../db/schema.ts';
import type { Words } from '../types.ts';
import { insertAll, type SeedContext } from './seed-context.ts';
import { readPicture, readYaml } from './read-data.ts';

export interface CategoryIds {
  idOf(key: string): number;
  /** From level 1 to the category itself. */
  pathOf(key: string): number[];
}

interface Node {
  key: string;
  zh: string;
  en: string;
  children?: Node[];
}

export interface BaseCategory {
  key: string;
  /** Absent for level 1. */
  parent?: string;
  name: Words;
}

/** Level by level, each in display order: a number of a category is its place in this list. */
function inLevels(): BaseCategory[] {
  const found: BaseCategory[] = [];
  let level = readYaml<Node[]>('categories.yaml').map((node) => ({ node, parent: '' }));
  while (level.length > 0) {
    for (const { node, parent } of level) {
      const row = { key: node.key, name: { zh: node.zh, en: node.en } };
      found.push(parent ? { ...row, parent } : row);
    }
    level = level.flatMap(({ node }) =>
      (node.children ?? []).map((child) => ({ node: child, parent: node.key })),
    );
  }
  return found;
}

/** The categories that a mall begins with. */
export const CATEGORIES: readonly BaseCategory[] = inLevels();

const byKey = new Map(CATEGORIES.map((row, at) => [row.key, { row, id: at + 1 }]));

function pathOf(key: string): number[] {
  const found = byKey.get(key);
  if (!found) throw new Error(`an unknown category is named: ${key}`);
  return found.row.parent ? [...pathOf(found.row.parent), found.id] : [found.id];
}

export const categoryIds: CategoryIds = { pathOf, idOf: (key) => pathOf(key).at(-1)! };

/** Writes them, with the pictures that there are: the third level shows the second one's. */
export async function seedCategories(seed: SeedContext): Promise<void> {
  const rows = [];
  for (const [at, row] of CATEGORIES.entries()) {
    const path = pathOf(row.key);
    const place = `category/${row.key}.svg` as const;
    const picture = path.length < 3 ? readPicture(place) : undefined;
    rows.push({
      categoryId: at + 1,
      parentId: path.at(-2) ?? 0,
      level: path.length,
      key: row.key,
      path,
      name: row.name.zh,
      nameEn: row.name.en,
      pic: picture ? await seed.keep(place, picture) : '',
      sort: at,
    });
  }
  await insertAll(seed.db, category, rows);
}

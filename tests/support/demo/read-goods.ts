// The goods of the demo mall as the import reads them from demo/catalogue/goods, without a database.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { openGoods } from '#lib/domain/goods/import/list/open-goods.ts';
import type { Draft } from '#lib/domain/goods/import/row/draft.ts';
import { Reference } from '#lib/domain/goods/import/row/reference.ts';
import { lookOver } from '#lib/domain/goods/import/run/look-over.ts';
import { readGroups } from '#lib/domain/goods/import/run/read-groups.ts';
import { CATEGORIES, categoryIds } from '#lib/seed/base/categories.ts';
import { paramsOfFile } from '#lib/seed/base/parameters.ts';
import { BRANDS } from '#demo/brands/index.ts';
import { root } from '../source-files.ts';

export interface DemoGoods extends Draft {
  /** Key of the store whose file it stands in. */
  store: string;
  /** Key of its category, and of the first level above it. */
  category: string;
  trade: string;
}

const folder = path.join(root, 'demo/catalogue/goods');

/** Keys of the stores that have a file. */
export const demoStores = (): string[] => readdirSync(folder).map((file) => file.replace('.csv', ''));

const referenceOfFiles = (): Reference => {
  const parents = new Set(CATEGORIES.map((row) => row.parent));
  return new Reference(
    CATEGORIES.map(({ key, name }) => ({
      categoryId: categoryIds.idOf(key),
      key,
      path: categoryIds.pathOf(key),
      isLeaf: !parents.has(key),
      name,
      pic: '',
      taxCode: '',
      taxName: '',
    })),
    BRANDS.map(({ key, name }, at) => ({ brandId: at + 1, key, ...name })),
    paramsOfFile().map((row) => ({ ...row, units: [] })),
  );
};

/** Every product of every file; a row that the import would refuse throws. */
export async function readDemoGoods(): Promise<DemoGoods[]> {
  const reference = referenceOfFiles();
  const found: DemoGoods[] = [];
  for (const store of demoStores()) {
    const sheet = await openGoods(path.join(folder, `${store}.csv`), new Map());
    const overview = await lookOver(sheet);
    const asNamed = async (names: readonly string[]) => ({ paths: [...names], faults: [] });
    for await (const groups of readGroups(sheet, overview, 0, reference, asNamed))
      for (const { draft, faults } of groups) {
        if (!draft) throw new Error(`${store}.csv: ${JSON.stringify(faults)}`);
        const line = reference.categories.get(draft.categoryId)!;
        const trade = reference.categories.get(line.path[0]!)!.key;
        found.push({ ...draft, store, category: line.key, trade });
      }
  }
  return found;
}

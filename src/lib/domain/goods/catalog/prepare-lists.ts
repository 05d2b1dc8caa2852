import type { Database } from '../../../db/database.ts';
import { plainConditions } from './product-index/conditions.ts';
import { pick } from './product-index/pick.ts';
import { productIndexOf } from './product-index/product-index.ts';

/** Reads the goods on sale into memory and sorts them once, before the first list asks for it. */
export async function prepareLists({ reader }: Pick<Database, 'reader'>): Promise<void> {
  pick(await productIndexOf(reader), plainConditions({}), 'sales', { limit: 0, offset: 0 });
}

import type { Database } from '../../../db/database.ts';
import { plainConditions } from './shelf/conditions.ts';
import { pick } from './shelf/pick.ts';
import { shelfOf } from './shelf/shelf.ts';

/** Reads the goods on sale into memory and sorts them once, before the first list asks for it. */
export async function prepareLists({ reader }: Pick<Database, 'reader'>): Promise<void> {
  pick(await shelfOf(reader), plainConditions({}), 'sales', { limit: 0, offset: 0 });
}

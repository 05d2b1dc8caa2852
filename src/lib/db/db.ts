import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The query builder of either database, or of an open transaction. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The query builder of either database, or of an open transaction. It is created without the schema: with it, Drizzle
 * would build relational queries, which are not used, for every table in every transaction.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The query builder of either database, or of an open transaction. It is not told the tables: it would put together its
 * relational queries, which nobody asks for, for each of them with each transaction.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

import { sql, type SQL } from 'drizzle-orm';

const textOf = (item: string | number): string =>
  typeof item === 'number' ? String(item) : `"${item.replace(/["\\]/g, '\\$&')}"`;

/**
 * A list as one value, for `= any(…::int[])`: with a value for each of its items, every length of a list would be a
 * statement of its own.
 */
export const arrayOf = (items: Iterable<string | number>): string =>
  `{${Array.from(items, textOf).join(',')}}`;

type Type = 'int' | 'bigint' | 'text';

/**
 * The list of a placeholder in a statement that is made once. Behind a `select` the planner does not look into it: else a
 * plan for the one item that it sees looks cheaper than the plan that is kept for all, and PostgreSQL plans anew each
 * time, which takes longer than the statement.
 */
export const listOf = (name: string, type: Type): SQL =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)}[])::${sql.raw(type)}[]`;

/** The same of a single value that the planner would find in its statistics: whose rows these are. */
export const oneOf = (name: string, type: Type): SQL =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)})`;

const textOf = (item: string | number): string =>
  typeof item === 'number' ? String(item) : `"${item.replace(/["\\]/g, '\\$&')}"`;

/**
 * A list as one value, for `= any(…::int[])`: with a value for each of its items, every length of a list would be a
 * statement of its own.
 */
export const arrayOf = (items: Iterable<string | number>): string =>
  `{${Array.from(items, textOf).join(',')}}`;

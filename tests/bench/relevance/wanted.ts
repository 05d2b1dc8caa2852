/** A query as a buyer types it, and what the first product must be (its Chinese name; a designation beside it). */
export interface Wanted {
  query: string;
  first: RegExp;
  /** The SKU that its card must lead to. */
  sku?: string;
}

/** One query a line: the query, the name, and sometimes the designation, with " | " between them. */
export const wantedOf = (lines: string): Wanted[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', first = '', sku] = line.split(' | ');
      return { query, first: new RegExp(first), ...(sku ? { sku } : {}) };
    });

import { readFileSync } from 'node:fs';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse as parseYaml } from 'yaml';

const textOf = (file: string): string => readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8');

/** A file of `seed/data`; its shape is the caller's, and tests/domain/seed-data.test.ts holds it. */
export const readYaml = <T>(file: `${string}.yaml`): T => parseYaml(textOf(file)) as T;

/** A picture of `seed/data/pictures` as it was drawn by `demo/pictures`. */
export const readPicture = (file: `${string}.svg`): string => textOf(`pictures/${file}`).trimEnd();

/** Rows of a table by the names in its first line. */
export const readTable = <Names extends string>(file: `${string}.csv`): Record<Names, string>[] =>
  parseCsv(textOf(file), { columns: true, skip_empty_lines: true });

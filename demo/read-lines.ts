import { readFileSync } from 'node:fs';

/** Rows of a file of this folder, one a line as JSON; their shape is the caller's. */
export const readLines = <T>(file: `${string}.jsonl`): T[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

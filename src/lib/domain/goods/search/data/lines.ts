import { readFileSync } from 'node:fs';

/** The lines of a data file of the search, without remarks and empty ones. */
export const linesOf = (file: `${string}.txt`): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));

/** Lines of words that mean the same, with commas between them. */
export const groupsOf = (file: `${string}.txt`): string[][] =>
  linesOf(file).map((line) =>
    line
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  );

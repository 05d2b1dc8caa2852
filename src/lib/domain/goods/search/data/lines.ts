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

/** Lines of words that mean the same, a colon, and words that are said of them, all with commas between them. */
export const pairsOf = (file: `${string}.txt`): [string[], string[]][] =>
  linesOf(file).map((line) => {
    const at = line.lastIndexOf(': ');
    const split = (text: string): string[] => text.split(',').map((word) => word.trim());
    return [split(line.slice(0, at)), split(line.slice(at + 2))];
  });

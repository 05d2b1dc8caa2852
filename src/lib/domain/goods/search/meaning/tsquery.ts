import { headLexeme, quote } from '../search-vector.ts';
import type { Meaning, Tokens } from './understand.ts';

const all = (tokens: Tokens): string => `(${tokens.map(quote).join(' & ')})`;
const any = (parts: string[]): string => [...new Set(parts)].join(' | ');

/** The tsquery of one word, with everything that means it. */
export const queryOf = ({ own, also }: Meaning): string => `(${any([...own, ...also].map(all))})`;

/** Every word must be found. */
export const queryOfAll = (meanings: Meaning[]): string => meanings.map(queryOf).join(' & ');

/** Goods that are one of the words, not goods that only mention them. */
export const queryOfHeads = (meanings: Meaning[]): string =>
  any(
    meanings.flatMap(({ text, also, own }) => [
      quote(headLexeme(text)),
      ...[...own, ...also]
        .filter((tokens) => tokens.length === 1)
        .map((tokens) => quote(headLexeme(tokens[0]!))),
    ]),
  );

/** What ranks: the words as typed, and what they are called in the heads of names. */
export const queryOfOwn = (meanings: Meaning[]): string =>
  any(meanings.flatMap(({ text, own }) => [quote(headLexeme(text)), ...own.flat().map(quote)]));

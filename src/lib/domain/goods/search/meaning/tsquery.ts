import { headLexeme, quote } from '../search-vector.ts';
import { sizeToken } from '../text/sizes.ts';
import type { Meaning, Tokens } from './understand.ts';

/**
 * A token that ends in an asterisk matches every one that begins so; with an exclamation mark it must be written, and
 * not only sound so.
 */
function lexeme(token: string): string {
  if (token.endsWith('*')) return `${quote(token.slice(0, -1))}:*`;
  return token.endsWith('!') ? `${quote(token.slice(0, -1))}:ABC` : quote(token);
}
const all = (tokens: Tokens): string => `(${tokens.map(lexeme).join(' & ')})`;
const any = (parts: string[]): string => [...new Set(parts)].join(' | ');
const heads = (names: string[]): string[] => names.map((name) => quote(headLexeme(name)));

/** The tsquery of one word, with everything that means it. */
export const queryOf = ({ own, also }: Meaning): string => `(${any([...own, ...also].map(all))})`;

/** Every word must be found. */
export const queryOfAll = (meanings: Meaning[]): string => meanings.map(queryOf).join(' & ');

/** What is shown for a query: what has all the words, and what comes nearest when that is hardly anything. */
export const queryOfShown = (meanings: Meaning[], wider: Meaning[] | undefined): string =>
  wider ? `(${queryOfAll(meanings)}) | (${queryOfAll(wider)})` : queryOfAll(meanings);

/**
 * What goods are called that are this. Two letters are the first sounds of other names, too: who says 弹簧垫圈 means no
 * 螺纹 by its LW; who types them means either.
 */
export const calledNames = ({ text, names }: Pick<Meaning, 'text' | 'names'>): string[] => {
  const told = names.filter((name) => name === text || !/^[a-z]{2}$/.test(name));
  return told.length > 0 ? told : names;
};

/** Goods that are called by one of the words, and not goods that only mention it. */
export const queryOfHeads = (meanings: Meaning[]): string =>
  any(meanings.flatMap((meaning) => heads(calledNames(meaning))));

/** Goods that are called so themselves, not only by a category of several things. */
export const queryOfCalled = (meanings: Meaning[]): string =>
  any(meanings.flatMap((meaning) => heads(calledNames(meaning)).map((head) => `${head}:A`)));

/** What ranks first: the words as typed, and goods that are called so. */
export const queryOfOwn = (meanings: Meaning[]): string =>
  any(meanings.flatMap(({ text, own }) => [...heads([text]), ...own.flat().map(lexeme)]));

/** What ranks as well: whatever means the same. */
export const queryOfAny = (meanings: Meaning[]): string =>
  any(
    meanings.flatMap((meaning) => [
      ...heads(calledNames(meaning)),
      ...[...meaning.own, ...meaning.also].flat().map(lexeme),
    ]),
  );

/** Goods of the kinds that units and formats of numbers point to. */
export const queryOfHints = (hints: readonly string[]): string => any(heads([...hints]));

/** Goods that have this size. */
export const queryOfSize = (size: string): string => quote(sizeToken(size));

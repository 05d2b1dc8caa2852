import { groupsOf } from '../data/lines.ts';
import { quote } from '../search-vector.ts';
import { tokensOfPhrase, phraseOf } from './synonyms.ts';
import type { Meaning } from './understand.ts';

const FINE = /^m\d+(?:\.\d)?x[0-3](?:\.\d+)?(?:x|$)/;

interface Special {
  words: string[];
  query: string;
}
let known: Special[] | undefined;
/** What narrower kinds are told by, each with the goods that are named so. */
const specials = (): Special[] =>
  (known ??= groupsOf('specials.txt').map((group) => {
    const words = group.map(phraseOf);
    const all = words
      .map(tokensOfPhrase)
      .filter((tokens) => tokens.length > 0)
      .map((tokens) => `(${tokens.map((token) => `${quote(token)}:A`).join(' & ')})`);
    return { words, query: all.join(' | ') };
  }));

const queryOf = (meanings: readonly Meaning[], isSaid: boolean): string => {
  // A thread with its pitch is said to be fine.
  const pitched = meanings.some(({ text }) => FINE.test(text)) ? ['fine'] : [];
  const isSaying = (words: readonly string[]): boolean => {
    const has = (one: string): boolean => words.some((word) => one.includes(word));
    // A kind is said where most of what means the same says it: 石墨盘根 stands for 盘根, which may be any.
    return (
      pitched.some(has) ||
      meanings.some(({ text, names }) => has(text) || names.filter(has).length * 2 > names.length)
    );
  };
  return specials()
    .filter(({ words }) => isSaying(words) === isSaid)
    .map(({ query }) => query)
    .join(' | ');
};

/** Goods of narrower kinds that these words do not ask for, as a tsquery. */
export const queryOfSpecials = (meanings: readonly Meaning[]): string => queryOf(meanings, false);

/** Goods of the narrower kinds that these words do ask for; empty if they ask for none. */
export const queryOfSaidSpecials = (meanings: readonly Meaning[]): string => queryOf(meanings, true);

import { groupsOf } from '../data/lines.ts';
import { quote } from '../search-vector.ts';
import { tokensOfPhrase, phraseOf } from './synonyms.ts';
import type { Meaning } from './understand.ts';

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

/** Goods of narrower kinds that these words do not ask for, as a tsquery. */
export function queryOfSpecials(meanings: readonly Meaning[]): string {
  const said = meanings.flatMap(({ text, names }) => [text, ...names]);
  return specials()
    .filter(({ words }) => !words.some((word) => said.some((one) => one.includes(word))))
    .map(({ query }) => query)
    .join(' | ');
}

import { quote } from '../search-vector.ts';
import { contraries } from '../text/traits.ts';
import { phraseOf, tokensOfPhrase } from './synonyms.ts';
import type { Meaning } from './understand.ts';

const named = (words: readonly string[]): string =>
  [...new Set(words)]
    .map(tokensOfPhrase)
    .filter((tokens) => tokens.length > 0)
    .map((tokens) => `(${tokens.map((token) => `${quote(token)}:A`).join(' & ')})`)
    .join(' | ');

/** Who says copper alone means any of its kinds. */
const COPPER = /(?<!\S)[全纯]?铜[的质制]?(?!\S)/;
const COPPERS = new Set(['黄铜', '紫铜', '青铜']);

/** What a text says of materials, finishes and forms, and what contradicts it. */
export const contradicted = (text: string): { own: string[]; others: string[] }[] =>
  COPPER.test(text) ? contraries(text.replace(COPPER, '黄铜'), COPPERS) : contraries(text);

const known = new Map<string, string>();
const MOST_KNOWN = 500;

/**
 * Goods that are called by another material, finish or form than these words name, as a tsquery: for 不锈钢 those of
 * carbon steel. Goods that are called by both are none of them.
 */
export function queryOfContrary(meanings: readonly Meaning[]): string {
  const key = meanings.map(({ text }) => text).join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = contradicted(key)
    .filter(({ others }) => others.length > 0)
    .map(({ own, others }) => `((${named(others)}) & !(${named(own)}))`)
    .join(' | ');
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

/** Goods whose own name says how they are as these words do, for each word of a color, a material or a form. */
export const queriesOfManner = (
  meanings: readonly Meaning[],
  isManner: (word: string) => boolean,
): string[] =>
  meanings.flatMap((meaning) => {
    if (meaning.kind === 'brand' || /\d/.test(meaning.text) || !isManner(meaning.text)) return [];
    return [named([meaning.text, ...meaning.names])];
  });

/** Goods that are called by a material or a form that these words name, or by a kind of it: of 塑料 what is of 尼龙. */
export const queriesOfForm = (meanings: readonly Meaning[]): string[] =>
  contradicted(meanings.map(({ text }) => text).join(' ')).map(({ own }) => named(own));

/** Goods whose own name says what is not wanted. */
export const queryOfUnwanted = (words: readonly string[] = []): string =>
  named(words.flatMap((word) => [word, phraseOf(word)]));

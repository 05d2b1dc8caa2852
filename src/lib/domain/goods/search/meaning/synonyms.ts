import { normalise } from '../text/normalise.ts';
import { syllablesOf } from '../text/pinyin.ts';
import { atomsOf, bigrams, joined, singular } from '../text/tokenise.ts';

/** cut-off and cut off are one. */
export const spaced = (word: string): string => word.replace(/(?<=[a-z])-(?=[a-z])/g, ' ');

/** The phrase as atoms in their order: what a query is compared by. */
export const phraseOf = (text: string): string =>
  atomsOf(spaced(normalise(text)))
    .map(({ text: atom, isHan }) => (isHan ? atom : singular(atom)))
    .join(' ');

/** Other phrases for a phrase. */
export type Synonyms = Map<string, readonly string[]>;

/** `kinds` are found by the general words before them, and do not find these. */
export function synonymsOf(
  groups: readonly (readonly string[])[],
  kinds: readonly (readonly [readonly string[], readonly string[]])[] = [],
): Synonyms {
  const found = new Map<string, Set<string>>();
  for (const group of groups) {
    const phrases = group.map(phraseOf).filter(Boolean);
    for (const phrase of phrases) {
      const others = found.get(phrase) ?? new Set<string>();
      for (const other of phrases) if (other !== phrase) others.add(other);
      found.set(phrase, others);
    }
  }
  const of = (phrase: string): string[] => [phrase, ...(found.get(phrase) ?? [])];
  const wider = kinds.map(
    ([words, own]) => [words.map(phraseOf), new Set(own.map(phraseOf).flatMap(of))] as const,
  );
  for (const [words, own] of wider)
    for (const word of words) found.set(word, new Set([...(found.get(word) ?? []), ...own, ...words]));
  return new Map([...found].map(([word, others]) => [word, [...others].filter((other) => other !== word)]));
}

const SOUNDED = /^\p{Script=Han}{2,8}$/u;
const sounds = new WeakMap<Synonyms, Map<string, string[]>>();

/** Phrases that sound like a latin word: luosi is 螺丝, and so whatever means 螺丝. */
export function homophonesOf(word: string, synonyms: Synonyms): string[] {
  let known = sounds.get(synonyms);
  if (!known) {
    known = new Map();
    for (const phrase of synonyms.keys()) {
      if (!SOUNDED.test(phrase)) continue;
      const sound = syllablesOf(phrase).join('');
      known.set(sound, [...(known.get(sound) ?? []), phrase]);
    }
    sounds.set(synonyms, known);
  }
  return known.get(word) ?? [];
}

/** A phrase as tokens that must all be there. */
export const tokensOfPhrase = (phrase: string): string[] =>
  atomsOf(phrase).flatMap(({ text, isHan }) => {
    if (!isHan) return [joined(text)];
    return [...text].length <= 2 ? [text] : bigrams(text);
  });

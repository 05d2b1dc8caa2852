import {
  BEGINS_AS_MALL,
  LOOKALIKES,
  MALL,
  PERSON_BEGINS,
  PERSON_IS,
  SPEAKER,
  STAFF,
  STORE_OR_MALL,
} from './pretended-name-words.ts';

/**
 * What a name is for. A person may not be called like a store or the mall; a firm (store, company) not like staff of
 * the mall; a post may be called customer service, but not customer service of the mall.
 */
export type NameOf = 'person' | 'firm' | 'post';

const READ_AS = new Map(LOOKALIKES.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]));

/** A name as it looks at a glance: one width, one case, no marks, no blanks, lookalike letters replaced. */
export const asRead = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .map((letter) => READ_AS.get(letter) ?? letter)
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .join('');

const wordsOf = (text: string): string[] => text.split(' ').map(asRead);
const speakers = wordsOf(SPEAKER);
const OF_MALL = wordsOf(MALL).flatMap((mall) => speakers.map((speaker) => mall + speaker));
const mallFirst = wordsOf(BEGINS_AS_MALL);
const staff = wordsOf(STAFF);
const storeOrMall = wordsOf(STORE_OR_MALL);
const personFirst = wordsOf(PERSON_BEGINS);
const person = wordsOf(PERSON_IS);

/** Whether a name could be taken for the mall, a store, or a person who speaks for them. */
export function isPretended(name: string, of: NameOf): boolean {
  const read = asRead(name);
  const holds = (all: string[]): boolean => all.some((word) => read.includes(word));
  const begins = (all: string[]): boolean => all.some((word) => read.startsWith(word));
  if (holds(OF_MALL) || begins(mallFirst)) return true;
  if (of !== 'post' && holds(staff)) return true;
  return of === 'person' && (holds(storeOrMall) || begins(personFirst) || person.includes(read));
}

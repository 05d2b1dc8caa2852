import { pairsOf } from '../data/lines.ts';
import { normalise } from '../text/normalise.ts';
import { atomsOf, joined } from '../text/tokenise.ts';
import { equivalentsOf } from './equivalents.ts';

const standards = new Map<string, ReadonlySet<string>>();
/** Standards of things that are called so, in every system. */
function standardsOf(kind: string): ReadonlySet<string> {
  const known = standards.get(kind);
  if (known) return known;
  const found = new Set(
    pairsOf('subjects.txt').flatMap(([[name = ''], [thing = '']]) => {
      const standard = joined(normalise(name));
      return thing.endsWith(kind) ? [standard, ...equivalentsOf(standard)] : [];
    }),
  );
  standards.set(kind, found);
  return found;
}

const namesStandardOf = (kind: string, text: string): boolean =>
  atomsOf(normalise(text)).some(({ text: word, isHan }) => !isHan && standardsOf(kind).has(joined(word)));
/** A standard of nuts stands in the text. */
export const namesNuts = (text: string): boolean => namesStandardOf('螺母', text);
/** The same of washers. */
export const namesWashers = (text: string): boolean => namesStandardOf('垫圈', text);

let subjects: ReadonlyMap<string, string> | undefined;
/** What the standards among these words are about: GB/T 1243 and its equivalents of roller chains. */
export function subjectsOf(words: readonly string[]): string[] {
  subjects ??= new Map(
    pairsOf('subjects.txt').flatMap(([[name = ''], [thing = '']]) => {
      const standard = joined(normalise(name));
      return [standard, ...equivalentsOf(standard)].map((one): [string, string] => [one, thing]);
    }),
  );
  return words.flatMap((word) => subjects!.get(joined(word)) ?? []);
}

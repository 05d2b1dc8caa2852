import { pairsOf } from '../data/lines.ts';
import { normalise } from '../text/normalise.ts';
import { atomsOf, joined } from '../text/tokenise.ts';
import { equivalentsOf } from './equivalents.ts';

let nuts: ReadonlySet<string> | undefined;
/** Standards of nuts, in every system. */
function nutStandards(): ReadonlySet<string> {
  return (nuts ??= new Set(
    pairsOf('subjects.txt').flatMap(([[name = ''], [thing = '']]) => {
      const standard = joined(normalise(name));
      return thing.endsWith('螺母') ? [standard, ...equivalentsOf(standard)] : [];
    }),
  ));
}

/** A standard of nuts stands in the text. */
export const namesNuts = (text: string): boolean =>
  atomsOf(normalise(text)).some(({ text: word, isHan }) => !isHan && nutStandards().has(joined(word)));

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

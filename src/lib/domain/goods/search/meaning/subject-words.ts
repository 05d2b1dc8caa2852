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

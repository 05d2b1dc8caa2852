import type { Db } from '../../../../db/database.ts';
import { isNounOfTrade } from '../category-nouns.ts';
import { linesOf, pairsOf } from '../data/lines.ts';
import { equivalentsOf } from '../meaning/equivalents.ts';
import { queryOf } from '../meaning/tsquery.ts';
import type { Evidence } from '../meaning/evidence-words.ts';
import { understand, type Meaning } from '../meaning/understand.ts';
import type { Synonyms } from '../meaning/synonyms.ts';
import { normalise } from '../text/normalise.ts';
import { STANDARD } from '../text/standard.ts';
import { joined } from '../text/tokenise.ts';
import { countEach } from '../word.repo.ts';

/** The form of an order code, and its meaning. */
const SERIES: readonly [RegExp, string][] = linesOf('series.txt').map((line) => {
  const at = line.lastIndexOf(': ');
  return [new RegExp(`^(?:${line.slice(0, at)})$`), line.slice(at + 2)];
});

/** A bare number is an order code beside a maker's name alone. */
const BARE = /^\d+\+?$/;

let subjects: Map<string, string> | undefined;
/** What a standard is about, be it named by itself or by one that stands for the same. */
function subjectOf(standard: string): string | undefined {
  if (!subjects) {
    subjects = new Map();
    for (const [[name = ''], [thing = '']] of pairsOf('subjects.txt')) {
      const word = normalise(name);
      const base = /^([a-z]+\d+)\.\d+$/.exec(word)?.[1];
      // A standard of its own comes before one of which it is a part or an equal.
      subjects.set(joined(word), thing);
      for (const other of [...(base ? [joined(base)] : []), ...equivalentsOf(word)])
        if (!subjects.has(other)) subjects.set(other, thing);
    }
  }
  const names = [joined(standard), ...equivalentsOf(standard)];
  return names.map((name) => subjects!.get(name)).find(Boolean);
}

/** Meaning of a maker's order code in common words: LC1D18 is a contactor for 18 A. */
function seriesOf(code: string): string | undefined {
  if (STANDARD.test(code)) return subjectOf(code);
  for (const [shape, words] of SERIES) {
    const found = shape.exec(code.replace(/\+$/, ''));
    // What a code does not say is left out of its words; leading noughts are no part of a number.
    if (found)
      return words
        .replace(/\$(\d)/g, (_, n: string) => (found[Number(n)] ?? '').replace(/^0+(?=\d)/, ''))
        .replace(/(?<=\s)[av](?=\s|$)/g, '')
        .trim();
  }
  return undefined;
}

const isSameThing = (one: Meaning, other: Meaning): boolean =>
  one.names.some((name) => other.names.some((also) => name.endsWith(also) || also.endsWith(name)));

/** `evidence` is what the codes say of the size. */
export interface Coded {
  meanings: Meaning[];
  set: Meaning[];
  evidence?: Evidence[];
}

/**
 * Order codes of makers that are not sold here, replaced by what they mean; `set` are the makers and codes that are set
 * aside for it. A code that goods are listed by stays as it is.
 */
export async function withSeries(db: Db, meanings: readonly Meaning[], synonyms: Synonyms): Promise<Coded> {
  const hasMaker = meanings.some(({ kind }) => kind === 'brand');
  const coded = meanings.map(({ text, kind }) =>
    kind === 'brand' || (BARE.test(text) && !hasMaker) || !/[\da-z]/.test(text) ? undefined : seriesOf(text),
  );
  if (!coded.some(Boolean)) return { meanings: [...meanings], set: [] };
  const counts = await countEach(db, meanings.map(queryOf));
  const isUnsold = hasMaker && meanings.every(({ kind }, at) => kind !== 'brand' || counts[at] === 0);
  // 铜鼻子 SC95-12 is no cylinder SC: what is named and sold says what a code is of.
  const named = meanings.filter(
    (row, at) => counts[at]! > 0 && row.kind === 'word' && isNounOfTrade(row.text),
  );
  const isOfNamed = (words: readonly Meaning[]): boolean =>
    named.length === 0 || words.some((row) => named.some((noun) => isSameThing(row, noun)));
  const read: Meaning[] = [];
  const set: Meaning[] = [];
  const evidence: Evidence[] = [];
  for (const [at, meaning] of meanings.entries()) {
    const words = coded[at];
    // A code of a maker that is not sold here may stand in other goods by chance, which does not count.
    const isOther = counts[at] === 0 || isUnsold || (hasMaker && BARE.test(meaning.text));
    const said = words && isOther ? understand(words, synonyms) : undefined;
    const meant = said?.meanings ?? [];
    if (said && meant.length > 0 && isOfNamed(meant)) {
      evidence.push(...said.evidence.filter(({ isSharp }) => isSharp));
      read.push(...meant);
      set.push(meaning);
    } else read.push(meaning);
  }
  if (set.length === 0) return { meanings: read, set };
  const makers = read.filter(({ kind }) => kind === 'brand');
  const unknown = makers.filter((maker) => counts[meanings.indexOf(maker)] === 0);
  const kept = read.filter((row) => !unknown.includes(row));
  const unique = new Map(kept.map((row) => [row.text, row]));
  return { meanings: [...unique.values()], set: [...unknown, ...set], evidence };
}

import type { Db } from '../../../../db/database.ts';
import { queryOf } from '../meaning/tsquery.ts';
import type { Meaning } from '../meaning/understand.ts';
import { STANDARD } from '../text/standard.ts';
import { joined } from '../text/tokenise.ts';
import { countEach, countMatches } from '../word.repo.ts';

const SHORTEST = 3;
/** A pressure, a load or a nominal size is that one: PN6 is no beginning of PN64. */
const WHOLE = /^(?:pn|dn)\d|^\d+(?:\.\d+)?(?:mpa|kw|v|a|in|kg|t|l|ml|m|ah|kn)$/;

/** What readers of scans and hasty eyes take for each other. */
const LOOK_ALIKES: Record<string, string> = {
  o: '0',
  q: '0',
  l: '1',
  i: '1',
  s: '5',
  z: '2',
  b: '8',
  '0': 'o',
  '1': 'l',
  '5': 's',
  '2': 'z',
  '8': 'b',
};
const MOST_DOUBTFUL = 4;

/** 62o4-2r5 → 6204-2rs and others: each doubtful sign read one way or the other, the fewest changes first. */
export function lookAlikes(word: string): string[] {
  const doubtful = [...word].flatMap((sign, at) => (LOOK_ALIKES[sign] ? [at] : []));
  // Most words hold signs that are right: those beside a sign of the other kind are doubted first.
  const isDigit = (at: number): boolean => /\d/.test(word[at] ?? '');
  const odd = (at: number): number =>
    Number(at > 0 && isDigit(at - 1) !== isDigit(at)) +
    Number(at + 1 < word.length && isDigit(at + 1) !== isDigit(at));
  const chosen = doubtful.toSorted((a, b) => odd(b) - odd(a)).slice(0, MOST_DOUBTFUL);
  const variants: { text: string; changes: number }[] = [];
  for (let bits = 1; bits < 1 << chosen.length; bits += 1) {
    const signs = [...word];
    let changes = 0;
    for (const [n, at] of chosen.entries()) {
      if (!(bits & (1 << n))) continue;
      signs[at] = LOOK_ALIKES[signs[at]!]!;
      changes += 1;
    }
    variants.push({ text: signs.join(''), changes });
  }
  return variants.sort((a, b) => a.changes - b.changes).map(({ text }) => text);
}

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const LEAST_FIGURES = 3;
/** A key beside the right one is told only by a long number behind three letters: CNMG and VNMG, NJ and NU are two things. */
const [SLIPPED, FIGURES_OF_SLIPPED] = [3, 4];

/** Keys beside one, in its row and in those above and below. */
function besideKey(letter: string): string[] {
  const row = KEYS.findIndex((keys) => keys.includes(letter));
  const at = KEYS[row]!.indexOf(letter);
  return KEYS.flatMap((keys, other) =>
    Math.abs(other - row) > 1 ? [] : [...keys].filter((_, place) => Math.abs(place - at) <= 1),
  ).filter((key) => key !== letter);
}

/** MNRV050 → NMRV050, DJX2-2510 → CJX2-2510: letters in front of a number that fingers have turned or missed. */
export function misspellings(word: string): string[] {
  const letters = /^[a-z]{2,6}(?=-?\d)/.exec(word)?.[0] ?? '';
  const figures = word.slice(letters.length).replace(/\D/g, '').length;
  if (letters === '' || figures < LEAST_FIGURES) return [];
  const rest = word.slice(letters.length);
  const signs = [...letters];
  const turned = signs
    .slice(1)
    .map((sign, at) => [...signs.slice(0, at), sign, signs[at]!, ...signs.slice(at + 2)]);
  const missed =
    letters.length !== SLIPPED || figures < FIGURES_OF_SLIPPED
      ? []
      : signs.flatMap((sign, at) => besideKey(sign).map((key) => signs.with(at, key)));
  return [...turned, ...missed].map((own) => own.join('') + rest).filter((own) => own !== word);
}

/** Where two designations may have been typed without a blank: dz47-63|c16. */
const seams = (word: string): [string, string][] =>
  [...word.matchAll(/(?<=\d)(?=[a-z]+\d)/g)]
    .map(({ index }): [string, string] => [word.slice(0, index), word.slice(index)])
    .filter(([start, end]) => start.length >= SHORTEST && end.length > 1);

const meant = (text: string, ...own: string[][]): Meaning => ({ text, own, also: [], names: [text] });

/** A designation that nothing is listed by: its beginning, two of them in one, or signs that look alike. */
export async function corrected(db: Db, text: string): Promise<Meaning | undefined> {
  const isFound = async (meaning: Meaning): Promise<boolean> =>
    (await countMatches(db, queryOf(meaning))) > 0;
  if (text.length < SHORTEST || WHOLE.test(text)) return undefined;
  // NU205 is listed as NU205E: the beginning of a designation is enough.
  // Of a standard it is another one: GB/T 73 is no beginning of GB/T 7306.
  const start = meant(text, [`${joined(text)}*`]);
  if (!STANDARD.test(text) && (await isFound(start))) return start;
  for (const [one, other] of seams(text)) {
    const both = meant(`${one} ${other}`, [joined(one), joined(other)]);
    if (await isFound(both)) return both;
  }
  for (const variant of lookAlikes(text)) {
    const spelt = meant(variant, [joined(variant)]);
    if (/\d/.test(variant) && (await isFound(spelt))) return spelt;
  }
  if (STANDARD.test(text)) return undefined;
  const slipped = misspellings(text).map((variant) =>
    meant(variant, [joined(variant)], [`${joined(variant)}*`]),
  );
  const counts = await countEach(db, slipped.map(queryOf));
  return slipped.find((_, at) => counts[at]! > 0);
}

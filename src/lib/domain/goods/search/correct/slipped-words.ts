import { linesOf } from '../data/lines.ts';
import { editDistance } from '../meaning/edit-distance.ts';
import { syllablesOf } from '../text/pinyin.ts';

const [SHORTEST, LONGEST] = [3, 8];
/** Words from this length on are told though two of their characters have changed places, one is missing or one too many. */
const [LEAST_TURNED, LEAST_COUNTED, LEAST_OTHER] = [4, 5, 5];
/** So many ways to put a run right are tried. */
const MOST_TRIED = 8;
/**
 * How unlikely each slip is: the right sound, nearly the right sound or shape or two turned, a sound that begins so, one
 * missing, any other.
 */
const [SAME_SOUND, NEAR, ALIKE, COUNTED, OTHER] = [1, 1.5, 2, 2.2, 2.6];
/** So many letters of a sound may be others. */
const MOST_UNLIKE = 2;
/** What each character of the word is worth against that. */
const PER_SIGN = 0.4;

let shapes: Set<string> | undefined;
/** Characters that look alike, two and two. */
const lookAlike = (one: string, other: string): boolean => {
  shapes ??= new Set(
    linesOf('alike.txt')
      .flatMap((line) => line.split(' '))
      .flatMap((pair) => [pair, [...pair].toReversed().join('')]),
  );
  return shapes.has(one + other);
};

const sounds = new Map<string, string>();
const soundOf = (sign: string): string => {
  const known = sounds.get(sign);
  if (known !== undefined) return known;
  const found = syllablesOf(sign)[0] ?? '';
  sounds.set(sign, found);
  return found;
};
/** Sounds that the south does not tell apart: zh and z, n and l, ang and an. */
const plainSound = (sound: string): string =>
  sound
    .replace(/^([zcs])h/, '$1')
    .replace(/^l/, 'n')
    .replace(/^r/, 'n')
    .replace(/ng$/, 'n');

function slipOf(one: string, other: string): number {
  const [a, b] = [soundOf(one), soundOf(other)];
  if (a === b) return SAME_SOUND;
  if (lookAlike(one, other) || plainSound(a) === plainSound(b)) return NEAR;
  return a[0] === b[0] && editDistance(a, b) <= MOST_UNLIKE ? ALIKE : OTHER;
}

/**
 * How unlikely it is that the second was typed for the first; undefined if they differ in more than one slip. A sign that
 * no word of the trade has is wrong, whatever it looks and sounds like: 接触哭.
 */
export function slip(
  meant: readonly string[],
  typed: readonly string[],
  isKnown: (sign: string) => boolean = () => true,
): number | undefined {
  const [long, short] = meant.length > typed.length ? [meant, typed] : [typed, meant];
  let from = 0;
  while (from < short.length && long[from] === short[from]) from += 1;
  let end = 0;
  while (end < short.length - from && long.at(-1 - end) === short.at(-1 - end)) end += 1;
  if (long.length > short.length) {
    // Who leaves off the last character says the word shorter: 止退垫 for 止退垫圈.
    const isCut = meant.length > typed.length && from === short.length && long.length >= LEAST_TURNED;
    return long.length === short.length + 1 &&
      from + end === short.length &&
      (isCut || long.length >= LEAST_COUNTED)
      ? COUNTED
      : undefined;
  }
  const wrong = short.length - from - end;
  if (wrong === 1) {
    const found = slipOf(meant[from]!, typed[from]!);
    return found === OTHER && meant.length < LEAST_OTHER && isKnown(typed[from]!) ? undefined : found;
  }
  const isTurned = meant[from] === typed[from + 1] && meant[from + 1] === typed[from];
  return wrong === 2 && isTurned && meant.length >= LEAST_TURNED ? NEAR : undefined;
}

/** The words of each vocabulary by how many characters they have, and all characters of them. */
const lengths = new WeakMap<ReadonlySet<string>, Map<number, string[][]>>();
const signsOf = new WeakMap<ReadonlySet<string>, Set<string>>();

/**
 * A run of characters with one of its words put right, the likeliest first: a character of the same sound or shape, two
 * that have changed places, one missing or one too many. `words` are those that goods and the trade use.
 */
export function mendedRuns(run: string, words: ReadonlySet<string>): { typed: string; word: string }[] {
  const signs = [...run];
  let byLength = lengths.get(words);
  if (!byLength) {
    byLength = Map.groupBy(
      [...words].map((word) => [...word]),
      (word) => word.length,
    );
    lengths.set(words, byLength);
    signsOf.set(words, new Set([...words].flatMap((word) => [...word])));
  }
  const known = signsOf.get(words)!;
  const found: { typed: string; word: string; worth: number }[] = [];
  for (let from = 0; from < signs.length; from += 1)
    for (let length = SHORTEST; length <= LONGEST + 1 && from + length <= signs.length; length += 1) {
      const typed = signs.slice(from, from + length);
      if (words.has(typed.join(''))) continue;
      for (const own of [length, length - 1, length + 1])
        for (const meant of own < SHORTEST ? [] : (byLength.get(own) ?? [])) {
          // One slip leaves the beginning or the end as it is.
          if (meant[0] !== typed[0] && meant.at(-1) !== typed.at(-1)) continue;
          const unlikely = slip(meant, typed, (sign) => known.has(sign));
          if (unlikely === undefined) continue;
          found.push({
            typed: typed.join(''),
            word: meant.join(''),
            worth: own * PER_SIGN - unlikely,
          });
        }
    }
  const best = new Map<string, { typed: string; word: string }>();
  for (const { typed, word } of found.sort((a, b) => b.worth - a.worth)) {
    const whole = run.replace(typed, word);
    if (!best.has(whole)) best.set(whole, { typed, word });
    if (best.size === MOST_TRIED) break;
  }
  return [...best.values()];
}

/** Whether two words of as many characters sound the same: 润滑酯 is 润滑脂. */
export const soundsAlike = (one: string, other: string): boolean =>
  one.length === other.length && [...one].every((sign, at) => soundOf(sign) === soundOf([...other][at]!));

import type { Db } from '../../../db/database.ts';
import { queryOfAll } from './meaning/tsquery.ts';
import type { Meaning } from './meaning/understand.ts';
import { sizesLike } from './size.repo.ts';
import { isPitch, sizesIn, sizeToken } from './text/sizes.ts';

/** How many sizes are named below, and above. */
const EACH_SIDE = 1;
const LAST = /^(.*x)(\d+(?:\.\d+)?)$/;
/** A section of belt and its length: B1500. */
const BELT = /^([abcdez]|[sx]p[abcz])(\d{3,5})$/;

const DIMENSIONS = /^([a-z]*)(\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+)$/;
/** Largest relative difference of a dimension; beyond it the part is another one. */
const ALIKE = 0.2;
const [MOST_ALIKE, LEAST_START] = [2, 2];

/** Sizes with as many dimensions, the first the same, each other near the one that was asked for: 25×52×15 for 25×53×15. */
async function alike(db: Db, kept: readonly Meaning[], asked: string): Promise<string[]> {
  const read = (size: string): { letters: string; numbers: number[] } | undefined => {
    const [, letters = '', rest] = DIMENSIONS.exec(size) ?? [];
    return rest === undefined ? undefined : { letters, numbers: rest.split('x').map(Number) };
  };
  const wanted = read(asked);
  if (!wanted || wanted.numbers.length <= LEAST_START) return [];
  const start = `${wanted.letters}${wanted.numbers[0]}x`;
  return (await sizesLike(db, queryOfAll([...kept]), start))
    .flatMap((size) => {
      const found = read(size);
      if (found?.letters !== wanted.letters || found.numbers.length !== wanted.numbers.length) return [];
      const gaps = wanted.numbers.map((one, at) => Math.abs(one - found.numbers[at]!) / one);
      return gaps.every((gap) => gap <= ALIKE) ? [{ size, gap: gaps.reduce((a, b) => a + b) }] : [];
    })
    .sort((a, b) => a.gap - b.gap)
    .slice(0, MOST_ALIKE)
    .map(({ size }) => size);
}

/**
 * The nearest sizes that goods with the other words have, when they do not have the one that was asked for: the same
 * but for the last dimension, above and below.
 */
export async function nearestSizes(
  db: Db,
  kept: readonly Meaning[],
  leftOut: readonly Meaning[],
): Promise<{ asked: string; sizes: string[]; meaning: Meaning } | undefined> {
  const isOfBelts = kept.some(({ names }) => names.some((name) => /带$|belt$/.test(name)));
  const belt = isOfBelts ? leftOut.find(({ text }) => BELT.test(text)) : undefined;
  const missing = belt ?? leftOut.find((meaning) => meaning.kind === 'size');
  const asked = belt ? belt.text : missing && sizesIn(missing.text)[0];
  const shape = belt ? BELT : LAST;
  const [, start = '', last = ''] = shape.exec(asked ?? '') ?? [];
  if (!missing || !asked || !start || kept.length === 0) return undefined;
  const wanted = Number(last);
  // If no goods have a thread with this pitch, another pitch is offered, and not another length.
  const thread = start.slice(0, -1);
  const isOfThread = isPitch(thread, last) && !thread.includes('x');
  if (isOfThread && !(await sizesLike(db, queryOfAll([...kept]), thread)).includes(thread)) return undefined;
  if (isOfThread)
    return {
      asked,
      sizes: [thread],
      meaning: { text: thread, own: [[thread]], also: [], names: [], kind: 'size' },
    };
  const found = (await sizesLike(db, queryOfAll([...kept]), start))
    .flatMap((size) => {
      const value = shape.exec(size);
      return value?.[1] === start ? [{ size, value: Number(value[2]) }] : [];
    })
    .sort((a, b) => a.value - b.value);
  const below = found.filter(({ value }) => value < wanted).slice(-EACH_SIDE);
  const above = found.filter(({ value }) => value > wanted).slice(0, EACH_SIDE);
  // The nearer one first.
  const sizes = [...below, ...above]
    .sort((a, b) => Math.abs(a.value - wanted) - Math.abs(b.value - wanted))
    .map(({ size }) => size);
  if (sizes.length === 0 && !belt) sizes.push(...(await alike(db, kept, asked)));
  if (sizes.length === 0) return undefined;
  const own = sizes.map((size) => [belt ? size : sizeToken(size)]);
  return { asked, sizes, meaning: { text: sizes.join(' '), own, also: [], names: [], kind: 'size' } };
}

/** Parts of the mall whose answers are counted, pages first, then calls by who may make them. */
export const SITE_PARTS = [
  'home',
  'goods',
  'lists',
  'stores',
  'texts',
  'account',
  'desks',
  'calls_of_all',
  'calls_of_buyers',
  'calls_of_desks',
  'files',
  'other',
] as const;
export type SitePart = (typeof SITE_PARTS)[number];

/** Upper bounds of the histogram, in milliseconds; anything slower counts under the last. */
export const ANSWER_STEPS = [
  5, 10, 20, 40, 60, 100, 150, 250, 500, 1000, 2000, 5000, 10_000, 60_000,
] as const;

export const stepOf = (ms: number): number =>
  ANSWER_STEPS.find((step) => ms <= step) ?? ANSWER_STEPS.at(-1) ?? 0;

/**
 * Milliseconds within which this share of answers was given, from how many fell under each step; inside a step they are
 * taken to lie evenly. Null: there were none.
 */
export function shareWithin(counts: ReadonlyMap<number, number>, share: number): number | null {
  const all = ANSWER_STEPS.reduce((sum, step) => sum + (counts.get(step) ?? 0), 0);
  if (all === 0) return null;
  const wanted = share * all;
  let before = 0;
  let from = 0;
  for (const step of ANSWER_STEPS) {
    const here = counts.get(step) ?? 0;
    if (here > 0 && before + here >= wanted)
      return Math.round(from + ((wanted - before) / here) * (step - from));
    before += here;
    from = step;
  }
  return from;
}

import { normalise } from './normalise.ts';

/** Pressures that buyers ask for, MPa. */
const STEPS = [
  0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.63, 0.7, 0.8, 0.9, 1, 1.2, 1.6, 2, 2.5, 4, 6.3, 10, 16, 25,
];
const RANGE = /(?<![\d.])(\d+(?:\.\d+)?)\s*[~-]\s*(\d+(?:\.\d+)?)\s*(mpa|bar|kpa)(?![a-z])/g;
const PER_UNIT: Record<string, number> = { mpa: 1, bar: 0.1, kpa: 0.001 };

/** 0.15~0.8 MPa does for 0.6 MPa too: the usual pressures inside a range, as they stand in the index. */
export function pressuresWithin(param: string): string[] {
  const plain = param.normalize('NFKC').toLowerCase();
  return [...plain.matchAll(RANGE)].flatMap(([, from, to, unit = '']) => {
    const scale = PER_UNIT[unit] ?? 1;
    const [least, most] = [Number(from) * scale, Number(to) * scale];
    return STEPS.filter((step) => step >= least && step <= most).map((step) => normalise(`${step}mpa`));
  });
}

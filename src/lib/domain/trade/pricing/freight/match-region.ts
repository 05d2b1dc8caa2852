import { EVERYWHERE } from './template.ts';

/**
 * The rule that names the deepest part of the address (street before district before city before province);
 * the rule for everywhere comes last. Of two rules that name the same area the first is taken.
 */
export function matchRegion<R extends { areas: readonly string[] }>(
  rules: readonly R[],
  address: readonly string[],
): R | undefined {
  for (const area of [...address].reverse()) {
    const rule = rules.find((candidate) => candidate.areas.includes(area));
    if (rule) return rule;
  }
  return rules.find((candidate) => candidate.areas.includes(EVERYWHERE));
}

/**
 * How exactly a list of region codes names an address: digits of the longest code that the address lies in,
 * 0 when none does. Codes nest by their digits; the filling zeros of a province or city code are no digits.
 */
export function exactness(cities: readonly string[], address: readonly string[]): number {
  const digits = cities
    .map((code) => code.replace(/^(\d{2})0000$|^(\d{4})00$/, '$1$2'))
    .filter((prefix) => prefix !== '' && address.some((code) => code.startsWith(prefix)))
    .map((prefix) => prefix.length);
  return Math.max(0, ...digits);
}

/**
 * The rule that names the address most exactly (street before district before city before province); a rule
 * for everywhere comes last. Of two that are equally exact the first is taken.
 */
export function matchRegion<R extends { cities: readonly string[] }>(
  rules: readonly R[],
  address: readonly string[],
): R | undefined {
  const [best] = rules
    .map((rule) => ({ rule, digits: exactness(rule.cities, address) }))
    .filter(({ rule, digits }) => digits > 0 || rule.cities.length === 0)
    .toSorted((a, b) => b.digits - a.digits);
  return best?.rule;
}

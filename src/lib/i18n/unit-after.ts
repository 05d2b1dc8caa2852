/** Signs of measure stay as they are: 5 m, 3 kg. */
const SIGNS = new Set(['kg', 'mm', 'cm', 'km', 'ml', 'pcs']);

/**
 * A unit after its count. English words take the plural ("1 box", "20 boxes", "29.5K pcs"); signs of
 * measure, Chinese words and what begins with a figure ("100 pcs") do not change.
 */
export function unitAfter(count: string | number, unit: string): string {
  if (String(count) === '1' || SIGNS.has(unit) || !/^[a-z]{2,}$/.test(unit)) return unit;
  return unit + (/(?:s|x|ch|sh)$/.test(unit) ? 'es' : 's');
}

import { inEnglish } from '../../../goods/search/index.ts';
import type { ItemRow } from '../inquiry.repo.ts';

/** Items that a row of a list names. */
export const NAMED = 3;

const HAN = /\p{Script=Han}/u;

export const withCapital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

/**
 * Title for an English reader, who cannot read a Chinese one: what is asked for, or its category. Empty where neither
 * is known.
 */
export function englishTitle(
  title: string,
  items: readonly ItemRow[],
  category: { nameEn: string } | undefined,
): string {
  if (!HAN.test(title)) return title;
  const names = items
    .slice(0, NAMED)
    .map((item) => inEnglish([item.name, item.spec].join(' ').trim()) ?? inEnglish(item.name));
  const known = names.every((name) => name !== undefined) && names.length > 0;
  const said = inEnglish(title) ?? (known ? names.join(', ') : (category?.nameEn ?? ''));
  return withCapital(said);
}

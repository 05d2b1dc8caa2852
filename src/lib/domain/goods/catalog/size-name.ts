import type { OptionRow } from '../../../db/schema.ts';
import type { Locale } from '../../../i18n/locales.ts';

/**
 * A size as its reader calls it: a designation is one text for both languages, and what it says in the words of an
 * option (BS330 Bare tool) is said in the reader's (BS330 裸机).
 */
export function sizeName(
  locale: Locale,
  { designation, choice }: { designation: string; choice: readonly number[] },
  options: readonly OptionRow[],
): string {
  return choice.reduce((name, chosen, at) => {
    const value = options[at]?.values[chosen];
    if (!value?.zh || !value.en || value.zh === value.en) return name;
    const [here, there] = locale === 'zh-CN' ? [value.zh, value.en] : [value.en, value.zh];
    return name.includes(there) && !name.includes(here) ? name.replace(there, here) : name;
  }, designation);
}

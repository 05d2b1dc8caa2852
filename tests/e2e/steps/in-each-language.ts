import { LOCALES } from '#lib/i18n/locales.ts';
import { test } from './mall.ts';

/** The same tests once in each language; a spec and its .mobile.spec together make four ways of each. */
export function inEachLanguage(tests: () => void): void {
  for (const lang of LOCALES) {
    test.describe(lang, () => {
      test.use({ lang });
      tests();
    });
  }
}

import type { Locale } from '#lib/i18n/locales.ts';
import type { Messages, Words } from '#lib/i18n/translate.ts';

type Files = [{ default: Words }, { default: string }];

// Fetched with the dialog: every page holds the dialog's button, and few visitors open it. The failures come as text:
// two of their words stand in every page (lib/stores/no-answer.ts), and a module that is shared would go there whole.
const files: Record<Locale, () => Promise<Files>> = {
  'zh-CN': () =>
    Promise.all([
      import('../../../locales/zh-CN/identity.json'),
      import('../../../locales/zh-CN/failures.json?raw'),
    ]),
  'en-US': () =>
    Promise.all([
      import('../../../locales/en-US/identity.json'),
      import('../../../locales/en-US/failures.json?raw'),
    ]),
};

/** The words of the login panels. */
export async function loginWords(locale: Locale): Promise<Messages> {
  const [login, failures] = await files[locale]();
  return { locale, words: { identity: login.default, failures: JSON.parse(failures.default) as Words } };
}

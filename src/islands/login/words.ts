import type { Locale } from '#lib/i18n/locales.ts';
import type { Messages, Words } from '#lib/i18n/translate.ts';

type File = { default: Words };

// Fetched with the dialog: every page holds the dialog's button, and few visitors open it.
const files: Record<Locale, () => Promise<[File, File]>> = {
  'zh-CN': () =>
    Promise.all([
      import('../../../locales/zh-CN/login.json'),
      import('../../../locales/zh-CN/failures.json'),
    ]),
  'en-US': () =>
    Promise.all([
      import('../../../locales/en-US/login.json'),
      import('../../../locales/en-US/failures.json'),
    ]),
};

/** The words of the login panels. */
export async function loginWords(locale: Locale): Promise<Messages> {
  const [login, failures] = await files[locale]();
  return { locale, words: { login: login.default, failures: failures.default } };
}

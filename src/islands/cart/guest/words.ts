import type { Locale } from '#lib/i18n/locales.ts';
import type { Messages, Words } from '#lib/i18n/translate.ts';

type File = { default: Words };

// Fetched when there is something to show: every page holds this island, and few visitors need its words.
const files: Record<Locale, () => Promise<[File, File]>> = {
  'zh-CN': () =>
    Promise.all([
      import('../../../../locales/zh-CN/cart.json'),
      import('../../../../locales/zh-CN/common.json'),
    ]),
  'en-US': () =>
    Promise.all([
      import('../../../../locales/en-US/cart.json'),
      import('../../../../locales/en-US/common.json'),
    ]),
};

/** The words of a visitor's cart. */
export async function guestWords(locale: Locale): Promise<Messages> {
  const [cart, common] = await files[locale]();
  return { locale, words: { cart: cart.default, common: common.default } };
}

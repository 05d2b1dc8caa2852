import type { Locale } from '#lib/i18n/locales.ts';
import type { Messages, Words } from '#lib/i18n/translate.ts';

type File = { default: Words };

// Fetched with the window: every page has an entry to it, and few visitors open it.
const files: Record<Locale, () => Promise<[File, File, File]>> = {
  'zh-CN': () =>
    Promise.all([
      import('../../../locales/zh-CN/chat.json'),
      import('../../../locales/zh-CN/store.json'),
      import('../../../locales/zh-CN/card.json'),
    ]),
  'en-US': () =>
    Promise.all([
      import('../../../locales/en-US/chat.json'),
      import('../../../locales/en-US/store.json'),
      import('../../../locales/en-US/card.json'),
    ]),
};

/** The words of the chat window, those of a store's number, and those of a price. */
export async function chatWords(locale: Locale): Promise<Messages> {
  const [chat, store, card] = await files[locale]();
  return { locale, words: { chat: chat.default, store: store.default, card: card.default } };
}

const CHINESE = /\p{Script=Han}/u;

/** The language of a text that a user wrote, if it is clear: screen readers and translators need it. */
export const languageOf = (text: string): string | undefined => (CHINESE.test(text) ? 'zh-CN' : undefined);

const CHINESE = /\p{Script=Han}/u;

/** The language of what somebody has written, when it can be told: read aloud and translated rightly. */
export const languageOf = (text: string): string | undefined => (CHINESE.test(text) ? 'zh-CN' : undefined);

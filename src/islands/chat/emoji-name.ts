/** 👍 → "1f44d", the name of a sign's drawing; what only asks for colour is no part of it. */
export const emojiName = (sign: string): string =>
  [...sign.replace(/\uFE0F/gu, '')].map((letter) => letter.codePointAt(0)!.toString(16)).join('-');

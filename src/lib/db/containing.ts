/** A pattern for text that contains these words: `%`, `_` and `\\` that somebody typed are literal characters. */
export const containing = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

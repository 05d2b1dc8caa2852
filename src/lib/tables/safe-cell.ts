// Also as they are written in Chinese and Japanese, which a spreadsheet of these languages reads alike.
const RISKY = /^['\s]*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫−]/;

/** A spreadsheet runs what begins like a formula; with an apostrophe in front it is shown and nothing else. */
export const harmless = (text: string): string => (RISKY.test(text) ? `'${text}` : text);

/** Takes that apostrophe away again, so that a file which was written here reads as it was. */
export const asWritten = (text: string): string =>
  text.startsWith("'") && RISKY.test(text.slice(1)) ? text.slice(1) : text;

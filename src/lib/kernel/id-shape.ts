/** What an id looks like; free of node: imports, so the browser may use it. */

/** Crockford's base 32 in lower case: no i, l, o, u. */
export const ID_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

const ID_PATTERN = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/;

export function isId(text: string): boolean {
  return ID_PATTERN.test(text);
}

/** The time an id was made, in ms since 1970; ids sort by it. */
export function timeOfId(id: string): number {
  let time = 0;
  for (const letter of id.slice(0, 10)) time = time * 32 + ID_ALPHABET.indexOf(letter);
  return time;
}

/** A word that names a standard, as `normalise` writes it; of some the letter of a group follows: jisb1559, astma351. */
export const STANDARD =
  /^(?:(?:gb|din|iso|jb|hg|en|iec|cj|qb|yb|nb|sh|bs|uni|gost)|nfe|(?:jis|ansi|asme|astm|sae|api)[a-z]?)\d/;

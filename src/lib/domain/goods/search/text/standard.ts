/** A word that names a standard, as `normalise` writes it. */
export const STANDARD = /^(?:gb|din|iso|jb|hg|ansi|asme|astm|jis|en|iec|cj|qb|yb|sae|nb|sh|api|bs)[a-z]?\d/;

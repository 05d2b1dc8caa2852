/** When a browser asks for a picture. */
export type Turn = 'first' | 'soon' | 'later';

/**
 * The largest picture that a phone shows first comes with the styles of its page; those beside it, as large as it is,
 * would only take the line from both, and follow them. What is out of sight comes when it is scrolled to.
 */
export const ASKED = {
  first: { loading: 'eager', fetchpriority: 'high' },
  soon: { loading: 'eager', fetchpriority: 'low' },
  later: { loading: 'lazy', fetchpriority: undefined },
} as const;

/** The turn of the picture at a place of a list, counted from 0, of which so many are seen at once. */
export const turnOf = (at: number, seen: number): Turn =>
  at >= seen ? 'later' : at === 0 ? 'first' : 'soon';

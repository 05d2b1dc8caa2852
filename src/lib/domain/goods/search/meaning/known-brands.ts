import { groupsOf } from '../data/lines.ts';

/** Names of makers that buyers type, in all spellings: never the initials of other words. */
export const KNOWN_BRANDS: ReadonlySet<string> = new Set(
  groupsOf('brands.txt').flatMap((names) => names.map((name) => name.toLowerCase())),
);

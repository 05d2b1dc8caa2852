import { groupsOf, pairsOf } from '../data/lines.ts';

/** Words of workshops and shops that mean the same; what operators add stands beside them. */
export const SHOP_WORDS: readonly string[][] = groupsOf('words.txt');

/** General words with their kinds: a query for the kind does not mean the others. */
export const SHOP_KINDS: readonly [string[], string[]][] = pairsOf('kinds.txt');

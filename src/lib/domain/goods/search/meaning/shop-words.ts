import { groupsOf } from '../data/lines.ts';

/** Words of workshops and shops that mean the same; what operators add stands beside them. */
export const SHOP_WORDS: readonly string[][] = groupsOf('words.txt');

import { readLines } from '../read-lines.ts';

/** A set of one store: its goods by a word of their name, which sizes may be chosen, and how many are in it. */
export interface DemoSet {
  name: string;
  nameEn: string;
  parts: { word: string; sizes: string; num: number }[];
  /** Price of the set in thousandths of the normal price. */
  permille: number;
  limited?: number;
  perBuyer?: number;
  /** Days from now. */
  days: [from: number, to: number];
}

export const DEMO_SETS = readLines<DemoSet>('offers/sets.jsonl');

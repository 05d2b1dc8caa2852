import { linesOf } from '../data/lines.ts';

/** What buyers add without meaning a part. */
export const IDLE_WORDS: ReadonlySet<string> = new Set(
  linesOf('idle.txt').flatMap((line) => line.split(' ')),
);

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [LINE_FEED, SPACE, ZERO] = [10, 32, 48];

/** Names of people, idioms, phrases and times, as the dictionary marks them: no goods are described with them. */
const NEVER_OF_GOODS = new Set(['nr', 'nrt', 'nrfg', 'i', 'l', 't']);

/**
 * The words of the cutter's dictionary that are at least so frequent and may tell of goods, as it takes them (`word
 * frequency kind`). All 349,000 cost a process 47 MB, these 63,000 take 7. Bytes are copied, no strings made: those
 * would stay in the heap for long.
 */
export function commonWords(frequency: number): Buffer {
  const all = readFileSync(fileURLToPath(new URL('dict.txt', import.meta.resolve('@node-rs/jieba/dict.js'))));
  const kept = Buffer.allocUnsafe(all.length);
  let length = 0;
  for (let start = 0; start < all.length;) {
    const found = all.indexOf(LINE_FEED, start);
    const end = found < 0 ? all.length : found + 1;
    let at = all.indexOf(SPACE, start) + 1;
    let count = 0;
    for (let byte = all[at] ?? 0; byte >= ZERO && byte <= ZERO + 9; byte = all[(at += 1)] ?? 0)
      count = count * 10 + byte - ZERO;
    if (count >= frequency && !NEVER_OF_GOODS.has(all.toString('latin1', at, end).trim()))
      length += all.copy(kept, length, start, end);
    start = end;
  }
  return Buffer.from(kept.subarray(0, length));
}

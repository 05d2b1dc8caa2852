/** A number in [0, 1) that always comes out the same for the same text (FNV-1a with a final mix). */
export function spread(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  h ^= h >>> 13;
  return (h >>> 0) / 4294967296;
}

/** A price as the trade writes it: no odd cents on dear goods. Yuan in, fen out, never under 1 fen. */
export function tradePrice(yuan: number): number {
  const fen = yuan * 100;
  const step =
    fen < 100 ? 1 : fen < 1_000 ? 5 : fen < 10_000 ? 10 : fen < 100_000 ? 100 : fen < 1_000_000 ? 500 : 5_000;
  return Math.max(1, Math.round(fen / step) * step);
}

/** Pieces on the shelf: many of cheap things, few of dear ones, now and then none. */
export function shelf(key: string, priceFen: number, multiple: number): number {
  const luck = spread(`stock:${key}`);
  if (luck < 0.045) return 0;
  const worth = 40_000_00 * (0.12 + 1.6 * spread(`worth:${key}`));
  const raw = Math.min(60_000, Math.max(3, worth / Math.max(priceFen, 30)));
  const round = raw > 2_000 ? 100 : raw > 200 ? 10 : 1;
  const pieces = Math.round(raw / round) * round;
  return Math.max(multiple, Math.round(pieces / multiple) * multiple);
}

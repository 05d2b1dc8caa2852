/** No syllable begins so: two such letters are no initials. */
const NO_INITIAL = /[iuv]/;
const SHORTEST_WORD = 3;
const MOST_PIECES = 5;

/** Whether a known word may be one of several that were typed together. */
const isPiece = (part: string): boolean =>
  part.length >= SHORTEST_WORD || (part.length === 2 && !NO_INITIAL.test(part));

/**
 * The ways to cut letters into known words, in as few as possible and those that many goods have first. Two letters
 * count when they may be the initials of two characters.
 */
export function splits(letters: string, uses: ReadonlyMap<string, number>): string[][] {
  const found: { pieces: string[]; weight: number }[] = [];
  const walk = (from: number, pieces: string[], weight: number): void => {
    if (from === letters.length) {
      if (pieces.length > 1) found.push({ pieces, weight });
      return;
    }
    if (pieces.length === MOST_PIECES) return;
    for (let to = from + 2; to <= letters.length; to += 1) {
      const part = letters.slice(from, to);
      const many = uses.get(part);
      if (many !== undefined && isPiece(part)) walk(to, [...pieces, part], weight + Math.log(1 + many));
    }
  };
  walk(0, [], 0);
  return found
    .sort((a, b) => a.pieces.length - b.pieces.length || b.weight - a.weight)
    .map(({ pieces }) => pieces);
}

/** A piece of a text, and whether it is one of the words that were searched for. */
export interface Piece {
  text: string;
  isHit: boolean;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts a text at the searched words, longest first, case ignored: the matches can be marked without HTML in data. */
export function markWords(text: string, words: readonly string[] = []): Piece[] {
  const wanted = [...new Set(words.map((word) => word.trim()).filter(Boolean))].sort(
    (a, b) => b.length - a.length,
  );
  if (!wanted.length) return [{ text, isHit: false }];
  const pattern = new RegExp(`(${wanted.map(escaped).join('|')})`, 'gi');
  return text
    .split(pattern)
    .map((piece, at) => ({ text: piece, isHit: at % 2 === 1 }))
    .filter((piece) => piece.text);
}

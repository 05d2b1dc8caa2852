import { createGate } from '#lib/kernel/gate.ts';

/**
 * Pictures that are drawn at once by this process. Each keeps one of the four threads on which files are read and
 * passwords checked, and all its pixels in memory.
 */
const gate = createGate(2);
/** By owner, the last of its pictures that wait or are being drawn. */
const turns = new Map<string, Promise<void>>();

/**
 * Draws pictures of one owner one after another, and those of different owners in turn, so that many pictures of one do
 * not hold up the others.
 */
export function inPictureTurn<T>(owner: string, draw: () => Promise<T>): Promise<T> {
  const done = (turns.get(owner) ?? Promise.resolve()).then(() => gate(draw));
  const end = (): void => {
    if (turns.get(owner) === over) turns.delete(owner);
  };
  const over: Promise<void> = done.then(end, end);
  turns.set(owner, over);
  return done;
}

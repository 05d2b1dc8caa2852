/** The same list with one of it moved by one place; at an end it stays where it is. */
export function moved<T>(all: readonly T[], at: number, to: 'up' | 'down'): T[] {
  const other = to === 'up' ? at - 1 : at + 1;
  const [one, two] = [all[at], all[other]];
  return one === undefined || two === undefined ? [...all] : all.with(at, two).with(other, one);
}

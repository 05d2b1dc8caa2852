import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Column } from './screen.ts';

/** Columns that a table keeps at least, and beside a record, which says the rest. */
const LEAST = 3;
const LEAST_BESIDE = 2;

/** Where a cell of every row stands empty, the column says nothing on this page. */
function isEmpty(box: HTMLElement, key: string): boolean {
  const cells = [...box.querySelectorAll(`td[data-column="${CSS.escape(key)}"]`)];
  return cells.every((cell) => cell.textContent?.trim() === '' && !cell.querySelector('img, svg, input'));
}

/** Lines that a text takes before another column makes room for it beside a record. */
const MOST_LINES = 3;
const LINE_PX = 21;

/** A text that is broken into a tower because other columns take the room. */
const isTower = (box: HTMLElement): boolean =>
  [...box.querySelectorAll('td[data-column]')].some((cell) => {
    if (cell.firstElementChild || !cell.firstChild) return false;
    const text = document.createRange();
    text.selectNodeContents(cell);
    return text.getBoundingClientRect().height > MOST_LINES * LINE_PX;
  });

interface Fitting<T> {
  frame: RefObject<HTMLDivElement | null>;
  fitting: readonly Column<T>[];
  /** Names of the columns for which there is no room. */
  cut: readonly string[];
}

/**
 * Columns that there is room for. A table that is wider than its place would push its last columns under the acts, which
 * stay at the edge, so columns leave it until it fits: first those without a word on this page, then from the last on.
 * The record shows the same values; beside it they also leave for texts that have too little room. Columns that are
 * edited in the list stay. `about` names what is shown; with
 * another page or width it is measured anew.
 */
export function useFitting<T>(columns: readonly Column<T>[], about: string, isNarrow = false): Fitting<T> {
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<{ about: string; cut: readonly string[] }>({ about, cut: [] });
  const cut = state.about === about ? state.cut : [];
  const spare = columns.filter((column, at) => at > 0 && !column.edit && !cut.includes(column.key));
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    if (box.scrollWidth <= box.clientWidth + 1 && !(isNarrow && isTower(box))) return;
    if (spare.length === 0 || columns.length - cut.length <= (isNarrow ? LEAST_BESIDE : LEAST)) return;
    const next =
      spare.findLast(({ key }) => isEmpty(box, key)) ??
      spare.findLast(({ isKept }) => !isKept) ??
      spare.at(-1)!;
    setState({ about, cut: [...cut, next.key] });
  });
  useEffect(() => {
    const again = (): void => setState({ about: '', cut: [] });
    window.addEventListener('resize', again);
    return () => window.removeEventListener('resize', again);
  }, []);
  return { frame, fitting: columns.filter(({ key }) => !cut.includes(key)), cut };
}

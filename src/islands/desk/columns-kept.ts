import { useState } from 'react';
import type { Column } from './screen.ts';

/** Which columns a person wants to see, stored in the browser for each screen. */
export function useColumns<T>(name: string, all: readonly Column<T>[]) {
  const key = `desk-columns:${name}`;
  const [hidden, setHidden] = useState<readonly string[]>(() => {
    const usual = all.filter((column) => column.isSpare).map((column) => column.key);
    try {
      const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
      return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : usual;
    } catch {
      return usual;
    }
  });
  const turn = (column: string): void => {
    const next = hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column];
    setHidden(next);
    try {
      window.localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // The browser keeps nothing: the choice holds until the page is left.
    }
  };
  // The first names the row and stays.
  const shown = all.filter((column, at) => at === 0 || !hidden.includes(column.key));
  return { shown, hidden, turn };
}

import { useState } from 'react';
import type { Query } from './address.ts';

export const NAME_MAX = 20;
const VIEWS_MAX = 12;
/** Not part of a view: the place in the list, and the open record. */
const PASSING = new Set(['after', 'before', 'page', 'open']);

interface View {
  name: string;
  /** As it stands in the address, its names in order. */
  query: string;
}

const isView = (value: unknown): value is View =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as View).name === 'string' &&
  typeof (value as View).query === 'string';

const textOf = (query: Query): string =>
  new URLSearchParams(
    Object.entries(query)
      .filter(([name, value]) => value !== '' && !PASSING.has(name))
      .toSorted(([a], [b]) => a.localeCompare(b)),
  ).toString();

function read(key: string): View[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    return [];
  }
}

/** Views of a screen that a person has saved in this browser; colleagues at the same machine have their own. */
export function useViews(name: string, person: number, query: Query) {
  const key = `desk-views:${person}:${name}`;
  const [views, setViews] = useState(() => read(key));
  const keep = (next: View[]): void => {
    setViews(next);
    try {
      window.localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // The browser keeps nothing: the view holds until the page is left.
    }
  };
  const current = textOf(query);
  return {
    views,
    current,
    save: (called: string): void =>
      keep(
        [...views.filter((view) => view.name !== called), { name: called, query: current }].slice(-VIEWS_MAX),
      ),
    drop: (called: string): void => keep(views.filter((view) => view.name !== called)),
  };
}

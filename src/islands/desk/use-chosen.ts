import { useState } from 'react';
import type { Translate } from '#lib/i18n/translate.ts';
import { toast } from '#lib/stores/toast.ts';

/** Rows that acts of many take at once, as their contract rows say. */
const MOST = 100;

interface Chosen<T> {
  ids: ReadonlySet<string>;
  /** As they are now where they are shown, and as they were seen last where not. */
  picked: T[];
  /** How many of them are not shown. */
  away: number;
  choose: (ids: ReadonlySet<string>) => void;
}

/**
 * Rows that are chosen for acts of many: they stay so on other pages, with other words and filters, until their tab is
 * left. Those that are not shown are done with before the others.
 */
export function useChosen<T>(
  { rows, idOf, tab }: { rows: readonly T[]; idOf: (row: T) => string; tab: string },
  t: Translate,
): Chosen<T> {
  const [kept, setKept] = useState<{ tab: string; rows: ReadonlyMap<string, T> }>({ tab, rows: new Map() });
  const chosen: ReadonlyMap<string, T> = kept.tab === tab ? kept.rows : new Map();
  const here = new Map(rows.map((row) => [idOf(row), row]));
  const away = [...chosen].flatMap(([id, row]) => (here.has(id) ? [] : [row]));
  return {
    ids: new Set(chosen.keys()),
    picked: [...away, ...rows.filter((row) => chosen.has(idOf(row)))],
    away: away.length,
    choose(ids) {
      if (ids.size > MOST) toast(t('desk:chosen_most', { count: MOST }), 'error');
      const taken = [...ids].slice(0, MOST).flatMap((id) => {
        const row = here.get(id) ?? chosen.get(id);
        return row === undefined ? [] : [[id, row] as const];
      });
      setKept({ tab, rows: new Map(taken) });
    },
  };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '#lib/kernel/result.ts';
import { addressOf, inputOf, readQuery, type Query } from './address.ts';
import { countTabs, type Ask } from './count-tabs.ts';
import { deskCall } from './desk-call.ts';
import { pageOf, type Page } from './page-of.ts';
import type { ListScreen } from './screen.ts';

/** The call for rows that are known only while the desk runs; what comes back is what the row promises. */
export const ask: Ask = (row, input) => (deskCall() as unknown as Ask)(row, input);
export const askWith =
  (key: string): Ask =>
  (row, input) =>
    (deskCall(key) as unknown as Ask)(row, input);

/** Rows that are read at once, and pages that are read at most, to find one that an address names. */
const SOUGHT_AT_ONCE = 100;
const SOUGHT_PAGES = 50;

/** A row of one tab, on whichever of its pages it stands. */
async function seekIn<T>(screen: ListScreen<T>, view: Query, id: string, read: Ask): Promise<T | undefined> {
  let place: Query = {};
  for (let turn = 0; turn < SOUGHT_PAGES; turn += 1) {
    const asked = { ...view, ...place };
    const found = await read(screen.list, { ...inputOf(screen, asked), limit: SOUGHT_AT_ONCE });
    if (!found.ok) return undefined;
    const { list, next } = pageOf<T>(found.value, asked, SOUGHT_AT_ONCE);
    const row = list.find((one) => screen.idOf(one) === id);
    if (row || !next) return row;
    place = next;
  }
  return undefined;
}

/**
 * A row of the list that is open, or of its other tabs where an address names it that knows nothing of tabs; undefined: it
 * is not there any more.
 */
export async function seekRow<T>(
  screen: ListScreen<T>,
  query: Query,
  id: string,
  { isInAnyTab = false, read = ask }: { isInAnyTab?: boolean; read?: Ask } = {},
): Promise<T | undefined> {
  const { after: _after, before: _before, page: _page, ...view } = query;
  const others = isInAnyTab ? (screen.tabs ?? []).filter((tab) => tab !== view['tab']) : [];
  for (const tab of [view['tab'], ...(others.includes('all') ? ['all'] : others)]) {
    const row = await seekIn(screen, tab === undefined ? view : { ...view, tab }, id, read);
    if (row) return row;
  }
  return undefined;
}

/** A row of the page that is shown, as it is now; undefined: it does not stand there any more. */
export async function rowAgain<T>(screen: ListScreen<T>, query: Query, id: string): Promise<T | undefined> {
  const found = await ask(screen.list, inputOf(screen, query));
  return found.ok ? pageOf<T>(found.value, query).list.find((one) => screen.idOf(one) === id) : undefined;
}

/** A list that lives in the address: what is asked, what came, and how to go on. */
export function useList<T>(
  screen: ListScreen<T>,
  first: { query: Query; page: Page<T> | null; counts: Record<string, number> },
) {
  const [query, setQuery] = useState(first.query);
  const [page, setPage] = useState(first.page);
  const [counts, setCounts] = useState(first.counts);
  const [failure, setFailure] = useState<Failure | undefined>();
  const [isLoading, setLoading] = useState(false);
  const latest = useRef(0);
  /** What is asked now, for whoever asks between two drawings. */
  const asked = useRef(first.query);

  const load = useCallback(
    async (wanted: Query, isPaged = false) => {
      const turn = (latest.current += 1);
      setLoading(true);
      const [found, counted] = await Promise.all([
        ask(screen.list, inputOf(screen, wanted)),
        screen.counts ? ask(screen.counts) : undefined,
      ]);
      if (screen.hasCounts && !isPaged && turn === latest.current)
        void countTabs(screen, wanted, ask).then(setCounts);
      // A later request was sent since: this answer is out of date.
      if (turn !== latest.current) return;
      setLoading(false);
      if (found.ok) {
        setPage(pageOf<T>(found.value, wanted));
        setFailure(undefined);
      } else setFailure(found.failure);
      if (counted?.ok) setCounts((counted.value as { counts: Record<string, number> }).counts);
    },
    [screen],
  );

  /**
   * Another view of the list; a new filter begins at its first row. Whoever goes from record to record comes back to the
   * list in one step.
   */
  const go = useCallback(
    async (change: Query, { isSamePage = false } = {}): Promise<void> => {
      const before = asked.current;
      const { after: _after, before: _before, page: _page, ...rest } = before;
      const merged = isSamePage ? { ...before, ...change } : { ...rest, ...change };
      const next = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
      asked.current = next;
      setQuery(next);
      const isNextRecord = isSamePage && before['open'] && next['open'];
      const address = addressOf(window.location.pathname, next);
      window.history[isNextRecord ? 'replaceState' : 'pushState'](null, '', address);
      if (JSON.stringify(inputOf(screen, next)) === JSON.stringify(inputOf(screen, before))) return;
      await load(
        next,
        ['after', 'before', 'page'].some((name) => name in change),
      );
    },
    [load, screen],
  );

  useEffect(() => {
    const read = (): void => {
      const wanted = readQuery(screen as ListScreen<never>, new URLSearchParams(window.location.search));
      asked.current = wanted;
      setQuery(wanted);
      void load(wanted);
    };
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [load, screen]);

  // A list with a count gives the number of rows in the open tab.
  const here = query['tab'] ?? screen.tabs?.[0];
  const isNarrowed = ['keyword', ...(screen.filters ?? []).map(({ key }) => key)].some((key) => query[key]);
  const all =
    here && page?.count !== undefined && !query['keyword'] ? { ...counts, [here]: page.count } : counts;
  // One question counts all rows of each tab: beside what words or filters leave, that would say too much.
  const known = screen.counts && isNarrowed ? {} : all;
  return { query, page, counts: known, failure, isLoading, go, reload: () => load(asked.current) };
}

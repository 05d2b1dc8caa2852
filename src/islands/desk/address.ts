import type { ListScreen } from './screen.ts';

/** The part of a list's state that stands in its address, so that a view can be sent to a colleague. */
export type Query = Record<string, string>;

const ALWAYS = ['tab', 'sort', 'keyword', 'from', 'to', 'after', 'before', 'page', 'open'];

/** The names that a screen's address knows. */
const namesOf = ({ filters = [] }: Pick<ListScreen<never>, 'filters'>): string[] => [
  ...ALWAYS,
  ...filters.map((filter) => filter.key),
];

/** What an address asks of a screen; what is not offered there is left out. */
export function readQuery(screen: ListScreen<never>, search: URLSearchParams): Query {
  const offered: Record<string, readonly string[] | undefined> = {
    tab: screen.tabs ?? [],
    sort: screen.sorts ?? [],
    ...Object.fromEntries(
      (screen.filters ?? []).map((filter) => [
        filter.key,
        filter.from || filter.isHidden ? undefined : filter.choices,
      ]),
    ),
  };
  const query: Query = {};
  for (const name of namesOf(screen)) {
    const value = search.get(name)?.slice(0, 60);
    if (value && (offered[name]?.includes(value) ?? true)) query[name] = value;
  }
  if (screen.firstTab) query['tab'] ??= screen.firstTab;
  return query;
}

/** What the list's row is asked with: all but what is only shown. */
export function inputOf({ tabAs }: Pick<ListScreen<never>, 'tabAs'>, query: Query): Query {
  const { open: _open, ...asked } = query;
  if (!tabAs) return asked;
  const { tab, ...rest } = asked;
  return tab && tab !== 'all' ? { ...rest, [tabAs]: tab } : rest;
}

export function addressOf(pathname: string, query: Query): string {
  const text = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  return text ? `${pathname}?${text}` : pathname;
}

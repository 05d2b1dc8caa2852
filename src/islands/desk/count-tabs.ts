import type { Row } from '#lib/contracts/endpoint.ts';
import type { Result } from '#lib/kernel/result.ts';
import { inputOf, type Query } from './address.ts';
import type { ListScreen } from './screen.ts';

export type Ask = (row: Row, input?: object) => Promise<Result<unknown, string>>;

/** How many rows each tab has, of a list that counts itself: one short question for each, with the filters that are set. */
export async function countTabs(
  screen: Pick<ListScreen<never>, 'list' | 'tabs' | 'tabAs' | 'filters'>,
  query: Query,
  read: Ask,
): Promise<Record<string, number>> {
  const filters = (screen.filters ?? []).flatMap(({ key }) => (query[key] ? [[key, query[key]]] : []));
  const counted = (screen.tabs ?? []).map(async (tab) => {
    const asked = { ...inputOf(screen, { ...Object.fromEntries(filters), tab }), limit: 1 };
    const found = await read(screen.list, asked);
    const { count } = (found.ok ? found.value : {}) as { count?: number };
    return count === undefined ? [] : [[tab, count] as const];
  });
  return Object.fromEntries((await Promise.all(counted)).flat());
}

/** The number at a tab. A list that is counted by one question leaves out tabs that hold nothing. */
export const countAt = (
  screen: Pick<ListScreen<never>, 'counts'>,
  counts: Record<string, number>,
  tab: string,
): number | undefined => counts[tab] ?? (screen.counts && Object.keys(counts).length > 0 ? 0 : undefined);

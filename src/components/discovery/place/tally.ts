export interface Tally<K> {
  id: K;
  name: string;
  count: number;
}

/** How often each id occurs, the most frequent first: values of a filter that lead somewhere. */
export function tally<K>(rows: readonly { id: K; name: string }[]): Tally<K>[] {
  const found = new Map<K, Tally<K>>();
  for (const { id, name } of rows) found.set(id, { id, name, count: (found.get(id)?.count ?? 0) + 1 });
  return [...found.values()].sort((a, b) => b.count - a.count);
}

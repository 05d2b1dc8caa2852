// Object.keys and its siblings type keys as string, since a value may have more keys than its type. These are for
// objects that are written out in the code and have no more.

export const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] =>
  Object.keys(record) as K[];

export const entriesOf = <K extends string, V>(record: Readonly<Record<K, V>>): [K, V][] =>
  Object.entries(record) as [K, V][];

/** `recordOf(['a', 'b'], make)` → `{ a: make('a'), b: make('b') }`. */
export const recordOf = <K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;

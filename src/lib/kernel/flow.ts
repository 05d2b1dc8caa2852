/** A state machine as a table. A table that cannot work does not load. */

interface Transition<S extends string | number, E extends string, A extends string> {
  from: S;
  event: E;
  to: S;
  /** Who may cause it; the domain's guards check the person. */
  actor: A | readonly A[];
}

export interface FlowTable<S extends string | number, E extends string, A extends string> {
  name: string;
  states: readonly S[];
  /** Where a new one begins. */
  start: S | readonly S[];
  /** Where one may rest for ever; an end may still be left (a finished order can be refunded). */
  end: readonly S[];
  transitions: readonly Transition<S, E, A>[];
}

export interface Flow<S extends string | number, E extends string, A extends string> extends FlowTable<
  S,
  E,
  A
> {
  /** The state after the event, or undefined when it is not allowed here. */
  next(from: S, event: E): S | undefined;
  /** Every transition that leaves this state, in the order of the table; of one actor when given. */
  allowed(from: S, actor?: A): Transition<S, E, A>[];
  /** A state diagram in Mermaid's words, for the docs. */
  toMermaid(): string;
}

/**
 * Throws on: a state named twice or not at all, one event leaving a state twice, a state that cannot be
 * reached from a start, and a state that is no end and has no way out.
 */
export function defineFlow<const S extends string | number, const E extends string, const A extends string>(
  table: FlowTable<S, E, A>,
): Flow<S, E, A> {
  verify(table);
  const allowed = (from: S, actor?: A): Transition<S, E, A>[] =>
    table.transitions.filter(
      (row) => row.from === from && (actor === undefined || actorsOf(row).includes(actor)),
    );
  return {
    ...table,
    allowed,
    next: (from, event) => table.transitions.find((row) => row.from === from && row.event === event)?.to,
    toMermaid: () => draw(table),
  };
}

type AnyTable = FlowTable<string | number, string, string>;

function actorsOf<A extends string>(row: { actor: A | readonly A[] }): readonly A[] {
  return typeof row.actor === 'string' ? [row.actor] : row.actor;
}

function startsOf(table: AnyTable): readonly (string | number)[] {
  return typeof table.start === 'object' ? table.start : [table.start];
}

function verify(table: AnyTable): void {
  const broken = (what: string): never => {
    throw new Error(`Flow ${table.name}: ${what}`);
  };
  const known = new Set(table.states);
  if (known.size !== table.states.length) broken('a state is listed twice');
  const named = [...startsOf(table), ...table.end, ...table.transitions.flatMap((row) => [row.from, row.to])];
  for (const state of named) if (!known.has(state)) broken(`state ${state} is not listed`);
  if (startsOf(table).length === 0) broken('it has no start');

  const seen = new Set<string>();
  for (const row of table.transitions) {
    const key = JSON.stringify([row.from, row.event]);
    if (seen.has(key)) broken(`event ${row.event} leaves state ${row.from} twice`);
    seen.add(key);
    if (actorsOf(row).length === 0) broken(`nobody may cause ${row.event} in state ${row.from}`);
  }

  const reached = new Set(startsOf(table));
  for (const state of reached) {
    for (const row of table.transitions) if (row.from === state) reached.add(row.to);
  }
  for (const state of table.states) {
    if (!reached.has(state)) broken(`state ${state} cannot be reached`);
    const leaves = table.transitions.some((row) => row.from === state && row.to !== state);
    if (!leaves && !table.end.includes(state)) broken(`state ${state} has no way out and is no end`);
  }
}

function drawnName(state: string | number): string {
  return `s_${String(state).replace('-', 'minus_').replace(/\W/g, '_')}`;
}

function draw(table: AnyTable): string {
  return [
    'stateDiagram-v2',
    ...table.states.map((state) => `  state "${state}" as ${drawnName(state)}`),
    ...startsOf(table).map((state) => `  [*] --> ${drawnName(state)}`),
    ...table.transitions.map(
      (row) =>
        `  ${drawnName(row.from)} --> ${drawnName(row.to)} : ${row.event} (${actorsOf(row).join(', ')})`,
    ),
    ...table.end.map((state) => `  ${drawnName(state)} --> [*]`),
    '',
  ].join('\n');
}

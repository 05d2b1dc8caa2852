/** What is seen of a piece of work: numbers and short words, never what a visitor sent. */
export type Facts = Record<string, string | number>;
export type Work = 'request' | 'page' | 'row' | 'statement' | 'provider';

/** A tracer of the work of this process; absent unless tracing is configured. */
export interface Probe {
  /** Does the work inside a span of its own. `headers` are those of a request that came from outside. */
  span<T>(kind: Work, name: string, facts: Facts, work: () => Promise<T>, headers?: object): Promise<T>;
  /** The same for work that ends in a callback: answers what ends it. */
  begin(kind: Work, name: string, facts: Facts): (error?: unknown) => void;
}

const watching: { probe: Probe | undefined } = { probe: undefined };

export const watchWith = (probe: Probe | undefined): void => void (watching.probe = probe);
export const isWatched = (): boolean => watching.probe !== undefined;

/** Runs the work in a span where tracing is on; otherwise it only calls the function. */
export const watched = <T>(
  kind: Work,
  name: string,
  facts: () => Facts,
  work: () => Promise<T>,
  headers?: object,
): Promise<T> => (watching.probe ? watching.probe.span(kind, name, facts(), work, headers) : work());

export const beginWatched = (
  kind: Work,
  name: string,
  facts: () => Facts,
): ((error?: unknown) => void) | undefined => watching.probe?.begin(kind, name, facts());

const LONGEST_STATEMENT = 300;
/** A statement without its values: its verb, and its beginning. */
export const statementFacts = (text: string): Facts => ({
  'db.system.name': 'postgresql',
  'db.query.text': text.trim().replace(/\s+/g, ' ').slice(0, LONGEST_STATEMENT),
});
export const statementName = (text: string): string =>
  /[a-z]+/i.exec(text)?.[0]?.toLowerCase() ?? 'statement';

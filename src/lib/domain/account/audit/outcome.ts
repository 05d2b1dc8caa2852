import type { Failure } from '#lib/kernel/result.ts';

/** How an act ended, as an entry stores it: a word, or the code of its failure with the values of its sentence. */
export function writeOutcome(outcome: string | Failure): string {
  if (typeof outcome === 'string') return outcome;
  const { code, params = {} } = outcome;
  return Object.keys(params).length === 0 ? code : `${code} ${JSON.stringify(params)}`;
}

/** No failures: how acts end, or have not ended yet. */
const WORDS = new Set(['', 'done', 'copy']);

/** The outcome of an entry as it is read: the word or code, and the sentence that a refused caller got. */
export function readOutcome(
  kept: string,
  say: (failure: Failure) => string,
): { outcome: string; said: string } {
  const [outcome = '', params] = kept.split(/ (.*)/s);
  if (WORDS.has(outcome)) return { outcome, said: '' };
  if (outcome === 'broken') return { outcome, said: say({ code: 'system.error' }) };
  const told: NonNullable<Failure['params']> = params ? JSON.parse(params) : {};
  return { outcome, said: say({ code: outcome, params: told }) };
}

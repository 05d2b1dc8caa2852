/** Expected refusals are values; only surprises are thrown. */

export interface Failure<C extends string = string> {
  code: C;
  /** Numbers and words that the sentence of this code needs. */
  params?: Record<string, string | number>;
  /** The input that is to blame: a field name, or the id of a line. */
  field?: string;
  /** What else is wrong with what was sent, one failure a field. */
  also?: Failure[];
  /** Words that came from outside (a gateway, another backend) and have no row of their own. */
  message?: string;
  /** Nobody who answered had words for it: the message is a general one, and a form may know a better. */
  isUnworded?: true;
}

export interface Ok<T> {
  ok: true;
  value: T;
}

export interface Refused<C extends string = string> {
  ok: false;
  failure: Failure<C>;
}

/** What came of an act: its value, or one of the failures that it names. `never`: it does not fail. */
export type Result<T, C extends string> = Ok<T> | Refused<C>;

/** The codes that an act may fail with: `FailureOf<typeof priceCheckout>`. */
export type FailureOf<F extends (...args: never[]) => unknown> = Extract<
  Awaited<ReturnType<F>>,
  Refused
>['failure']['code'];

export function ok(): Ok<undefined>;
export function ok<T>(value: T): Ok<T>;
export function ok<T>(value?: T): Ok<T | undefined> {
  return { ok: true, value };
}

export function fail<const C extends string>(
  code: C,
  params?: Record<string, string | number>,
  field?: string,
): Refused<C> {
  const failure: Failure<C> = { code };
  if (params) failure.params = params;
  if (field !== undefined) failure.field = field;
  return { ok: false, failure };
}

/** What a guard answers: a failure, or a result whose value is ignored, or nothing. */
export type Verdict<C extends string = string> = Result<unknown, C> | undefined | void;

/**
 * Runs guards in the order they are written and stops at the first refusal.
 * `const refusal = firstFailure(() => a(), () => b()); if (refusal) return refusal;`
 */
export function firstFailure<C extends string>(...guards: (() => Verdict<C>)[]): Refused<C> | undefined {
  for (const guard of guards) {
    const verdict = guard();
    if (verdict && !verdict.ok) return verdict;
  }
  return undefined;
}

/** Runs all of these guards: the first failure of each field, so that a form can show all at once. */
export function allFailures<C extends string>(...guards: (() => Verdict<C>)[]): Refused<C> | undefined {
  const refused = guards.map((guard) => guard()).filter((verdict) => verdict && !verdict.ok) as Refused<C>[];
  const [first, ...others] = [
    ...new Map(refused.toReversed().map((one) => [one.failure.field, one])).values(),
  ].toReversed();
  if (first && others.length > 0) first.failure.also = others.map(({ failure }) => failure);
  return first;
}

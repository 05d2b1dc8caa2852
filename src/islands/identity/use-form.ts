import { useId, useState, type SyntheticEvent } from 'react';
import { faultsOf } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import type { Failure } from '#lib/kernel/result.ts';
import type { Fault } from '#lib/contracts/fields.ts';
import type { Key } from '#lib/i18n/keys.ts';
import { failureWord, type Translate } from '#lib/i18n/translate.ts';

/** A field's rule: the code of a failure, or nothing when it is right. */
export type Rules<T> = { [K in keyof T]?: (values: T) => Fault | undefined };

/** Words of a failure: those that came with it, else the catalogue's, else the given ones. */
export function wordsOf(t: Translate, failure: Failure, otherwise: Key): string {
  const words = failureWord(t, failure);
  // A refusal without words and without a code of ours: the form knows best what was refused.
  if (failure.isUnworded && failure.code === 'system.error') return t(otherwise);
  return failure.message || (words === `failures:${failure.code}` ? t(otherwise) : words);
}

/** Values and errors of a panel's fields; a wrong field is focused, and every refusal reaches the visitor. */
export function useForm<T extends Record<string, string>>(t: Translate, initial: T, rules: Rules<T>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Partial<Record<keyof T, string>>>({});
  const [pending, setPending] = useState(false);
  const id = useId();

  const focus = (name: keyof T): void => {
    document
      .getElementById(id)
      ?.querySelector<HTMLElement>(`[name="${String(name)}"]`)
      ?.focus();
  };
  const show = (found: Partial<Record<keyof T, string>>): void => {
    setErrors(found);
    const first = Object.keys(found)[0];
    if (first) focus(first);
  };

  /** Checks these fields, or all of them. */
  const isRight = (...names: (keyof T)[]): boolean => {
    const found: Partial<Record<keyof T, string>> = {};
    for (const name of names.length ? names : (Object.keys(rules) as (keyof T)[])) {
      const code = rules[name]?.(values);
      if (code) found[name] = t(`failures:${code}`);
    }
    show(found);
    return Object.keys(found).length === 0;
  };

  /** A refusal of the server: at its field if it names one of ours, and as a toast. */
  const refuse = (failure: Failure, otherwise: Key): void => {
    const words = wordsOf(t, failure, otherwise);
    toast(words, 'error');
    const last = Object.keys(values).at(-1) ?? '';
    const name = failure.field && failure.field in values ? failure.field : last;
    const others = Object.entries(faultsOf({ code: failure.code, also: failure.also ?? [] })).filter(
      ([field]) => field in values,
    );
    show({ [name]: words, ...Object.fromEntries(others) } as Partial<Record<keyof T, string>>);
  };

  const set = (name: keyof T & string, value: string): void => {
    setValues((was) => ({ ...was, [name]: value }));
    setErrors(({ [name]: _gone, ...others }) => others as Partial<Record<keyof T, string>>);
  };

  const field = (name: keyof T & string) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  });

  /** `isElseRight` checks what stands beside the fields; all that is wrong is said at once. */
  const submitting =
    (act: () => Promise<void>, isElseRight = () => true) =>
    async (event: SyntheticEvent) => {
      event.preventDefault();
      if (pending || ![isRight(), isElseRight()].every(Boolean)) return;
      setPending(true);
      await act();
      setPending(false);
    };

  return { id, values, set, put: setValues, field, isRight, refuse, pending, submitting };
}

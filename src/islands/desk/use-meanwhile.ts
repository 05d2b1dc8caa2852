import { useRef, useState } from 'react';
import type { Values } from './screen.ts';

/** A number that is typed is a text. */
export const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

/**
 * Fields of the record that were changed by another act since the form was filled, and that the form would set to
 * something else.
 */
export const changedMeanwhile = (began: Values, now: Values, mine: Values): string[] =>
  Object.keys({ ...began, ...now }).filter(
    (field) => textOf(began[field]) !== textOf(now[field]) && textOf(now[field]) !== textOf(mine[field]),
  );

/** Tells once that the record was changed since the form began with it; sent again, the values of the form count. */
export function useMeanwhile(filled: Values) {
  const record = useRef(filled);
  const [meanwhile, setMeanwhile] = useState<{ began: Values; now: Values } | undefined>();
  return {
    meanwhile,
    /** The form was filled again. */
    begin: (values: Values): void => {
      record.current = values;
      setMeanwhile(undefined);
    },
    /** Whether another act has changed a field that `mine` sets; `now` is the record, if it could be read. */
    isOther: (now: Values | undefined, mine: Values): boolean => {
      if (!now) return false;
      const began = record.current;
      record.current = now;
      if (changedMeanwhile(began, now, mine).length === 0) return false;
      setMeanwhile({ began, now });
      return true;
    },
  };
}

import { useRef, useState } from 'react';
import type { Values } from './screen.ts';

/** A number that is typed is a text. */
export const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

/** Fields that somebody has changed since a form was filled from the record, and that it would set to something else. */
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
    /** The form was filled anew. */
    begin: (values: Values): void => {
      record.current = values;
      setMeanwhile(undefined);
    },
    /** Whether somebody has changed what `mine` sets; `now`, if it could be read, is what the record says. */
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

import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { offerForm, takeForm } from '#lib/stores/kept-forms.ts';

/**
 * A session may end while somebody types, and the login that follows loads the page again: what was typed is put back
 * then. `values` are what JSON can hold; the name is the form's own on its page.
 */
export function useKeptForm<T>(name: string, values: T, put: (values: T) => void): void {
  const latest = useRef({ values, put });
  const first = useRef(JSON.stringify(values));
  useEffect(() => {
    latest.current = { values, put };
  });
  useEffect(() => {
    const kept = takeForm(name) as T | undefined;
    if (kept !== undefined) latest.current.put(kept);
    return offerForm(name, () => {
      const now = latest.current.values;
      return JSON.stringify(now) === first.current ? undefined : now;
    });
  }, [name]);
}

/** A state that is kept as a form is: which dialog is open, so that what was typed in it is seen again. */
export function useKeptState<T>(name: string, first: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState(first);
  useKeptForm(name, value, setValue);
  return [value, setValue];
}

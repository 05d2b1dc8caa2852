import { useEffect, useRef, useState, type RefObject } from 'react';

/** Goes to the first field of a form that is wrong, once its words stand there. */
export function useFirstFault(): { sheet: RefObject<HTMLFormElement | null>; goToFault: () => void } {
  const sheet = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) sheet.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return { sheet, goToFault: () => setRefusals((before) => before + 1) };
}

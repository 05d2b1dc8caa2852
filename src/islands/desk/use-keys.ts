import { useLayoutEffect, useRef } from 'react';

/** Keys of a desk, while nothing is typed and no dialog is open. */
export function useKeys(keys: Record<string, () => void>): void {
  // A key acts on the rows that are shown at that moment.
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
      if (document.querySelector('dialog[open], [role="menu"]')) return;
      const isTyped =
        target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"])');
      if (isTyped) {
        if (event.key === 'Escape') target.blur();
        return;
      }
      // A button that has the focus is pressed by Enter itself.
      if (event.key === 'Enter' && target.closest('a, button, summary')) return;
      const act = latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

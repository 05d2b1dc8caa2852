import { useEffect, useState } from 'react';

interface Options {
  /** What the address names: open from the beginning. */
  first?: number | undefined;
  /** The address of one that is open; without it the address stays. */
  addressOf?: ((id: number) => string) | undefined;
  /** The address when nothing is open, needed with `first`. */
  closedAddress?: string | undefined;
}

type Step = Record<string, unknown> | null;
const OWN = 'openedHere';

/**
 * What is open over a page is a step in the browser's history: back closes it, forward opens it again, and closing it
 * by hand leaves no step behind.
 */
export function useOpened(key: string, { first, addressOf, closedAddress }: Options = {}) {
  const [id, setId] = useState<number | undefined>();
  useEffect(() => {
    setId(first);
    const follow = ({ state }: PopStateEvent): void => {
      const named = (state as Step)?.[key];
      setId(typeof named === 'number' ? named : undefined);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [key, first]);

  const open = (next: number): void => {
    const state = { ...(window.history.state as Step), [key]: next, [OWN]: true };
    window.history.pushState(state, '', addressOf?.(next));
    setId(next);
  };
  const close = (): void => {
    const state = window.history.state as Step;
    if (state?.[OWN] && state[key] === id) return window.history.back();
    if (closedAddress) window.history.replaceState(null, '', closedAddress);
    setId(undefined);
  };
  return { id, open, close };
}

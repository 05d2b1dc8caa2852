import { useEffect, useRef } from 'react';
import { whenMoved } from '#lib/stores/moved.ts';

/** Looks again when something of the account has changed elsewhere, as long as there is something to wait for. */
export function useMoved(look: () => void, isWaiting = true): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => (isWaiting ? whenMoved(() => latest.current()) : undefined), [isWaiting]);
}

import { useEffect, useState } from 'react';
import type { Failure } from '#lib/kernel/result.ts';
import { SMS_RESEND_WAIT } from '#lib/kernel/limits.ts';

/** When each kind of code may be asked for again; outlives the panel, which may be closed and opened meanwhile. */
const until = new Map<string, number>();

const leftOf = (name: string): number => Math.max(0, Math.ceil(((until.get(name) ?? 0) - Date.now()) / 1000));

/** Seconds that are left, and how to start again. */
export function useCountdown(name: string): { left: number; wasStarted: boolean; start: () => void } {
  const [left, setLeft] = useState(() => leftOf(name));
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setInterval(() => setLeft(leftOf(name)), 250);
    return () => clearInterval(timer);
  }, [name, left]);
  return {
    left,
    wasStarted: until.has(name),
    start() {
      until.set(name, Date.now() + SMS_RESEND_WAIT);
      setLeft(leftOf(name));
    },
  };
}

const WRONG_CODE = new Set(['code.wrong', 'code.intention']);

/**
 * A code was refused that this page has never asked for: then that is what to do first. The server cannot say so, it
 * would tell strangers whose phone has asked for a code.
 */
export const codeRefusal = (failure: Failure, name: string): Failure =>
  WRONG_CODE.has(failure.code) && !until.has(name) ? { code: 'ERROR6', field: failure.field } : failure;

/** For tests: as if no code had been sent from this page. */
export const forgetCountdowns = (): void => until.clear();

import { useCallback, useEffect, useRef, useState } from 'react';
import { identityApi } from '#lib/contracts/identity.ts';
import { QR_POLL_INTERVAL } from '#lib/kernel/limits.ts';
import type { Failure } from '#lib/kernel/result.ts';
import { call } from '#lib/stores/call.ts';

export type ScanView =
  { state: 'loading' | 'failed' } | { state: 'waiting' | 'scanned' | 'invalid'; qrcode: string };

interface Told {
  onToken: (token: string) => void;
  /** Confirmed, and the account asks for a second factor. */
  onFactor: (failure: Failure) => void;
}

/**
 * Fetches a QR code when the panel opens and polls its state every two seconds. Polling stops when the panel closes, at
 * a login (200) and at an expired code (400); after any other answer it continues.
 */
export function useScan(on: Told): {
  view: ScanView;
  look: () => void;
} {
  const [view, setView] = useState<ScanView>({ state: 'loading' });
  const told = useRef(on);
  useEffect(() => {
    told.current = on;
  });
  const lookNow = useRef<() => void>(() => undefined);

  useEffect(() => {
    let isOver = false;
    let isLooking = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = (): void => {
      isOver = true;
      clearInterval(timer);
      lookNow.current = () => undefined;
    };

    const look = async (key: string, qrcode: string): Promise<void> => {
      if (isLooking || isOver) return;
      isLooking = true;
      const answer = await call(identityApi.checkScan, { key });
      isLooking = false;
      if (isOver) return;
      // Another backend may say 400 in the envelope instead of inside the data.
      const status = answer.ok ? answer.value.status : (answer.failure as { status?: number }).status;
      if (answer.ok && answer.value.status === 200 && answer.value.result) {
        stop();
        told.current.onToken(answer.value.result.token);
      } else if (!answer.ok && answer.failure.code === 'factor.wanted') {
        stop();
        told.current.onFactor(answer.failure);
      } else if (status === 400) {
        stop();
        setView({ state: 'invalid', qrcode });
      } else if (status === 202) setView({ state: 'scanned', qrcode });
    };

    const ask = async (): Promise<void> => {
      const asked = await call(identityApi.askScan);
      if (isOver) return;
      if (!asked.ok) {
        setView({ state: 'failed' });
        return;
      }
      const { key, qrcode } = asked.value;
      setView({ state: 'waiting', qrcode });
      lookNow.current = () => void look(key, qrcode);
      timer = setInterval(lookNow.current, QR_POLL_INTERVAL);
    };
    void ask();
    return stop;
  }, []);

  const look = useCallback(() => lookNow.current(), []);
  return { view, look };
}

import { useCallback, useRef, useState } from 'react';
import { identityApi } from '#lib/contracts/identity.ts';
import { call } from '#lib/stores/call.ts';

export interface Captcha {
  /** Asked for: shown since a code could not be sent. */
  isShown: boolean;
  /** The picture; empty while it loads or when it could not be had. */
  picture: string;
  isBroken: boolean;
  key: string;
  renew: () => Promise<void>;
}

/** The picture captcha of a panel; hidden until `renew` is called. */
export function useCaptcha(): Captcha {
  const [state, setState] = useState({ isShown: false, picture: '', isBroken: false, key: '' });
  const last = useRef(0);
  const renew = useCallback(async () => {
    const mine = (last.current += 1);
    setState({ isShown: true, picture: '', isBroken: false, key: '' });
    const result = await call(identityApi.captcha);
    // A picture that was asked for earlier may come later.
    if (mine !== last.current) return;
    if (result.ok)
      setState({ isShown: true, picture: result.value.captcha, isBroken: false, key: result.value.key });
    else setState({ isShown: true, picture: '', isBroken: true, key: '' });
  }, []);
  return { ...state, renew };
}

import { useEffect, useState } from 'react';
import { addressApi } from '#lib/contracts/address.ts';
import { shippingFeeApi, type ShippingFeeQuote } from '#lib/contracts/shipping-fee.ts';
import { call } from '#lib/stores/call.ts';
import { keepSendTo, storedSendTo, type SendTo } from '#lib/stores/send-to.ts';
import { readToken } from '#lib/stores/token.ts';

/** Typing a quantity asks once, not for each digit. */
const PAUSE_MS = 350;

export type ShippingFeeState = 'idle' | 'asking' | 'ready' | 'failed';

/** Freight to where this browser sends goods; `items` are sizes and quantities that can be bought, or none. */
export function useShippingFee(productId: number, items: string) {
  const [place, setPlace] = useState<SendTo>();
  const [quote, setQuote] = useState<ShippingFeeQuote>();
  const [state, setState] = useState<ShippingFeeState>('idle');

  useEffect(() => {
    const kept = storedSendTo();
    if (kept) return setPlace(kept);
    if (!readToken()) return;
    // The list begins with the default address.
    void call(addressApi.list, { limit: 1 }).then((found) => {
      const address = found.ok ? found.value.list[0] : undefined;
      const last = address?.area.at(-1);
      if (address && last) setPlace({ id: last.id, name: address.region });
    });
  }, []);

  const region = place?.id;
  useEffect(() => {
    if (!region) return undefined;
    let isOld = false;
    setState('asking');
    const wait = setTimeout(
      () =>
        void call(shippingFeeApi.quote, { id: productId, region, items }).then((answer) => {
          if (isOld) return;
          if (answer.ok) setQuote(answer.value);
          setState(answer.ok ? 'ready' : 'failed');
        }),
      PAUSE_MS,
    );
    return () => {
      isOld = true;
      clearTimeout(wait);
    };
  }, [productId, region, items]);

  const choose = (next: SendTo): void => {
    keepSendTo(next);
    setPlace(next);
  };
  return { place, quote, state, choose };
}

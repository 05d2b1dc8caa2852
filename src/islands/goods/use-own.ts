import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { priceListApi, type OwnPrice } from '#lib/contracts/price-list.ts';
import { $user } from '#lib/stores/auth.ts';
import { call } from '#lib/stores/call.ts';
import { withOwn, type Buying } from './buying.ts';

const NONE: OwnPrice[] = [];

/**
 * Goods with the visitor's own prices. What pages and shared answers say of them is the same for everybody; accounts
 * with prices of their own request them separately.
 */
export function useOwn<B extends Buying | undefined>(buying: B): B | Buying {
  const [own, setOwn] = useState(NONE);
  const user = useStore($user, { ssr: 'initial' });
  const holder = user?.has_own_prices ? user.uid : undefined;
  const id = buying?.productId;
  useEffect(() => {
    // Whoever logs in or out in another tab is not shown the prices of who was here before.
    setOwn(NONE);
    if (holder === undefined || id === undefined) return undefined;
    let isWanted = true;
    void call(priceListApi.ofGoods, { id }).then((found) => {
      if (found.ok && isWanted) setOwn(found.value);
    });
    return () => {
      isWanted = false;
    };
  }, [id, holder]);
  return useMemo(() => (buying ? withOwn(buying, own) : buying), [buying, own]);
}

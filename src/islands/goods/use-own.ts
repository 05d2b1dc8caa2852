import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { priceListApi, type OwnPrice } from '#lib/contracts/price-list.ts';
import { $user } from '#lib/stores/auth.ts';
import { call } from '#lib/stores/call.ts';
import { withOwn, type Buying } from './buying.ts';

/**
 * Goods with the visitor's own prices. What pages and shared answers say of them is the same for everybody; accounts
 * with prices of their own request them separately.
 */
export function useOwn<B extends Buying | undefined>(buying: B): B | Buying {
  const [own, setOwn] = useState<OwnPrice[]>([]);
  const user = useStore($user, { ssr: 'initial' });
  const hasOwn = user?.has_own_prices === true;
  const id = buying?.productId;
  useEffect(() => {
    if (!hasOwn || id === undefined) return setOwn([]);
    void call(priceListApi.ofGoods, { id }).then((found) => {
      if (found.ok) setOwn(found.value);
    });
  }, [id, hasOwn]);
  return useMemo(() => (buying ? withOwn(buying, own) : buying), [buying, own]);
}

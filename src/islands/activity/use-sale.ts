import { useEffect, useState } from 'react';
import { activityApi } from '#lib/contracts/activity.ts';
import { cartApi } from '#lib/contracts/cart.ts';
import { presaleApi } from '#lib/contracts/presale.ts';
import { seckillApi } from '#lib/contracts/seckill.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { call } from '#lib/stores/call.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { readToken } from '#lib/stores/token.ts';
import { refreshedSale, type Sale } from './sale.ts';

/** The sale as of now, what this visitor may still take (null: no limit), and the way to buy it. */
export function useSale(given: Sale, locale: string) {
  const [sale, setSale] = useState(given);
  const [share, setShare] = useState<number | null>(null);
  const [isPending, setPending] = useState(false);

  const refresh = async (): Promise<void> => {
    const live = await call(given.kind === 'seckill' ? seckillApi.live : presaleApi.live, { id: given.id });
    if (live.ok) setSale((now) => refreshedSale(now, live.value));
    else if (live.failure.code === 'goods.gone') window.location.reload();
  };
  useEffect(() => {
    void refresh();
    if (!readToken() || given.perBuyer === 0) return;
    void call(activityApi.share, { id: given.id }).then((own) => own.ok && setShare(own.value.left));
    // The sale of a page does not change while it is open.
  }, []);

  async function buy(unique: number, quantity: number): Promise<void> {
    if (isPending) return;
    if (!readToken()) return openLogin();
    setPending(true);
    const put = await call(cartApi.create, {
      product_attr_unique: unique,
      cart_num: quantity,
      is_new: 1,
      activity_id: given.id,
    });
    if (put.ok) {
      window.location.assign(
        localizedPath(
          `/order_confirm?cart_id=${put.value.cart_id}&new=1`,
          locale === 'en-US' ? 'en-US' : 'zh-CN',
        ),
      );
      return;
    }
    setPending(false);
    showRefusal(put.failure);
    await refresh();
  }

  return { sale, share, isPending, refresh, buy };
}

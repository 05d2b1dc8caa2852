import { useState } from 'react';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createLooseT, type Messages } from '#lib/i18n/translate.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { toast } from '#lib/stores/toast.ts';
import { readToken } from '#lib/stores/token.ts';
import type { Buying, Quantities } from './buying.ts';
import { putInCart } from './put-in-cart.ts';
import { chosenLines, refusalOf } from './selection.ts';
import { keepSelection } from './use-selection.ts';

export type BuyKind = 'cart' | 'now';

interface Options {
  i18n: Messages;
  buying: Buying;
  quantities: Quantities;
  /** What was chosen is in the cart. */
  onAdded: () => void;
  /** Nothing, or something that cannot be bought, is chosen. */
  onRefused: () => void;
}

/** The two ways to buy: a visitor is asked to log in, and finds what he chose again afterwards. */
export function useBuy({ i18n, buying, quantities, onAdded, onRefused }: Options) {
  const t = createLooseT(i18n);
  const [pending, setPending] = useState<BuyKind>();

  async function buy(kind: BuyKind): Promise<void> {
    if (pending) return;
    const refusal = refusalOf(buying, quantities);
    if (refusal) {
      onRefused();
      return toast(t(`failures:${refusal.code}`, refusal.params), 'error');
    }
    if (!readToken()) {
      keepSelection(buying.productId, quantities);
      return openLogin();
    }
    setPending(kind);
    const put = await putInCart(chosenLines(buying, quantities), kind === 'now');
    setPending(undefined);
    if (!put.ok)
      return toast(put.failure.message ?? t(`failures:${put.failure.code}`, put.failure.params), 'error');
    if (kind === 'now') {
      window.location.assign(
        localizedPath(`/order_confirm?cart_id=${put.value.join(',')}&new=1`, i18n.locale),
      );
      return;
    }
    toast(t('goods:buy.added'), 'success');
    onAdded();
  }

  return { pending, buy };
}

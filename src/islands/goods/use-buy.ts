import { useState } from 'react';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, failureWord, type Messages } from '#lib/i18n/translate.ts';
import { $guestCart, addToGuestCart } from '#lib/stores/guest/cart.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { toast } from '#lib/stores/toast.ts';
import { readToken } from '#lib/stores/token.ts';
import { pictureOf, type Buying, type Quantities } from './buying.ts';
import { putInCart } from './put-in-cart.ts';
import { chosenLines, refusalOf } from './selection.ts';
import { keepSelection } from './use-selection.ts';

export type BuyKind = 'cart' | 'now';

interface Options {
  i18n: Messages;
  buying: Buying;
  quantities: Quantities;
  /** False where the store does not send to the chosen region. */
  isServed?: boolean;
  /** Called when what was chosen is in the cart. */
  onAdded: () => void;
  /** Called when nothing, or something that cannot be bought, is chosen. */
  onRefused: () => void;
}

/** The two ways to buy: a visitor's goods are kept in the browser, and buying at once asks for a login. */
export function useBuy({ i18n, buying, quantities, isServed = true, onAdded, onRefused }: Options) {
  const t = createT(i18n);
  const [pending, setPending] = useState<BuyKind>();

  function askToLogIn(): void {
    keepSelection(buying.productId, quantities);
    openLogin();
  }

  /** A visitor's goods are kept in the browser; with the first of them the login dialog is offered. */
  function keepForLogin(): void {
    const isFirst = $guestCart.get().lines.length === 0;
    const isKept = addToGuestCart(
      chosenLines(buying, quantities).map(({ sku, quantity }) => ({
        unique: sku.unique,
        productId: buying.productId,
        num: quantity,
        name: `${buying.name} ${sku.designation}`.trim(),
        image: pictureOf(buying, sku),
      })),
    );
    toast(t(isKept ? 'goods:buy.kept' : 'goods:buy.kept_full'), isKept ? 'success' : 'error');
    if (isKept) onAdded();
    if (isFirst || !isKept) openLogin();
  }

  async function buy(kind: BuyKind): Promise<void> {
    if (pending) return;
    if (!isServed) return toast(t('goods:postage.not_served'), 'error');
    const refusal = refusalOf(buying, quantities);
    if (refusal) {
      onRefused();
      return toast(failureWord(t, refusal), 'error');
    }
    if (!readToken()) return kind === 'cart' ? keepForLogin() : askToLogIn();
    setPending(kind);
    const put = await putInCart(chosenLines(buying, quantities), kind === 'now');
    setPending(undefined);
    // The session has ended meanwhile.
    if (!put.ok && !readToken()) return kind === 'cart' ? keepForLogin() : askToLogIn();
    if (!put.ok) return toast(put.failure.message ?? failureWord(t, put.failure), 'error');
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

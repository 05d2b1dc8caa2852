import { useState } from 'react';
import { cartApi } from '#lib/contracts/cart.ts';
import { orderApi, type GroupOrder } from '#lib/contracts/order.ts';
import { paths } from '#lib/i18n/paths.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { keepChosen } from '#lib/stores/cart-chosen.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx';

interface Props {
  t: Translate;
  href: (path: string) => string;
  group: GroupOrder;
  /** While it runs, the page must not go to the cancelled order by itself. */
  onStart: () => void;
  onFailed: () => void;
}

/** Cancels an order that waits for approval and puts its goods back into the cart, where they are changed. */
export function ChangeOrder({ t, href, group, onStart, onFailed }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const change = async (): Promise<void> => {
    setPending(true);
    onStart();
    const cancelled = await call(orderApi.cancel, { id: group.group_order_id });
    if (!cancelled.ok) {
      setPending(false);
      setAsked(false);
      showRefusal(cancelled.failure);
      return onFailed();
    }
    const lines: string[] = [];
    let isWhole = true;
    for (const { order_id } of group.orderList) {
      const again = await call(cartApi.again, { order_id });
      if (again.ok) lines.push(...again.value.cart_id);
      isWhole &&= again.ok && again.value.refused.length === 0;
    }
    keepChosen(lines);
    // What could not go back is told on the page of the cancelled order, where each store's goods are bought again.
    window.location.assign(
      href(isWhole ? paths.shoppingCart() : paths.orderOver({ ...group, status: 'cancelled' })),
    );
  };
  return (
    <>
      <Button kind="line" size="small" onClick={() => setAsked(true)}>
        {t('order:approval.change.do')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          text={t('order:approval.change.ask')}
          yes={t('order:approval.change.yes')}
          no={t('order:do.cancel_no')}
          closeLabel={t('common:close')}
          pending={isPending}
          onNo={() => setAsked(false)}
          onYes={() => void change()}
        />
      )}
    </>
  );
}

import { useState } from 'react';
import { orderApi, type OrderRow } from '#lib/contracts/order.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { buttonLook } from '#islands/ui/button-look.ts';
import { ConfirmDialog, confirmWords } from '#islands/ui/ConfirmDialog.tsx';
import { orderRefund, reviewPath } from './links.ts';
import { Reorder } from './Reorder.tsx';

interface Props {
  t: Translate;
  href: (path: string) => string;
  order: OrderRow;
  /** The detail page does not link to itself. */
  isDetail?: boolean;
  /** The receipt may be put off once; the list does not know and lets the server say so. */
  canExtend?: boolean;
  onChanged: () => void;
}

type Act = 'take' | 'extend' | 'remind' | 'remove';

const button = buttonLook('line');
const main = buttonLook('main');

/** What a buyer can do with an order in its state, the main act last; each asks first if it cannot be taken back. */
export function OrderActions({ t, href, order, isDetail = false, canExtend = true, onChanged }: Props) {
  const [asked, setAsked] = useState<Act | null>(null);
  const [isPending, setPending] = useState(false);
  const { status } = order;
  const act = async (name: Act): Promise<void> => {
    setAsked(null);
    if (isPending) return;
    setPending(true);
    const result = await call(orderApi[name], { id: order.order_id });
    setPending(false);
    if (!result.ok) return showRefusal(result.failure);
    toast(t(`order:done.${name}`), 'success');
    onChanged();
  };
  const ids = `orderId=${order.order_id}`;
  return (
    <>
      {!isDetail && (
        <a href={href(`/order_detail?${ids}`)} className={button}>
          {t('order:do.detail')}
        </a>
      )}
      {status === 'to_ship' && (
        <button
          type="button"
          className={button}
          aria-busy={isPending || undefined}
          onClick={() => void act('remind')}
        >
          {t(order.delivery === 'pick_up' ? 'order:do.remind_pick_up' : 'order:do.remind')}
        </button>
      )}
      {order.can_refund && (
        <a href={href(orderRefund(order))} className={button}>
          {t(
            status !== 'to_ship'
              ? 'order:do.after_sale'
              : isDetail && order.orderProduct.length > 1
                ? 'order:do.refund_batch'
                : 'order:do.refund',
          )}
        </a>
      )}
      {/* The order's own page has it where the invoice is. */}
      {order.can_receipt && !isDetail && (
        <a href={href(`/order_detail?${ids}#invoice`)} className={button}>
          {t('order:do.invoice')}
        </a>
      )}
      {status === 'to_receive' && (
        <>
          {order.delivery !== 'pick_up' && (
            <a
              href={href(`${order.delivery === 'city' ? '/logistics_delivery' : '/logistics'}?${ids}`)}
              className={button}
            >
              {t('order:do.track')}
            </a>
          )}
          {canExtend && (
            <button type="button" className={button} onClick={() => setAsked('extend')}>
              {t('order:do.extend')}
            </button>
          )}
          <button type="button" className={main} onClick={() => setAsked('take')}>
            {t('order:do.take')}
          </button>
        </>
      )}
      {['to_review', 'done', 'refunded', 'closed', 'cancelled'].includes(status) && (
        <Reorder t={t} href={href} order={order} className={button} />
      )}
      {status === 'to_review' && order.orderProduct[0] && (
        <a href={reviewPath(order, isDetail, href)} className={main}>
          {t('order:do.review')}
        </a>
      )}
      {['done', 'refunded', 'closed', 'cancelled'].includes(status) && (
        <button type="button" className={button} onClick={() => setAsked('remove')}>
          {t('order:do.remove')}
        </button>
      )}
      {asked && (
        <ConfirmDialog
          text={t(`order:ask.${asked as 'take' | 'extend' | 'remove'}`)}
          {...confirmWords(t)}
          onNo={() => setAsked(null)}
          onYes={() => void act(asked)}
        />
      )}
    </>
  );
}

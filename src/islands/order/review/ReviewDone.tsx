import { useEffect, useState } from 'react';
import { orderApi } from '#lib/contracts/order.ts';
import { paths } from '#lib/i18n/paths.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';

interface Props {
  t: Translate;
  href: (path: string) => string;
  orderId: string;
}

/** A review is in; what else of the order waits for one is a press away. */
export function ReviewDone({ t, href, orderId }: Props) {
  const [left, setLeft] = useState<string[]>([]);
  const order = href(paths.orderDetail(orderId));
  useEffect(() => {
    void call(orderApi.detail, { id: orderId }).then((result) => {
      if (!result.ok || result.value.status !== 'to_review') return;
      const open = result.value.orderProduct.filter(
        (line) => !line.is_reply && line.refund_state !== 'fully',
      );
      setLeft(open.map((line) => line.order_product_id));
    });
  }, [orderId]);
  return (
    <Dialog
      label={t('order:reviewed')}
      closeLabel={t('common:close')}
      onClose={() => window.location.assign(order)}
      className="max-w-sm"
    >
      <div className="grid justify-items-center gap-3 p-6 pt-8 text-center">
        <svg
          viewBox="0 0 64 64"
          className="size-14 fill-none stroke-[--success]"
          strokeWidth="4"
          aria-hidden="true"
        >
          <circle cx="32" cy="32" r="28" />
          <path d="m20 33 8 8 16-17" />
        </svg>
        <h2 className="text-18 font-semibold">{t('order:reviewed')}</h2>
        <p className="text-ink-secondary" role="status">
          {left.length > 0 ? t('order:review_left', { count: left.length }) : t('order:reviewed_text')}
        </p>
        <p className="mt-2 flex flex-wrap justify-center gap-3">
          <a href={order} className={buttonLook(left.length > 0 ? 'line' : 'main')} data-autofocus>
            {t('order:see_order')}
          </a>
          {left[0] && (
            <a href={href(paths.evaluation(left[0]))} className={buttonLook('main')}>
              {t('order:review_next')}
            </a>
          )}
        </p>
      </div>
    </Dialog>
  );
}

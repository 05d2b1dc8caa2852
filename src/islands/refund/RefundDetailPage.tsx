import { useState } from 'react';
import { refundApi, type RefundDetail } from '#lib/contracts/refund.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { useMoved } from '#islands/shell/use-moved.ts';
import { buttonLook } from '#islands/ui/button-look.ts';
import { Appeal } from './Appeal.tsx';
import { Offered } from './Offered.tsx';
import { RefundActions } from './RefundActions.tsx';
import { RefundFacts } from './RefundFacts.tsx';
import { RefundHead } from './RefundHead.tsx';
import { RefundLines } from './RefundLines.tsx';
import { RefundLog } from './RefundLog.tsx';
import { ReturnWay } from './ReturnWay.tsx';

interface Props {
  i18n: Messages;
  initial: RefundDetail;
}

/** One refund: where it stands, what comes back, where a return goes and what happened to it. */
export default function RefundDetailPage({ i18n, initial }: Props) {
  const t = createT(i18n);
  const href = (path: string) => localizedPath(path, i18n.locale);
  const when = (iso: string) => formatDate(iso, i18n.locale, 'minute');
  const [refund, setRefund] = useState(initial);
  const reload = async (): Promise<void> => {
    const result = await call(refundApi.detail, { id: refund.refund_order_id });
    if (result.ok) setRefund(result.value);
    else showRefusal(result.failure);
  };
  useMoved(() => void reload());
  const change = (act: 'cancel' | 'remove'): void => {
    if (act === 'cancel') void reload();
    else window.location.assign(href('/user/refund_list'));
  };
  const ids = refund.refundProduct.map((line) => line.order_product_id).join(',');
  const again = `/refund_confirm?orderId=${refund.order_id}&ids=${ids}&refund_type=${refund.refund_type === 'return' ? 2 : 1}&type=${refund.refundProduct.length > 1 ? 2 : 1}`;

  return (
    <div className="grid gap-4">
      <section className="panel flex flex-wrap items-start gap-4 p-4 sm:p-6">
        <RefundHead t={t} refund={refund} onEnd={() => void reload()} />
        <div className="acts md:max-lg:justify-start">
          <button
            type="button"
            className={buttonLook('line')}
            data-chat={refund.merchant.mer_id}
            data-chat-card={`6:${refund.refund_order_id}`}
            data-chat-title={refund.refund_order_sn}
            data-chat-image={refund.refundProduct[0]?.image}
          >
            {t('refund:do.contact')}
          </button>
          {refund.merchant.service_phone && (
            <a className={buttonLook('line')} href={`tel:${refund.merchant.service_phone}`}>
              {refund.merchant.service_phone}
            </a>
          )}
          <RefundActions t={t} href={href} refund={refund} onChanged={change} />
          {refund.can.appeal && (
            <Appeal t={t} refundId={refund.refund_order_id} onDone={() => void reload()} />
          )}
          {refund.can.apply_again && (
            <a className={buttonLook('main')} href={href(again)}>
              {t('refund:do.again')}
            </a>
          )}
        </div>
      </section>
      {refund.offer && refund.can.answer && (
        <Offered t={t} refund={refund} offer={refund.offer} onDone={() => void reload()} />
      )}
      {refund.mer_delivery_address && <ReturnWay t={t} href={href} refund={refund} />}
      <section className="panel roomy group overflow-hidden">
        <h2 className="border-b border-line px-4 py-3 font-semibold sm:px-6">
          <a href={href(`/store?id=${refund.merchant.mer_id}`)} className="inline-flex min-h-6 items-center">
            {refund.merchant.mer_name}
          </a>
        </h2>
        <RefundLines href={href} lines={refund.refundProduct} />
      </section>
      <div className="grid gap-4 lg:grid-cols-2">
        <section className="panel">
          <h2 className="border-b border-line px-4 py-3 font-semibold sm:px-6">{t('refund:title.detail')}</h2>
          <RefundFacts t={t} href={href} refund={refund} when={when} />
        </section>
        <RefundLog t={t} log={refund.log} when={when} />
      </div>
    </div>
  );
}

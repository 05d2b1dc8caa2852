import { useState } from 'react';
import { refundApi, type RefundRow } from '#lib/contracts/refund.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, wireWord, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { useMoved } from '#islands/shell/use-moved.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { Empty } from '#islands/ui/Empty.tsx';
import { RefundActions } from './RefundActions.tsx';
import { RefundLines } from './RefundLines.tsx';
import { refundTone } from './words.ts';

interface Props {
  i18n: Messages;
  initial: RefundRow[];
  query: { type: 'all' | 'open' | 'closed'; page: number; limit: number };
}

/** Refunds of one tab; an act reloads what is shown from the server. */
export default function RefundList({ i18n, initial, query }: Props) {
  const t = createT(i18n);
  const href = (path: string) => localizedPath(path, i18n.locale);
  const [list, setList] = useState(initial);
  const reload = async (): Promise<void> => {
    const result = await call(refundApi.list, query);
    if (result.ok) setList(result.value.list);
    else showRefusal(result.failure);
  };
  useMoved(() => void reload());
  if (list.length === 0) {
    return <Empty text={t('refund:empty')} action={t('order:go_on')} href={href('/goods_cate')} />;
  }
  return (
    <ul className="grid gap-4">
      {list.map((refund) => (
        <li key={refund.refund_order_id}>
          <article className="panel overflow-hidden" aria-label={refund.refund_order_sn}>
            <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-ground/60 px-4 py-2 text-12 text-ink-secondary">
              <time dateTime={refund.create_time}>
                {formatDate(refund.create_time, i18n.locale, 'minute')}
              </time>
              <span className="break-all">{refund.refund_order_sn}</span>
              <a href={href(`/store?id=${refund.merchant.mer_id}`)} className="font-medium text-ink">
                {refund.merchant.mer_name}
              </a>
              <span>{wireWord(t, 'refund:type', refund.refund_type)}</span>
              <strong
                className={`ml-auto text-14 font-semibold max-md:order-first max-md:w-full ${refund.money_state === 'failed' ? 'text-brand' : refundTone(refund.status)}`}
              >
                {refund.money_state === 'failed'
                  ? t('refund:money_state.failed')
                  : refund.status === 'offered'
                    ? t('refund:to_answer')
                    : wireWord(t, 'refund:state', refund.status)}
              </strong>
            </header>
            <RefundLines href={href} lines={refund.refundProduct} />
            <footer className="flex flex-wrap items-center justify-end gap-x-6 gap-y-2 border-t border-line px-4 py-3">
              <p className="text-ink-secondary">
                {t('refund:sum')}{' '}
                <Amount value={refund.refund_price} className="text-18 font-semibold text-ink" />
              </p>
              <div className="acts">
                <RefundActions t={t} href={href} refund={refund} isList onChanged={() => void reload()} />
              </div>
            </footer>
          </article>
        </li>
      ))}
    </ul>
  );
}

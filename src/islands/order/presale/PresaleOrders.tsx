import { useState } from 'react';
import { presaleApi, type PresaleOrderRow } from '#lib/contracts/presale.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { useMoved } from '#islands/shell/use-moved.ts';
import { Countdown } from '#islands/ui/Countdown.tsx';
import { Empty } from '#islands/ui/Empty.tsx';
import { OrderActions } from '../OrderActions.tsx';
import { OrderLines } from '../OrderLines.tsx';
import { PresaleAction } from './PresaleAction.tsx';
import { PresaleStages } from './PresaleStages.tsx';
import { dateTime, stateTone } from '../words.ts';

interface Props {
  i18n: Messages;
  initial: PresaleOrderRow[];
  page: number;
  limit: number;
}

/** Orders that wait for their balance, the next to close first, and those that were closed. */
export default function PresaleOrders({ i18n, initial, page, limit }: Props) {
  const t = createT(i18n);
  const href = (path: string) => localizedPath(path, i18n.locale);
  const [rows, setRows] = useState(initial);
  const reload = async (): Promise<void> => {
    const result = await call(presaleApi.orders, { page, limit });
    if (result.ok) setRows(result.value.list);
    else showRefusal(result.failure);
  };
  useMoved(() => void reload());
  if (rows.length === 0)
    return <Empty text={t('activity:order.none')} action={t('order:go_on')} href={href('/goods_presell')} />;
  return (
    <ul className="grid gap-4">
      {rows.map((order) => (
        <li key={order.order_id}>
          <article className="panel overflow-hidden" aria-label={order.order_sn}>
            <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-ground/60 px-4 py-2 text-12 text-ink-secondary">
              <time dateTime={order.create_time}>{dateTime(i18n.locale, order.create_time)}</time>
              <span className="break-all">{order.order_sn}</span>
              <a href={href(`/store?id=${order.merchant.mer_id}`)} className="font-medium text-ink">
                {order.merchant.mer_name}
              </a>
              <strong
                className={`ml-auto text-14 font-semibold max-md:order-first max-md:w-full ${toneOf(order)}`}
              >
                {stateOf(order)}
              </strong>
            </header>
            <OrderLines t={t} href={href} lines={order.orderProduct} />
            <div className="grid gap-3 border-t border-line p-4">
              <PresaleStages t={t} locale={i18n.locale} presell={order.presell} />
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p className="min-w-0 basis-full text-12 text-ink-secondary lg:flex-1 lg:basis-0">
                  {hintOf(order)}
                </p>
                <div className="acts md:ml-auto md:w-auto">
                  <OrderActions t={t} href={href} order={order} onChanged={() => void reload()} />
                  <PresaleAction t={t} href={href} locale={i18n.locale} presell={order.presell} />
                </div>
              </div>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );

  function stateOf({ presell }: PresaleOrderRow): string {
    if (presell.status === 'closed' || presell.activeStatus === 2) return t('activity:order.closed');
    if (presell.status === 'verifying') return t('activity:order.verifying');
    return t(presell.activeStatus === 1 ? 'activity:order.due' : 'activity:order.not_yet');
  }

  function toneOf({ presell }: PresaleOrderRow): string {
    const isClosed = presell.status === 'closed' || presell.activeStatus === 2;
    return stateTone(isClosed ? 'closed' : presell.activeStatus === 1 ? 'balance_due' : 'waiting');
  }

  function hintOf({ presell }: PresaleOrderRow) {
    const time = dateTime(i18n.locale, presell.final_end_time);
    if (presell.status === 'closed') return t('activity:order.closed_hint', { time });
    if (presell.status === 'verifying') return t('activity:order.verifying_hint', { time });
    if (presell.activeStatus !== 1) return t('activity:order.close_hint', { time });
    return (
      <>
        {t('activity:order.close_hint', { time })}{' '}
        <Countdown
          now={presell.now}
          until={presell.final_end_time}
          dayWord={t('activity:day')}
          onEnd={() => void reload()}
          className="whitespace-nowrap font-semibold text-brand"
        />
      </>
    );
  }
}

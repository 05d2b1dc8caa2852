import { useCallback, useEffect, useRef, useState } from 'react';
import { TalkPane } from '#islands/chat/TalkPane.tsx';
import { chatWords } from '#islands/chat/words.ts';
import type { Conversation } from '#lib/contracts/chat.ts';
import type { HistoryNews } from '#lib/contracts/chat-frames.ts';
import { orderDeskApi, type DeskOrder } from '#lib/contracts/order-desk.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import type { Messages } from '#lib/i18n/translate.ts';
import { openLine, type Line, type LineState, type Pair } from '#lib/stores/chat/line.ts';
import { Section } from '../../../record-parts.tsx';
import type { Drawing } from '../../../screen.ts';
import { ask } from '../../../use-list.ts';

const ORDERS = 5;
const nothing = (): void => undefined;

/** What this buyer has ordered in the store, the latest first. */
function BuyerOrders({ buyer, draw }: { buyer: number; draw: Drawing }) {
  const { w, locale } = draw;
  const [orders, setOrders] = useState<DeskOrder[]>();
  useEffect(() => {
    let isWanted = true;
    void ask(orderDeskApi.list, { tab: 'all', buyer, limit: ORDERS }).then((found) => {
      if (isWanted && found.ok) setOrders((found.value as { list: DeskOrder[] }).list);
    });
    return () => {
      isWanted = false;
    };
  }, [buyer]);
  if (!orders) return null;
  const place = (rest: string): string =>
    localizedPath(`/merchant/orders?tab=all&buyer=${buyer}${rest}`, locale);
  return (
    <Section title={w('part.orders')}>
      {orders.length === 0 ? (
        <p className="text-14 text-ink-quiet">{w('no_orders')}</p>
      ) : (
        <ul className="grid gap-1 text-14">
          {orders.map((order) => (
            <li key={order.order_id} className="flex flex-wrap items-baseline gap-x-3">
              <a href={place(`&open=${order.order_id}`)} className="text-info hover:underline">
                {order.order_sn}
              </a>
              <span>{formatAmount(order.pay_price)}</span>
              <span className="text-12 text-ink-quiet">{formatDate(order.create_time, locale, 'short')}</span>
            </li>
          ))}
          <li>
            <a href={place('')} className="text-info hover:underline">
              {w('all_orders')}
            </a>
          </li>
        </ul>
      )}
    </Section>
  );
}

/** A conversation at the desk: its messages, the field to answer, and the buyer's orders. */
export function TalkRecord({ record, draw }: { record: Conversation; draw: Drawing }) {
  const { locale } = draw;
  const [i18n, setI18n] = useState<Messages>();
  const [line, setLine] = useState<Line>();
  const [state, setState] = useState<LineState>('connecting');
  const news = useRef<((pair: Pair, news: HistoryNews) => void) | undefined>(undefined);
  const listen = useCallback((onNews: typeof news.current): void => {
    news.current = onNews;
  }, []);
  useEffect(() => void chatWords(locale).then(setI18n), [locale]);
  useEffect(() => {
    const opened = openLine({
      onState: setState,
      onNews: (of, what) => news.current?.(of, what),
      onMoved: nothing,
    });
    setLine(opened);
    return () => opened.close();
  }, []);
  const buyer = record.buyer.uid;
  return (
    <>
      <div className="h-[min(32rem,70dvh)]">
        {i18n && line && (
          <TalkPane
            key={buyer}
            i18n={i18n}
            pair={{ mer: record.mer_id, buyer }}
            line={line}
            state={state}
            offer={undefined}
            onOffered={nothing}
            onRead={() => window.dispatchEvent(new Event('desk:done'))}
            onListen={listen}
          />
        )}
      </div>
      <BuyerOrders buyer={buyer} draw={draw} />
    </>
  );
}

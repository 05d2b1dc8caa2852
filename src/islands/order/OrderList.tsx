import { useState } from 'react';
import { orderApi, type GroupOrder, type OrderRow } from '#lib/contracts/order.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { useMoved } from '#islands/shell/use-moved.ts';
import { Empty } from '#islands/ui/Empty.tsx';
import { GroupRow } from './GroupRow.tsx';
import { showCounts } from './tab-counts.ts';
import { OrderCard } from './OrderCard.tsx';

type Status = 'all' | 'to_ship' | 'to_receive' | 'to_review' | 'done' | 'refunded' | 'balance_due';
interface Props {
  i18n: Messages;
  /** Unpaid group orders, shown on their own tab and on the first page of all. */
  groups: GroupOrder[];
  orders: OrderRow[];
  query: { status: Status | 'unpaid'; page: number; store_name: string };
}

/** Orders of one tab; an act reloads what is shown from the server. */
export default function OrderList({ i18n, groups, orders, query }: Props) {
  const t = createT(i18n);
  const href = (path: string) => localizedPath(path, i18n.locale);
  const [unpaid, setUnpaid] = useState(groups);
  const [paid, setPaid] = useState(orders);

  const reload = async (): Promise<void> => {
    void showCounts();
    if (groups.length > 0) {
      const { status, page, store_name } = query;
      const result = await call(orderApi.groups, { page: status === 'unpaid' ? page : 1, store_name });
      if (result.ok) setUnpaid(result.value.list);
      else showRefusal(result.failure);
    }
    const { status } = query;
    if (status === 'unpaid') return;
    const result = await call(orderApi.list, { ...query, status });
    if (result.ok) setPaid(result.value.list);
    else showRefusal(result.failure);
  };

  useMoved(() => void reload());

  if (unpaid.length + paid.length === 0) {
    const text = t(query.store_name ? 'order:empty_search' : 'order:empty');
    return <Empty text={text} action={t('order:go_on')} href={href('/goods_cate')} />;
  }
  return (
    <ul className="grid gap-4">
      {unpaid.map((group) => (
        <li key={group.group_order_id}>
          <GroupRow t={t} href={href} locale={i18n.locale} group={group} onChanged={() => void reload()} />
        </li>
      ))}
      {paid.map((order) => (
        <li key={order.order_id}>
          <OrderCard t={t} href={href} locale={i18n.locale} order={order} onChanged={() => void reload()} />
        </li>
      ))}
    </ul>
  );
}

import { FROZEN_REASONS, storeMoneyApi, type FrozenOrder } from '#lib/contracts/store-money.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';

/** Orders whose money is frozen, and why. */
export default listScreen<FrozenOrder>({
  words: 'store_money:frozen',
  group: 'money',
  place: 61,
  list: storeMoneyApi.frozen,
  idOf: (row) => row.order_id,
  nameOf: (row) => row.order_sn,
  hasCounts: true,
  tabs: ['all', ...FROZEN_REASONS.filter((why) => why !== 'other')],
  tabAs: 'why',
  hrefOf: (row) => `/merchant/orders?tab=all&open=${row.order_id}`,
  columns: [
    { key: 'order', cell: (row) => <span className="tabular-nums">{row.order_sn}</span> },
    { key: 'why', cell: (row, { w }) => <Tag tone="quiet">{w(`tab.${row.why}`)}</Tag> },
    { key: 'amount', isRight: true, cell: (row) => formatAmount(row.amount) },
    {
      key: 'due',
      cell: (row, { w, locale }) => (row.due_time ? formatDate(row.due_time, locale, 'minute') : w('later')),
    },
  ],
});

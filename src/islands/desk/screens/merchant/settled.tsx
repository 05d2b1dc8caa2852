import { storeMoneyApi, type SettledOrder } from '#lib/contracts/store-money.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { MONTH_FILTER } from '../../recent-months.ts';
import { listScreen } from '../../screen.ts';

/** What each settled order brought, and the commission that was taken of it. */
export default listScreen<SettledOrder>({
  words: 'store_money:settled',
  group: 'money',
  place: 62,
  list: storeMoneyApi.settled,
  table: storeMoneyApi.settledTable,
  idOf: (row) => row.order_id,
  nameOf: (row) => row.order_sn,
  filters: [MONTH_FILTER],
  hrefOf: (row) => `/merchant/orders?tab=all&open=${row.order_id}`,
  columns: [
    { key: 'order', cell: (row) => <span className="tabular-nums">{row.order_sn}</span> },
    { key: 'paid', isRight: true, cell: (row) => formatAmount(row.paid) },
    { key: 'coupon', isRight: true, cell: (row) => formatAmount(row.coupon) },
    { key: 'refunded', isRight: true, cell: (row) => formatAmount(row.refunded) },
    { key: 'amount', isRight: true, cell: (row) => formatAmount(row.amount) },
    { key: 'commission', isRight: true, cell: (row) => formatAmount(row.commission) },
    { key: 'net', isRight: true, cell: (row) => <b>{formatAmount(row.net)}</b> },
    { key: 'time', cell: (row, { locale }) => formatDate(row.settle_time, locale, 'minute') },
  ],
});

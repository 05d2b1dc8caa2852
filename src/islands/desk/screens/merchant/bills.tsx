import { storeMoneyApi, type StoreBill } from '#lib/contracts/store-money.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { MONTH_FILTER } from '../../recent-months.ts';
import { listScreen } from '../../screen.ts';

/** Every movement of what a store may withdraw. */
export default listScreen<StoreBill>({
  words: 'store_money:bills',
  group: 'money',
  place: 63,
  list: storeMoneyApi.bills,
  idOf: (row) => row.bill_id,
  nameOf: (row) => row.sn || row.bill_id,
  filters: [MONTH_FILTER],
  columns: [
    { key: 'time', cell: (row, { locale }) => formatDate(row.time, locale, 'minute') },
    { key: 'kind', cell: (row, { w }) => w(`kind.${row.kind}`) },
    { key: 'amount', isRight: true, cell: (row) => formatAmount(row.amount) },
    { key: 'balance', isRight: true, cell: (row) => formatAmount(row.balance) },
    {
      key: 'sn',
      cell: (row, { locale }) =>
        row.order_id ? (
          <a
            href={localizedPath(`/merchant/orders?tab=all&open=${row.order_id}`, locale)}
            className="inline-flex min-h-11 md:min-h-6 items-center text-info hover:underline"
          >
            {row.sn}
          </a>
        ) : (
          row.sn
        ),
    },
  ],
});

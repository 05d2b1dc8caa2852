import { refundApi, type DeskRefund } from '#lib/contracts/refund.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { listScreen } from '../../screen.ts';
import { RefundState } from '../merchant/parts/RefundState.tsx';
import { AppealRecord } from './parts/AppealRecord.tsx';
import { When } from './parts/cells.tsx';

/** Refunds of all stores, to be found and read; what is done with one is done by its store and its buyer. */
export default listScreen<DeskRefund>({
  words: 'refund:watched',
  alsoWords: ['refund'],
  group: 'orders',
  place: 6,
  list: refundApi.watched,
  counts: refundApi.watchedCounts,
  detail: refundApi.watchedDetail,
  idOf: (row) => row.refund_order_id,
  nameOf: (row) => row.refund_order_sn,
  tabs: ['all', 'waiting', 'offered', 'to_return', 'arbitrating', 'refunded', 'refused', 'cancelled'],
  sorts: ['newest', 'waiting', 'amount'],
  filters: [
    { key: 'kind', choices: ['money', 'return'] },
    { key: 'store', choices: [], isHidden: true },
  ],
  hasDays: true,
  columns: [
    { key: 'sn', cell: (row) => <span className="whitespace-nowrap">{row.refund_order_sn}</span> },
    { key: 'state', cell: (row, { t }) => <RefundState refund={row} t={t} /> },
    { key: 'amount', isRight: true, cell: (row) => formatAmount(row.refund_price) },
    { key: 'type', isSpare: true, cell: (row, { t }) => wireWord(t, 'refund:type', row.refund_type) },
    {
      key: 'goods',
      cell: ({ refundProduct: [first, ...others] }) => (
        <span className="line-clamp-1 min-w-32 max-w-64" title={first?.store_name}>
          {first?.store_name}
          {others.length > 0 && <span className="text-ink-secondary"> +{others.length}</span>}
        </span>
      ),
    },
    {
      key: 'store',
      cell: ({ merchant: { mer_name: name } }) => (
        <span className="line-clamp-1 min-w-28 max-w-56" title={name}>
          {name}
        </span>
      ),
    },
    {
      key: 'reason',
      cell: (row) => <span className="line-clamp-1 min-w-24 max-w-48">{row.refund_message}</span>,
    },
    {
      key: 'receiver',
      isSpare: true,
      cell: (row) => `${row.receiver} ${row.receiver_phone}`.trim(),
    },
    { key: 'asked', cell: (row, draw) => <When time={row.create_time} draw={draw} /> },
    {
      key: 'order',
      cell: (row, { locale }) => (
        <a
          href={localizedPath(`/platform/orders?keyword=${row.order_sn}`, locale)}
          className="inline-flex min-h-11 items-center whitespace-nowrap text-info hover:underline max-md:-my-2.5 md:min-h-6"
        >
          {row.order_sn}
        </a>
      ),
    },
  ],
  record: AppealRecord,
});

import { creditDeskApi } from '#lib/contracts/credit-desk.ts';
import { oversightApi, type WatchedOrder } from '#lib/contracts/oversight.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { OrderState } from '../../order-state.tsx';
import { listScreen } from '../../screen.ts';
import { Buyer, When } from './parts/cells.tsx';
import { WatchedOrderRecord } from './parts/WatchedOrderRecord.tsx';

/** Orders of all stores, to be found and read; what is done with one is done by its store and its buyer, unless the store does not send it. */
export default listScreen<WatchedOrder>({
  words: 'oversight:orders',
  alsoWords: [
    'order.desk',
    'order.state',
    'order.money',
    'order.fact',
    'order.pay_type',
    'order.refund_state',
    'refund.state',
    'payment.type',
    'payment.desk.entries.filter',
  ],
  group: 'orders',
  place: 5,
  list: oversightApi.orders,
  counts: oversightApi.orderCounts,
  detail: oversightApi.order,
  table: oversightApi.orderTable,
  idOf: (row) => row.order_id,
  nameOf: (row) => row.order_sn,
  tabs: [
    'all',
    'unpaid',
    'balance_due',
    'to_ship',
    'to_receive',
    'to_review',
    'done',
    'after_sale',
    'cancelled',
  ],
  filters: [
    { key: 'store', choices: [], isHidden: true },
    { key: 'buyer', choices: [], isHidden: true },
  ],
  hasDays: true,
  columns: [
    { key: 'sn', cell: (row) => <span className="whitespace-nowrap">{row.order_sn}</span> },
    { key: 'state', cell: (row, { t }) => <OrderState order={row} t={t} /> },
    {
      key: 'store',
      cell: (row) => <span className="line-clamp-1 min-w-28 max-w-48">{row.merchant.mer_name}</span>,
    },
    {
      key: 'buyer',
      cell: ({ buyer }) => <Buyer buyer={buyer} />,
    },
    { key: 'company', isSpare: true, cell: (row) => row.buyer.company },
    {
      key: 'goods',
      cell: ({ orderProduct: [first, ...others] }) => (
        <span className="line-clamp-1 min-w-32 max-w-64" title={first?.store_name}>
          {first?.store_name}
          {others.length > 0 && <span className="text-ink-secondary"> +{others.length}</span>}
        </span>
      ),
    },
    { key: 'amount', isRight: true, cell: (row) => formatAmount(row.pay_price) },
    { key: 'placed', cell: (row, draw) => <When time={row.create_time} draw={draw} /> },
    {
      key: 'paid',
      isSpare: true,
      cell: (row, draw) => row.pay_time && <When time={row.pay_time} draw={draw} />,
    },
  ],
  acts: [
    {
      key: 'urge',
      row: oversightApi.urgeOrder,
      isFor: ({ status }) => status === 'to_ship',
      input: ({ order_id: id }) => ({ id }),
      fields: ['text'],
    },
    {
      key: 'call_off',
      row: refundApi.callOffForStore,
      isFor: ({ status }) => status === 'to_ship',
      input: ({ order_id: id }) => ({ id }),
      fields: ['reason'],
    },
    {
      key: 'note',
      row: oversightApi.noteOrder,
      isFor: () => true,
      isForMany: true,
      input: ({ order_id: id }) => ({ id }),
      fields: ['text'],
    },
  ],
  record: WatchedOrderRecord,
  reads: [{ key: 'bills', row: creditDeskApi.list }],
});

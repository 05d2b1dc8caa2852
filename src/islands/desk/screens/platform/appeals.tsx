import { refundApi, type RefundRow } from '#lib/contracts/refund.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { listScreen } from '../../screen.ts';
import { AppealRecord } from './parts/AppealRecord.tsx';
import { Age } from './parts/Waiting.tsx';

/** Refused refunds that buyers have brought before the platform. */
export default listScreen<RefundRow>({
  words: 'refund:appeals',
  alsoWords: ['refund'],
  group: 'review',
  place: 60,
  inbox: 'appeal',
  list: refundApi.appeals,
  detail: refundApi.appealDetail,
  idOf: (row) => row.refund_order_id,
  nameOf: (row) => row.refund_order_sn,
  columns: [
    { key: 'sn', cell: (row) => row.refund_order_sn },
    { key: 'amount', isRight: true, cell: (row) => formatAmount(row.refund_price) },
    { key: 'type', cell: (row, { t }) => wireWord(t, 'refund:type', row.refund_type) },
    {
      key: 'goods',
      cell: ({ refundProduct: [first, ...others] }) => (
        <span className="line-clamp-1 max-w-72" title={first?.store_name}>
          {first?.store_name}
          {others.length > 0 && <span className="text-ink-secondary"> +{others.length}</span>}
        </span>
      ),
    },
    { key: 'store', cell: (row) => row.merchant.mer_name },
    { key: 'order', isSpare: true, cell: (row) => row.order_sn },
    { key: 'since', cell: (row, draw) => <Age since={row.status_time} draw={draw} /> },
  ],
  acts: [
    {
      key: 'agree',
      row: refundApi.decide,
      isFor: () => true,
      isMain: true,
      input: ({ refund_order_id: id }) => ({ id, agree: true }),
      fields: ['reason'],
    },
    {
      key: 'uphold',
      row: refundApi.decide,
      isFor: () => true,
      input: ({ refund_order_id: id }) => ({ id, agree: false }),
      fields: ['reason'],
    },
  ],
  record: AppealRecord,
});

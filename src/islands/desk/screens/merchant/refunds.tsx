import { storeDeskApi } from '#lib/contracts/store-desk.ts';
import { refundApi, type DeskRefund } from '#lib/contracts/refund.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { listScreen } from '../../screen.ts';
import { RefundRecord } from './parts/RefundRecord.tsx';
import { RefundState, TimeLeft } from './parts/RefundState.tsx';

const isReviewing = (refund: DeskRefund): boolean => refund.status === 'reviewing';
const isReturning = (refund: DeskRefund): boolean => refund.status === 'returning';
const input = ({ refund_order_id: id }: DeskRefund): { id: string } => ({ id });

/** What buyers of a store ask back. */
export default listScreen<DeskRefund>({
  words: 'refund:desk',
  alsoWords: ['refund', 'order.pay_type'],
  group: 'orders',
  place: 20,
  inbox: 'refunds',
  list: refundApi.storeList,
  counts: refundApi.storeCounts,
  detail: refundApi.storeDetail,
  idOf: (refund) => refund.refund_order_id,
  nameOf: (refund) => refund.refund_order_sn,
  tabs: ['waiting', 'offered', 'to_return', 'arbitrating', 'refunded', 'refused', 'cancelled', 'all'],
  firstTab: 'waiting',
  sorts: ['newest', 'waiting', 'amount'],
  firstSorts: { waiting: 'waiting' },
  filters: [{ key: 'kind', choices: ['money', 'return'] }],
  hasDays: true,
  columns: [
    { key: 'sn', cell: (refund) => <span className="whitespace-nowrap">{refund.refund_order_sn}</span> },
    { key: 'state', cell: (refund, { t }) => <RefundState refund={refund} t={t} /> },
    { key: 'left', cell: (refund, draw) => <TimeLeft refund={refund} draw={draw} /> },
    {
      key: 'goods',
      cell: ({ refundProduct: [first, ...others] }) => (
        <span className="line-clamp-1 min-w-32 max-w-64" title={first?.store_name}>
          {first?.store_name}
          {others.length > 0 && <span className="text-ink-secondary"> +{others.length}</span>}
        </span>
      ),
    },
    { key: 'num', isRight: true, cell: (refund) => refund.refund_num },
    { key: 'amount', isRight: true, cell: (refund) => formatAmount(refund.refund_price) },
    {
      key: 'reason',
      cell: (refund) => <span className="line-clamp-1 max-w-48">{refund.refund_message}</span>,
    },
    {
      key: 'receiver',
      cell: (refund) => (
        <>
          {refund.receiver} <span className="text-ink-secondary">{refund.receiver_phone}</span>
        </>
      ),
    },
    {
      key: 'asked',
      cell: (refund, { locale }) => (
        <span className="whitespace-nowrap">{formatDate(refund.create_time, locale, 'short')}</span>
      ),
    },
    { key: 'order', isSpare: true, cell: (refund) => refund.order_sn },
  ],
  acts: [
    {
      key: 'agree_money',
      row: refundApi.agree,
      isFor: (refund) => isReviewing(refund) && refund.refund_type === 'money',
      isForMany: true,
      isMain: true,
      input,
    },
    {
      key: 'agree_return',
      row: refundApi.agree,
      isFor: (refund) => isReviewing(refund) && refund.refund_type === 'return',
      isMain: true,
      input,
      fields: ['return_id', 'name', 'phone', 'address'],
      choices: { return_id: storeDeskApi.returnChoices },
      // What is typed is for this return alone; a kept address needs none of it.
      shows: (field, values) => field === 'return_id' || !values['return_id'],
    },
    { key: 'receive', row: refundApi.receive, isFor: isReturning, isMain: true, input },
    {
      key: 'offer',
      row: refundApi.offer,
      isFor: (refund) => isReviewing(refund) || isReturning(refund),
      input,
      fields: ['num', 'refund_price', 'reason'],
      initial: (refund) => ({ num: refund.refund_num, refund_price: refund.refund_price }),
    },
    {
      key: 'refuse',
      row: refundApi.refuse,
      isFor: (refund) => isReviewing(refund) || isReturning(refund),
      input,
      fields: ['reason', 'pics'],
      pictures: { pics: 'refund' },
    },
  ],
  record: RefundRecord,
});

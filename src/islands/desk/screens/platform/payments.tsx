import { ledgerApi } from '#lib/contracts/ledger.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import {
  PAYMENT_BACKS,
  PAYMENT_PROVIDERS,
  PAYMENT_TABS,
  paymentDeskApi,
  type WatchedPayment,
} from '#lib/contracts/payment-desk.ts';
import { PAYMENT_PURPOSES } from '#lib/contracts/states.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { fenOf, yuan } from '#lib/kernel/money.ts';
import { listScreen } from '../../screen.ts';
import { Buyer, PurchaseLink, When } from './parts/cells.tsx';
import { PaymentRecord, PaymentState } from './parts/PaymentRecord.tsx';

/** What goes back of it: what has arrived, and beside it what has not. */
const backOf = ({ refunded, refunding }: WatchedPayment): string => {
  const sum = fenOf(refunded) + fenOf(refunding);
  return sum > 0 ? formatAmount(yuan(sum)) : '';
};

/** Payments of all buyers, to be found and read: money moves at its orders, its refunds and its provider. */
export default listScreen<WatchedPayment>({
  words: 'payment:desk.watched',
  alsoWords: ['order.state'],
  group: 'orders',
  place: 7,
  list: paymentDeskApi.list,
  counts: paymentDeskApi.counts,
  detail: paymentDeskApi.detail,
  idOf: (row) => row.payment_id,
  nameOf: (row) => row.number,
  tabs: PAYMENT_TABS,
  filters: [
    { key: 'provider', choices: PAYMENT_PROVIDERS },
    { key: 'purpose', choices: PAYMENT_PURPOSES },
    { key: 'back', choices: PAYMENT_BACKS },
    { key: 'buyer', choices: [], isHidden: true },
  ],
  hasDays: true,
  columns: [
    { key: 'begun', cell: (row, draw) => <When time={row.create_time} draw={draw} /> },
    { key: 'state', cell: (row, { w }) => <PaymentState payment={row} w={w} /> },
    { key: 'amount', isRight: true, cell: (row) => formatAmount(row.amount) },
    { key: 'back', isRight: true, cell: backOf },
    { key: 'provider', cell: (row, { w }) => w(`filter.provider.${row.provider}`) },
    { key: 'purpose', cell: (row, { w }) => w(`filter.purpose.${row.purpose}`) },
    {
      key: 'sn',
      cell: ({ sn }, { locale }) => sn && <PurchaseLink sn={sn} locale={locale} />,
    },
    {
      key: 'buyer',
      cell: ({ buyer }) => <Buyer buyer={buyer} />,
    },
    { key: 'company', isSpare: true, cell: (row) => row.buyer.company },
    { key: 'number', isSpare: true, cell: (row) => row.number },
    { key: 'trade_no', cell: (row) => <span className="[overflow-wrap:anywhere]">{row.trade_no}</span> },
    {
      key: 'paid',
      isSpare: true,
      cell: (row, draw) => row.pay_time && <When time={row.pay_time} draw={draw} />,
    },
  ],
  record: PaymentRecord,
  reads: [
    { key: 'members', row: oversightApi.members },
    { key: 'ledger', row: ledgerApi.entries },
  ],
});

import { auditApi } from '#lib/contracts/audit.ts';
import { feeInvoiceApi } from '#lib/contracts/fee-invoice.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { storeClosingApi, type OpenKind, type StoreClosing } from '#lib/contracts/store-closing.ts';
import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { STORE_CLOSING_STATES } from '#lib/contracts/states.ts';
import { ClosingRecord, ClosingState, closingWord, StillOpen } from '../../closing-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';
import { Age } from './parts/Waiting.tsx';

/** Where it is looked at, and the reading that opens the place. */
const PLACES: Partial<Record<OpenKind, [reads: string, path: string]>> = {
  unpaid: ['orders', 'orders?tab=unpaid&store='],
  balance_due: ['orders', 'orders?tab=balance_due&store='],
  to_ship: ['orders', 'orders?tab=to_ship&store='],
  to_receive: ['orders', 'orders?tab=to_receive&store='],
  refund: ['refunds', 'refunds?store='],
  dispute: ['refunds', 'refunds?tab=arbitrating&store='],
  fee_invoice: ['fees', 'fee-invoices'],
  margin: ['money', 'margins'],
  withdrawal: ['money', 'withdrawals'],
};

function Record({ record, draw }: { record: StoreClosing; draw: Drawing }) {
  const placeOf = (kind: OpenKind): string | undefined => {
    const [reads, path] = PLACES[kind] ?? [];
    if (!path || !draw.may?.includes(`read:${reads}`)) return undefined;
    return `/platform/${path}${path.endsWith('=') ? record.mer_id : ''}`;
  };
  return <ClosingRecord closing={record} placeOf={placeOf} draw={draw} />;
}

/** Stores that close for good: what is open of each, until it is closed. */
export default listScreen<StoreClosing>({
  words: 'store_closing:all',
  alsoWords: ['store_closing.shared', 'store_closing.open'],
  group: 'stores',
  place: 47,
  inbox: 'closing',
  list: storeClosingApi.all,
  idOf: (row) => row.closing_id,
  nameOf: (row) => row.store,
  history: { row: auditApi.about, kind: 'closing' },
  hasCounts: true,
  tabs: ['all', ...STORE_CLOSING_STATES],
  tabAs: 'status',
  columns: [
    { key: 'store', cell: (row) => row.store },
    { key: 'state', cell: (row, draw) => <ClosingState closing={row} draw={draw} /> },
    { key: 'by', cell: (row, draw) => closingWord(draw, row.is_own ? 'by_store' : 'by_platform') },
    { key: 'open', cell: (row, draw) => <StillOpen closing={row} draw={draw} /> },
    { key: 'reason', cell: (row) => <span className="line-clamp-1 max-w-96">{row.reason}</span> },
    { key: 'since', cell: (row, draw) => <Age since={row.create_time} draw={draw} /> },
  ],
  acts: [
    {
      key: 'finish',
      row: storeClosingApi.finish,
      isFor: (row) => row.status === 'winding_up' && row.open.length === 0,
      isMain: true,
      input: ({ closing_id: id }) => ({ id }),
    },
    {
      key: 'reopen',
      row: storeClosingApi.reopen,
      isFor: (row) => row.status === 'winding_up',
      input: ({ closing_id: id }) => ({ id }),
    },
  ],
  record: Record,
  reads: [
    { key: 'orders', row: oversightApi.orders },
    { key: 'refunds', row: refundApi.watched },
    { key: 'fees', row: feeInvoiceApi.all },
    { key: 'money', row: storeMoneyApi.margins },
  ],
});

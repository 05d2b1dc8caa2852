import { storeClosingApi, type OpenKind, type StoreClosing } from '#lib/contracts/store-closing.ts';
import { ClosingRecord, ClosingState, closingWord, StillOpen } from '../../closing-parts.tsx';
import { OpenNow } from '../../open-things.tsx';
import { listScreen, type Drawing, type FormProps } from '../../screen.ts';
import { When } from '../platform/parts/cells.tsx';

/** Where the owner settles what is open. */
const PLACES: Record<OpenKind, string> = {
  unpaid: '/merchant/orders?tab=unpaid',
  balance_due: '/merchant/orders?tab=balance_due',
  to_ship: '/merchant/orders?tab=to_ship',
  to_receive: '/merchant/orders?tab=to_receive',
  refund: '/merchant/refunds',
  dispute: '/merchant/refunds',
  frozen: '/merchant/frozen',
  invoice: '/merchant/invoices',
  fee_invoice: '/merchant/fee-invoices',
  margin: '/merchant/money',
  balance: '/merchant/withdrawals',
  withdrawal: '/merchant/withdrawals',
};
const placeOf = (kind: OpenKind): string => PLACES[kind];

const Open = ({ draw }: FormProps<object>) => (
  <OpenNow row={storeClosingApi.ownOpen} input={{}} placeOf={placeOf} draw={draw} />
);
const Record = ({ record, draw }: { record: StoreClosing; draw: Drawing }) => (
  <ClosingRecord closing={record} placeOf={placeOf} draw={draw} />
);

/** The owner closes the store for good, and sees what is still open of it. */
export default listScreen<StoreClosing>({
  words: 'store_closing:own',
  alsoWords: ['store_closing.shared', 'store_closing.open'],
  group: 'store',
  place: 99,
  list: storeClosingApi.own,
  idOf: (row) => row.closing_id,
  nameOf: (row) => row.store,
  columns: [
    { key: 'asked', cell: (row, draw) => <When time={row.create_time} draw={draw} /> },
    { key: 'state', cell: (row, draw) => <ClosingState closing={row} draw={draw} /> },
    { key: 'by', cell: (row, draw) => (row.is_own ? row.asked_by : closingWord(draw, 'by_platform')) },
    { key: 'open', cell: (row, draw) => <StillOpen closing={row} draw={draw} /> },
    { key: 'reason', cell: (row) => <span className="line-clamp-1 max-w-96">{row.reason}</span> },
  ],
  makes: [
    {
      key: 'ask',
      row: storeClosingApi.ask,
      fields: ['reason'],
      more: Open,
      // A store closes once at a time, and stays closed.
      isFor: (rows) => rows.every(({ status }) => status === 'taken_back'),
    },
  ],
  acts: [
    {
      key: 'back',
      row: storeClosingApi.takeBack,
      isFor: (row) => row.status === 'winding_up' && row.is_own,
      isMain: true,
      input: ({ closing_id: id }) => ({ id }),
    },
  ],
  record: Record,
});

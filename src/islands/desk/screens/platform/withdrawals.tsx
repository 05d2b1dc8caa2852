import { auditApi } from '#lib/contracts/audit.ts';
import { storeMoneyApi, type Payout } from '#lib/contracts/store-money.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { listScreen } from '../../screen.ts';
import { AccountCell, WithdrawalState } from '../../withdrawal-state.tsx';
import { BankFile } from './parts/BankFile.tsx';
import { TwoPeople } from './parts/cells.tsx';

const waits = ({ status }: Payout): boolean => status === 'approved' || status === 'half_confirmed';
const input = ({ withdrawal_id: id }: Payout) => ({ id });

/** Withdrawals that stores have approved; two people send them with the same number of the bank. */
export default listScreen<Payout>({
  words: 'store_money:payouts',
  alsoWords: ['store_money.state'],
  group: 'finance',
  place: 25,
  inbox: 'withdrawal',
  list: storeMoneyApi.payouts,
  idOf: (row) => row.withdrawal_id,
  nameOf: (row) => `${row.store} ${formatAmount(row.amount)}`,
  history: { row: auditApi.about, kind: 'withdrawal' },
  hasCounts: true,
  tabs: ['approved', 'half_confirmed', 'paid', 'refused', 'all'],
  firstTab: 'approved',
  tabAs: 'status',
  above: BankFile,
  columns: [
    { key: 'store', cell: (row) => row.store },
    { key: 'amount', isRight: true, cell: (row) => <b>{formatAmount(row.amount)}</b> },
    {
      key: 'state',
      cell: (row, draw) =>
        waits(row) ? (
          <TwoPeople first={row.first_by} isOwn={row.is_own_first} draw={draw} />
        ) : (
          <WithdrawalState row={row} draw={draw} />
        ),
    },
    { key: 'account', cell: (row) => <AccountCell row={row} /> },
    { key: 'sn', cell: (row) => <span className="tabular-nums">{row.withdrawal_sn}</span> },
    { key: 'people', cell: (row, { w }) => w('people', { asked: row.asked_by, approved: row.approved_by }) },
    { key: 'serial', cell: (row) => (row.status === 'paid' ? row.serial_no : '') },
    { key: 'time', cell: (row, { locale }) => formatDate(row.create_time, locale, 'minute') },
  ],
  acts: [
    {
      key: 'confirm',
      row: storeMoneyApi.confirmPayout,
      isFor: (row) => waits(row) && !row.is_own_first,
      isMain: true,
      input,
      fields: ['serial_no'],
    },
    {
      key: 'correct',
      row: storeMoneyApi.confirmPayout,
      isFor: (row) => waits(row) && row.is_own_first,
      input,
      fields: ['serial_no'],
    },
    { key: 'refuse', row: storeMoneyApi.refusePayout, isFor: waits, input, fields: ['reason'] },
  ],
});

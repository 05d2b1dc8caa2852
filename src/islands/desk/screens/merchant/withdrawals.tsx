import { auditApi } from '#lib/contracts/audit.ts';
import { storeMoneyApi, type Withdrawal } from '#lib/contracts/store-money.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { listScreen } from '../../screen.ts';
import { AccountCell, WithdrawalState } from '../../withdrawal-state.tsx';

const input = ({ withdrawal_id: id }: Withdrawal) => ({ id });

/** Withdrawals of a store: one person asks, another one approves, the platform sends. */
export default listScreen<Withdrawal>({
  words: 'store_money:withdrawals',
  alsoWords: ['store_money.state'],
  group: 'money',
  place: 64,
  inbox: 'withdrawals',
  list: storeMoneyApi.withdrawals,
  idOf: (row) => row.withdrawal_id,
  nameOf: (row) => `${row.withdrawal_sn} ${formatAmount(row.amount)}`,
  history: { row: auditApi.aboutOwn, kind: 'withdrawal' },
  hasCounts: true,
  tabs: ['all', 'asked', 'approved', 'half_confirmed', 'paid', 'refused', 'withdrawn'],
  tabAs: 'status',
  columns: [
    { key: 'sn', cell: (row) => <span className="tabular-nums">{row.withdrawal_sn}</span> },
    { key: 'amount', isRight: true, cell: (row) => <b>{formatAmount(row.amount)}</b> },
    { key: 'state', cell: (row, draw) => <WithdrawalState row={row} draw={draw} /> },
    { key: 'account', cell: (row) => <AccountCell row={row} /> },
    { key: 'asked', cell: (row) => row.asked_by },
    { key: 'approved', cell: (row) => row.approved_by },
    { key: 'serial', cell: (row) => (row.status === 'paid' ? row.serial_no : '') },
    { key: 'time', cell: (row, { locale }) => formatDate(row.create_time, locale, 'minute') },
  ],
  acts: [
    {
      key: 'approve',
      row: storeMoneyApi.approve,
      isFor: (row) => row.status === 'asked' && !row.is_own,
      isMain: true,
      input,
    },
    {
      key: 'withdraw',
      row: storeMoneyApi.withdraw,
      isFor: (row) => row.status === 'asked',
      input,
      fields: ['reason'],
    },
  ],
  makes: [
    { key: 'ask', row: storeMoneyApi.ask, fields: ['amount'] },
    { key: 'margin', row: storeMoneyApi.payMargin, fields: ['amount'] },
  ],
});

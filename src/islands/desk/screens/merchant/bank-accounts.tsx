import { auditApi } from '#lib/contracts/audit.ts';
import { storeMoneyApi, type StoreAccount } from '#lib/contracts/store-money.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';
import { AccountCell } from '../../withdrawal-state.tsx';

const TONES = { proposed: 'wait', in_force: 'good', replaced: 'quiet', refused: 'bad' } as const;
const waits = (row: StoreAccount): boolean => row.status === 'proposed';

/** Bank accounts that a store is paid out to; one person names one, another one confirms it. */
export default listScreen<StoreAccount>({
  words: 'store_money:accounts',
  group: 'money',
  place: 65,
  list: storeMoneyApi.accounts,
  idOf: (row) => row.account_id,
  nameOf: (row) => row.account,
  history: { row: auditApi.aboutOwn, kind: 'bank_account' },
  columns: [
    { key: 'account', cell: (row) => <AccountCell row={row} /> },
    { key: 'branch', cell: (row) => row.branch_no },
    { key: 'state', cell: (row, { w }) => <Tag tone={TONES[row.status]}>{w(`state.${row.status}`)}</Tag> },
    { key: 'by', cell: (row) => row.first_by },
    { key: 'time', cell: (row, { locale }) => formatDate(row.time, locale, 'minute') },
  ],
  acts: [
    {
      key: 'confirm',
      row: storeMoneyApi.confirmAccount,
      isFor: (row) => waits(row) && !row.is_own_first,
      isMain: true,
      input: ({ account_id: id }) => ({ id, approve: true }),
    },
    {
      key: 'refuse',
      row: storeMoneyApi.confirmAccount,
      isFor: waits,
      input: ({ account_id: id }) => ({ id, approve: false }),
    },
  ],
  makes: [{ key: 'name', row: storeMoneyApi.nameAccount, fields: ['name', 'bank', 'account', 'branch_no'] }],
});

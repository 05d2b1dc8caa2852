import { bankTransferApi, type PayeeRow } from '#lib/contracts/bank-transfer.ts';
import { AccountNumber, Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';
import { TwoPeople, When } from './parts/cells.tsx';

/** The account that buyers transfer to; another one takes its place when two people name the same. */
export default listScreen<PayeeRow>({
  words: 'payment:desk.payee',
  group: 'finance',
  place: 30,
  inbox: 'payee',
  list: bankTransferApi.payees,
  idOf: (row) => row.state,
  nameOf: (row) => row.account,
  columns: [
    { key: 'account', cell: (row) => <AccountNumber digits={row.account} /> },
    { key: 'name', cell: (row) => row.name },
    { key: 'bank', cell: (row) => row.bank },
    { key: 'branch', cell: (row) => row.branch_no },
    {
      key: 'state',
      cell: (row, draw) =>
        row.state === 'in_force' ? (
          <Tag tone="good">{draw.w('in_force')}</Tag>
        ) : (
          <TwoPeople first={row.by} isOwn={row.is_own} draw={draw} />
        ),
    },
    { key: 'time', cell: (row, draw) => row.time && <When time={row.time} draw={draw} /> },
  ],
  acts: [
    {
      key: 'confirm',
      row: bankTransferApi.payee,
      isFor: (row) => row.state === 'proposed' && !row.is_own,
      isMain: true,
      input: ({ name, bank, account, branch_no }) => ({ name, bank, account, branch_no }),
    },
  ],
  makes: [{ key: 'propose', row: bankTransferApi.payee, fields: ['name', 'bank', 'account', 'branch_no'] }],
});

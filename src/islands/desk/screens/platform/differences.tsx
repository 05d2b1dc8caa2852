import { auditApi } from '#lib/contracts/audit.ts';
import {
  DIFFERENCE_TABS,
  reconciliationApi,
  type StatementDifference,
} from '#lib/contracts/reconciliation.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';
import { When } from './parts/cells.tsx';

/** Differences between statement files and the mall, until a person has settled them. */
export default listScreen<StatementDifference>({
  words: 'payment:desk.differences',
  alsoWords: ['payment.desk.provider'],
  group: 'finance',
  place: 39,
  inbox: 'difference',
  list: reconciliationApi.differences,
  idOf: (row) => row.difference_id,
  nameOf: (row) => row.number,
  history: { row: auditApi.about, kind: 'difference' },
  hasCounts: true,
  tabs: DIFFERENCE_TABS,
  firstTab: 'open',
  filters: [{ key: 'run', choices: [], isHidden: true }],
  columns: [
    { key: 'number', cell: (row) => <span className="tabular-nums">{row.number}</span> },
    { key: 'kind', cell: (row, { w }) => <Tag tone="bad">{w(`kind.${row.kind}`)}</Tag> },
    { key: 'way', cell: (row, { w }) => w(`way.${row.way}`) },
    { key: 'provider', cell: (row, { t }) => t(`payment:desk.provider.${row.provider}`) },
    { key: 'there', isRight: true, cell: (row) => formatAmount(row.amount_there) },
    { key: 'here', isRight: true, cell: (row) => formatAmount(row.amount_here) },
    { key: 'trade', isSpare: true, cell: (row) => row.trade_no },
    { key: 'time', cell: (row, draw) => <When time={row.time} draw={draw} /> },
    {
      key: 'note',
      cell: (row) =>
        row.note && <span className="line-clamp-2 max-w-60">{`${row.note}\u00a0· ${row.settled_by}`}</span>,
    },
  ],
  acts: [
    {
      key: 'settle',
      row: reconciliationApi.settle,
      isFor: (row) => row.settle_time === null,
      isMain: true,
      isForMany: true,
      input: ({ difference_id: id }) => ({ id }),
      fields: ['note'],
    },
  ],
});

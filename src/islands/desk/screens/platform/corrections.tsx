import { auditApi } from '#lib/contracts/audit.ts';
import { oversightApi, type Correction } from '#lib/contracts/oversight.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { listScreen } from '../../screen.ts';
import { TwoPeople, When } from './parts/cells.tsx';

const input = ({ correction_id: id }: Correction) => ({ id });
const isWaiting = ({ status }: Correction): boolean => status === 'waiting';

/** Balances that two people set right. */
export default listScreen<Correction>({
  words: 'oversight:corrections',
  group: 'finance',
  place: 35,
  inbox: 'correction',
  list: oversightApi.corrections,
  idOf: (row) => row.correction_id,
  nameOf: (row) => `${row.nickname} ${formatAmount(row.amount)}`,
  history: { row: auditApi.about, kind: 'correction' },
  hasCounts: true,
  tabs: ['waiting', 'done', 'refused'],
  firstTab: 'waiting',
  tabAs: 'status',
  columns: [
    { key: 'member', cell: (row) => row.nickname },
    { key: 'phone', cell: (row) => row.phone },
    { key: 'amount', isRight: true, cell: (row) => formatAmount(row.amount) },
    { key: 'reason', cell: (row) => <span className="line-clamp-2 max-w-80">{row.reason}</span> },
    {
      key: 'first',
      cell: (row, draw) =>
        isWaiting(row) ? (
          <TwoPeople first={row.first_by} isOwn={row.is_own_first} draw={draw} />
        ) : (
          row.first_by
        ),
    },
    { key: 'second', cell: (row) => row.second_by },
    { key: 'since', cell: (row, draw) => <When time={row.create_time} draw={draw} /> },
  ],
  acts: [
    {
      key: 'confirm',
      row: oversightApi.confirmCorrection,
      isFor: (row) => isWaiting(row) && !row.is_own_first,
      isMain: true,
      input,
    },
    { key: 'refuse', row: oversightApi.refuseCorrection, isFor: isWaiting, input },
  ],
  makes: [{ key: 'propose', row: oversightApi.correct, fields: ['phone', 'amount', 'reason'] }],
});

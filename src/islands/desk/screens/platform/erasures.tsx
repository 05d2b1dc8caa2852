import { auditApi } from '#lib/contracts/audit.ts';
import { oversightApi, type Erasure } from '#lib/contracts/oversight.ts';
import { listScreen } from '../../screen.ts';
import { TwoPeople, When } from './parts/cells.tsx';
import { Weight } from './parts/Weight.tsx';

const input = ({ erasure_id: id }: Erasure) => ({ id });
const isWaiting = ({ status }: Erasure): boolean => status === 'waiting';

/** Accounts that two people take the person out of. */
export default listScreen<Erasure>({
  words: 'oversight:erasures',
  alsoWords: ['oversight.weight'],
  group: 'members',
  place: 56,
  inbox: 'erasure',
  list: oversightApi.erasures,
  idOf: (row) => row.erasure_id,
  nameOf: (row) => row.nickname,
  history: { row: auditApi.about, kind: 'erasure' },
  hasCounts: true,
  tabs: ['waiting', 'done', 'refused'],
  firstTab: 'waiting',
  tabAs: 'status',
  columns: [
    { key: 'member', cell: (row) => row.nickname },
    { key: 'uid', cell: (row) => row.uid },
    { key: 'phone', cell: (row) => (isWaiting(row) ? row.phone : '') },
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
      row: oversightApi.confirmErasure,
      isFor: (row) => isWaiting(row) && !row.is_own_first,
      isMain: true,
      input,
      more: Weight,
    },
    { key: 'refuse', row: oversightApi.refuseErasure, isFor: isWaiting, input },
  ],
});

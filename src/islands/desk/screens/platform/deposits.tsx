import { presaleApi, type HeldDeposit } from '#lib/contracts/presale.ts';
import { DEPOSIT_COLUMNS } from '../../deposit-columns.tsx';
import { listScreen } from '../../screen.ts';

/** Deposits of presales that stores hold; the platform may give one back out of what its store holds. */
export default listScreen<HeldDeposit>({
  words: 'activity:deposits',
  group: 'review',
  place: 86,
  list: presaleApi.platformHeld,
  idOf: (row) => row.order_id,
  nameOf: (row) => row.order_sn,
  hasCounts: true,
  tabs: ['all', 'due', 'closed'],
  tabAs: 'status',
  columns: [
    ...DEPOSIT_COLUMNS.slice(0, 1),
    { key: 'store', cell: (row) => row.store },
    ...DEPOSIT_COLUMNS.slice(1),
  ],
  acts: [
    {
      key: 'give_back',
      row: presaleApi.platformGiveBack,
      isFor: () => true,
      isMain: true,
      input: ({ order_id: id }) => ({ id }),
      fields: ['reason'],
    },
  ],
});

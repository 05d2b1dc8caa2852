import { presaleApi, type HeldDeposit } from '#lib/contracts/presale.ts';
import { DEPOSIT_COLUMNS } from '../../deposit-columns.tsx';
import { listScreen } from '../../screen.ts';

/** Deposits of presales that the store holds: who has not paid the balance yet, and who has not paid it at all. */
export default listScreen<HeldDeposit>({
  words: 'activity:deposits',
  group: 'orders',
  place: 35,
  list: presaleApi.held,
  idOf: (row) => row.order_id,
  nameOf: (row) => row.order_sn,
  hasCounts: true,
  tabs: ['all', 'due', 'closed'],
  tabAs: 'status',
  hrefOf: (row) => `/merchant/orders?tab=all&open=${row.order_id}`,
  columns: DEPOSIT_COLUMNS,
  acts: [
    {
      key: 'give_back',
      row: presaleApi.giveBack,
      isFor: () => true,
      isMain: true,
      input: ({ order_id: id }) => ({ id }),
      fields: ['reason'],
    },
  ],
});

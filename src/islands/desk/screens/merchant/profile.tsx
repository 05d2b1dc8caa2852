import { storeDeskApi, type StoreProfile } from '#lib/contracts/store-desk.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { listScreen } from '../../screen.ts';

/** What a store says of itself, its hours, and how it sells. */
export default listScreen<StoreProfile>({
  words: 'store:desk.profile',
  group: 'store',
  place: 90,
  list: storeDeskApi.profile,
  idOf: (row) => String(row.mer_id),
  nameOf: (row) => row.name,
  columns: [
    { key: 'name', cell: (row) => row.name },
    { key: 'phone', cell: (row) => <span className="tabular-nums">{row.phone}</span> },
    { key: 'address', cell: (row) => <span className="line-clamp-2 max-w-80">{row.address}</span> },
    {
      key: 'hours',
      cell: (row) => (
        <span className="whitespace-nowrap tabular-nums">
          {row.service_from}–{row.service_until}
        </span>
      ),
    },
    {
      key: 'free',
      isRight: true,
      cell: (row, { w }) => (row.free_freight_from ? formatAmount(row.free_freight_from) : w('never')),
    },
    { key: 'pick_up', cell: (row, { w }) => w(row.pick_up ? 'yes' : 'no') },
    { key: 'receipt', cell: (row, { w }) => w(row.open_receipt ? 'yes' : 'no') },
  ],
  acts: [
    {
      key: 'edit',
      row: storeDeskApi.saveProfile,
      isFor: () => true,
      isMain: true,
      input: () => ({}),
      fields: [
        'phone',
        'address',
        'address_en',
        'service_from',
        'service_until',
        'free_freight_from',
        'pick_up',
        'open_receipt',
        'intro',
        'intro_en',
      ],
      initial: ({ mer_id: _id, name: _name, ...profile }) => profile,
    },
  ],
});

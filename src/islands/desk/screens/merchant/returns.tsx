import { auditApi } from '#lib/contracts/audit.ts';
import { storeDeskApi, type ReturnAddress } from '#lib/contracts/store-desk.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';

const FIELDS = ['name', 'phone', 'address', 'is_default'] as const;

/** Where buyers send goods back to; used when a return is agreed. */
export default listScreen<ReturnAddress>({
  words: 'store:desk.returns',
  group: 'store',
  place: 92,
  list: storeDeskApi.returns,
  idOf: (row) => String(row.address_id),
  nameOf: (row) => row.address,
  history: { row: auditApi.aboutOwn, kind: 'return_address' },
  columns: [
    { key: 'address', cell: (row) => row.address },
    { key: 'name', cell: (row) => row.name },
    { key: 'phone', cell: (row) => <span className="tabular-nums">{row.phone}</span> },
    { key: 'default', cell: (row, { w }) => row.is_default && <Tag tone="good">{w('first')}</Tag> },
  ],
  acts: [
    {
      key: 'edit',
      row: storeDeskApi.saveReturn,
      isFor: () => true,
      isMain: true,
      input: ({ address_id: id }) => ({ id }),
      fields: FIELDS,
      initial: ({ name, phone, address, is_default }) => ({ name, phone, address, is_default }),
    },
    {
      key: 'remove',
      row: storeDeskApi.removeReturn,
      isFor: () => true,
      input: ({ address_id: id }) => ({ id }),
    },
  ],
  makes: [{ key: 'add', row: storeDeskApi.saveReturn, fields: FIELDS }],
});

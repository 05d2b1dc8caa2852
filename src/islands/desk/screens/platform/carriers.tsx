import { auditApi } from '#lib/contracts/audit.ts';
import { deliveryApi, type Carrier } from '#lib/contracts/delivery.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';
import { MoveNote, moves } from '../../moves.tsx';

const FIELDS = ['name', 'name_en', 'phone', 'link', 'is_called', 'is_on'] as const;

/** Carriers that stores choose from when they ship, and buyers when they send back. */
export default listScreen<Carrier>({
  words: 'delivery:carriers',
  alsoWords: ['desk.move'],
  group: 'system',
  place: 197,
  list: deliveryApi.carriers,
  idOf: (row) => row.code,
  nameOf: (row, { locale }) => (locale === 'en-US' ? row.name_en : row.name),
  history: { row: auditApi.about, kind: 'carrier' },
  above: MoveNote,
  columns: [
    { key: 'name', cell: (row) => row.name },
    { key: 'name_en', cell: (row) => row.name_en },
    { key: 'code', cell: (row) => row.code },
    {
      key: 'state',
      cell: (row, { w }) => (
        <span className="flex flex-wrap gap-1">
          <Tag tone={row.is_on ? 'good' : 'quiet'}>{w(row.is_on ? 'on' : 'off')}</Tag>
          {row.is_called && <Tag tone="wait">{w('called')}</Tag>}
        </span>
      ),
    },
    { key: 'phone', cell: (row) => row.phone },
    {
      key: 'link',
      isSpare: true,
      cell: (row) => <span className="[overflow-wrap:anywhere]">{row.link}</span>,
    },
  ],
  acts: [
    {
      key: 'edit',
      row: deliveryApi.saveCarrier,
      isFor: () => true,
      isMain: true,
      input: ({ code }) => ({ code }),
      fields: FIELDS,
      initial: ({ code: _code, ...row }) => row,
    },
    ...moves<Carrier>(deliveryApi.moveCarrier, ({ code }) => ({ code })),
  ],
  makes: [
    {
      key: 'add',
      row: deliveryApi.saveCarrier,
      fields: ['code', ...FIELDS],
      initial: { is_on: true },
      input: () => ({ is_new: true }),
    },
  ],
});

import { auditApi } from '#lib/contracts/audit.ts';
import { storeDeskApi, type StoreCertificate } from '#lib/contracts/store-desk.ts';
import { formatDay } from '#lib/i18n/format.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';

const FIELDS = ['name', 'number', 'image', 'expires_on'] as const;
const pictures = { image: 'application' } as const;
const TONES = { good: 'good', ending: 'wait', over: 'bad' } as const;
const isKept = (row: StoreCertificate): boolean => row.certificate_id > 0;

/** Licences and certificates of a store; one that ends within a month waits in the inbox. */
export default listScreen<StoreCertificate>({
  words: 'store:desk.certificates',
  group: 'store',
  place: 93,
  inbox: 'certificates',
  list: storeDeskApi.certificates,
  idOf: (row) => String(row.certificate_id),
  nameOf: (row, { w }) => row.name || w('applied'),
  history: { row: auditApi.aboutOwn, kind: 'certificate' },
  columns: [
    {
      key: 'name',
      cell: (row, { w }) => (
        <span className="flex items-center gap-2">
          <img src={row.image} alt="" width="48" height="48" className="size-12 object-cover" />
          {row.name || w('applied')}
        </span>
      ),
    },
    { key: 'number', cell: (row) => row.number },
    {
      key: 'expires',
      cell: (row, { w, locale }) => formatDay(row.expires_on, locale) || w('no_end'),
    },
    {
      key: 'state',
      cell: (row, { w }) => (
        <Tag tone={TONES[row.state]}>
          {w(`state.${row.state}`, { days: row.days_left ?? 0, count: row.days_left ?? 0 })}
        </Tag>
      ),
    },
  ],
  acts: [
    {
      key: 'edit',
      row: storeDeskApi.saveCertificate,
      isFor: isKept,
      isMain: true,
      input: ({ certificate_id: id }) => ({ id }),
      fields: FIELDS,
      pictures,
      initial: ({ name, number, expires_on }) => ({ name, number, expires_on }),
    },
    {
      key: 'remove',
      row: storeDeskApi.removeCertificate,
      isFor: isKept,
      input: ({ certificate_id: id }) => ({ id }),
    },
  ],
  makes: [{ key: 'add', row: storeDeskApi.saveCertificate, fields: FIELDS, pictures, required: ['image'] }],
});

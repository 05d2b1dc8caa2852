import { auditApi } from '#lib/contracts/audit.ts';
import { taxonomyApi, type DeskStandard } from '#lib/contracts/taxonomy.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';
import { When } from './parts/cells.tsx';

const FIELDS = ['names', 'note', 'note_en'] as const;

/** Standards that describe the same part: a search for one also finds goods of the others. */
export default listScreen<DeskStandard>({
  words: 'taxonomy:standards',
  group: 'catalogue',
  place: 104,
  list: taxonomyApi.standards,
  idOf: (row) => String(row.standard_id),
  nameOf: (row) => row.names.join(' / '),
  history: { row: auditApi.about, kind: 'standard' },
  columns: [
    { key: 'names', cell: (row) => row.names.join(' / ') },
    { key: 'note', cell: (row, { locale }) => (locale === 'en-US' ? row.note_en : row.note) },
    {
      key: 'from',
      cell: (row, { w }) => (
        <Tag tone={row.is_given ? 'quiet' : 'good'}>{w(row.is_given ? 'given' : 'own')}</Tag>
      ),
    },
    { key: 'changed', cell: (row, draw) => row.update_time && <When time={row.update_time} draw={draw} /> },
  ],
  acts: [
    {
      key: 'edit',
      row: taxonomyApi.saveStandard,
      isFor: (row) => !row.is_given,
      isMain: true,
      input: ({ standard_id: id }) => ({ id }),
      fields: FIELDS,
      initial: (row) => ({ names: row.names.join('\n'), note: row.note, note_en: row.note_en }),
    },
    {
      key: 'remove',
      row: taxonomyApi.removeStandard,
      isFor: (row) => !row.is_given,
      input: ({ standard_id: id }) => ({ id }),
    },
    {
      key: 'remove_many',
      row: taxonomyApi.removeStandards,
      isFor: (row) => !row.is_given,
      isForMany: true,
      isOnlyForMany: true,
      input: () => ({}),
      together: (rows) => ({ ids: rows.map((row) => row.standard_id) }),
    },
  ],
  makes: [{ key: 'add', row: taxonomyApi.saveStandard, fields: FIELDS }],
});

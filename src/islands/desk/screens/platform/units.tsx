import { auditApi } from '#lib/contracts/audit.ts';
import { taxonomyApi, type DeskUnit } from '#lib/contracts/taxonomy.ts';
import { formatNumber } from '#lib/i18n/format.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';

const FIELDS = ['name', 'name_en', 'spellings', 'code', 'base', 'base_en', 'count'] as const;
const initial = ({ goods: _goods, is_listed: _listed, ...row }: DeskUnit) => ({
  ...row,
  spellings: row.spellings.join('\n'),
});

/** What goods are sold by: names in both languages, how else they are written, and what one of them holds. */
export default listScreen<DeskUnit>({
  words: 'taxonomy:units',
  group: 'catalogue',
  place: 103.5,
  list: taxonomyApi.units,
  idOf: (row) => row.name,
  nameOf: (row, { locale }) => (locale === 'en-US' ? row.name_en : row.name),
  history: { row: auditApi.about, kind: 'unit' },
  filters: [{ key: 'listed', choices: ['yes', 'no'] }],
  columns: [
    { key: 'name', cell: (row) => row.name },
    { key: 'english', cell: (row) => row.name_en },
    { key: 'code', cell: (row) => <span className="tabular-nums">{row.code}</span> },
    { key: 'spellings', cell: (row) => row.spellings.join(' / ') },
    {
      key: 'holds',
      cell: (row, { w, locale }) =>
        row.count > 0 &&
        w('holds', {
          name: locale === 'en-US' ? row.name_en : row.name,
          count: row.count,
          base: locale === 'en-US' ? row.base_en : row.base,
        }),
    },
    { key: 'goods', isRight: true, cell: (row, { locale }) => formatNumber(row.goods, locale, 0) },
    {
      key: 'state',
      cell: (row, { w }) => (
        <Tag tone={row.is_listed ? 'good' : 'quiet'}>{w(row.is_listed ? 'listed' : 'written')}</Tag>
      ),
    },
  ],
  acts: [
    {
      key: 'edit',
      row: taxonomyApi.saveUnit,
      isFor: (row) => row.is_listed,
      isMain: true,
      input: ({ name }) => ({ was: name }),
      fields: FIELDS,
      initial,
    },
    {
      key: 'list',
      row: taxonomyApi.saveUnit,
      isFor: (row) => !row.is_listed,
      isMain: true,
      input: () => ({}),
      fields: FIELDS,
      initial,
    },
    {
      key: 'remove',
      row: taxonomyApi.removeUnit,
      isFor: (row) => row.is_listed,
      input: ({ name }) => ({ name }),
    },
  ],
  makes: [{ key: 'add', row: taxonomyApi.saveUnit, fields: FIELDS }],
});

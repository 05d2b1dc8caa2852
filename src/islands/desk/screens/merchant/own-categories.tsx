import { auditApi } from '#lib/contracts/audit.ts';
import { ownCategoryApi, type OwnCategory } from '#lib/contracts/own-category.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { moves, MoveNote } from '../../moves.tsx';
import { Tag } from '../../record-parts.tsx';
import { listScreen, type FormProps } from '../../screen.ts';

const FIELDS = ['parent_id', 'name', 'name_en', 'is_shown'] as const;
const NAMES = ['name', 'name_en', 'is_shown'] as const;
const choices = { parent_id: ownCategoryApi.tops };
const input = ({ mer_cate_id: id }: OwnCategory): { id: number } => ({ id });

/** What goes with a category that is removed. */
const Losing = ({ rows: [row], draw: { w } }: FormProps<OwnCategory>) =>
  row && (
    <p className="rounded bg-warning-tint px-3 py-2 text-14 text-warning">
      {[
        row.children > 0 ? w('losing.below', { count: row.children }) : '',
        w(row.goods > 0 ? 'losing.goods' : 'losing.no_goods', { count: row.goods }),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );

/** What a store sorts its goods into for its own buyers: two levels. */
export default listScreen<OwnCategory>({
  words: 'own_category:desk',
  alsoWords: ['desk.move'],
  group: 'store',
  place: 95,
  list: ownCategoryApi.list,
  idOf: (row) => String(row.mer_cate_id),
  nameOf: (row) => row.name,
  history: { row: auditApi.aboutOwn, kind: 'own_category' },
  parentOf: (row) => String(row.parent_id),
  above: MoveNote,
  columns: [
    { key: 'name', cell: (row) => row.name },
    {
      key: 'goods',
      isRight: true,
      cell: (row, { locale }) => (
        <a
          href={localizedPath(`/merchant/goods?tab=all&mer_cate_id=${row.mer_cate_id}`, locale)}
          className="inline-flex min-h-11 items-center text-info max-md:-my-2.5 hover:underline md:min-h-6"
        >
          {row.goods}
        </a>
      ),
    },
    {
      key: 'shown',
      cell: (row, { w }) => (
        <Tag tone={row.is_shown ? 'good' : 'quiet'}>{w(row.is_shown ? 'shown' : 'hidden')}</Tag>
      ),
    },
  ],
  acts: [
    {
      key: 'edit',
      row: ownCategoryApi.save,
      isFor: () => true,
      isMain: true,
      input,
      fields: FIELDS,
      choices,
      initial: (row) => ({
        parent_id: row.parent_id || '',
        name: row.name_zh,
        name_en: row.name_en,
        is_shown: row.is_shown,
      }),
    },
    ...moves<OwnCategory>(ownCategoryApi.move, input),
    {
      key: 'below',
      row: ownCategoryApi.save,
      isFor: ({ parent_id: parent }) => parent === 0,
      input: ({ mer_cate_id: id }) => ({ parent_id: id }),
      fields: NAMES,
      initial: () => ({ is_shown: true }),
    },
    { key: 'remove', row: ownCategoryApi.remove, isFor: () => true, input, more: Losing },
  ],
  makes: [{ key: 'add', row: ownCategoryApi.save, fields: FIELDS, choices, initial: { is_shown: true } }],
});

import { auditApi } from '#lib/contracts/audit.ts';
import { taxonomyApi, type DeskCategory } from '#lib/contracts/taxonomy.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import { Facts, Section, Tag } from '../../record-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';

const FIELDS = ['name', 'name_en', 'pic', 'sort', 'is_shown', 'tax_code', 'tax_name'] as const;
const pictures = { pic: 'site' } as const;

const parametersOf = (row: DeskCategory, { w }: Drawing): string =>
  row.inherited > 0 ? w('inherited', { own: row.parameters, above: row.inherited }) : String(row.parameters);

/** A category beside the tree, with the way to its parameter table and to its page. */
function CategoryRecord({ record: row, draw }: { record: DeskCategory; draw: Drawing }) {
  const { w, locale } = draw;
  const link = 'inline-flex min-h-11 md:min-h-6 items-center text-info underline';
  return (
    <Section title={row.name}>
      <Facts
        facts={[
          [w('field.name'), row.name_zh],
          [w('field.name_en'), row.name_en],
          [w('col.goods'), row.goods],
          [w('col.parameters'), parametersOf(row, draw)],
          [w('field.tax_code'), `${row.tax_code} ${row.tax_name}`.trim()],
          [w('col.shown'), w(row.is_shown ? 'shown' : 'hidden')],
        ]}
      />
      <p className="mt-3 flex flex-wrap gap-4 text-14">
        <a href={localizedPath(`/platform/parameters?category=${row.category_id}`, locale)} className={link}>
          {w('table')}
        </a>
        <a
          href={localizedPath(paths.goodsCate({ cate_id: row.category_id }), locale)}
          target="_blank"
          rel="noopener"
          className={link}
        >
          {w('col.shown')}
        </a>
      </p>
    </Section>
  );
}

/** What goods are sorted into: a tree of three levels. */
export default listScreen<DeskCategory>({
  words: 'taxonomy:categories',
  group: 'catalogue',
  place: 101,
  list: taxonomyApi.categories,
  idOf: (row) => String(row.category_id),
  nameOf: (row) => row.name,
  parentOf: (row) => String(row.parent_id),
  columns: [
    { key: 'name', cell: (row) => row.name },
    { key: 'english', isSpare: true, cell: (row) => row.name_en },
    { key: 'goods', isRight: true, cell: (row) => row.goods },
    {
      key: 'parameters',
      cell: parametersOf,
    },
    {
      key: 'shown',
      cell: (row, { w }) => (
        <Tag tone={row.is_shown ? 'good' : 'quiet'}>{w(row.is_shown ? 'shown' : 'hidden')}</Tag>
      ),
    },
    { key: 'sort', isRight: true, isSpare: true, cell: (row) => row.sort },
  ],
  acts: [
    {
      key: 'edit',
      row: taxonomyApi.saveCategory,
      isFor: () => true,
      input: ({ category_id: id }) => ({ id }),
      fields: FIELDS,
      pictures,
      initial: (row) => ({
        name: row.name_zh,
        name_en: row.name_en,
        pic: row.pic ? [row.pic] : [],
        sort: row.sort,
        is_shown: row.is_shown,
        tax_code: row.tax_code,
        tax_name: row.tax_name,
      }),
    },
    {
      key: 'below',
      row: taxonomyApi.saveCategory,
      isFor: ({ level }) => level < 3,
      input: ({ category_id: id }) => ({ parent_id: id }),
      fields: FIELDS,
      pictures,
      initial: () => ({ is_shown: true }),
    },
    {
      key: 'remove',
      row: taxonomyApi.removeCategory,
      isFor: () => true,
      input: ({ category_id: id }) => ({ id }),
    },
  ],
  makes: [
    {
      key: 'add',
      row: taxonomyApi.saveCategory,
      fields: ['parent_id', ...FIELDS],
      choices: { parent_id: taxonomyApi.categoryChoices },
      pictures,
      initial: { is_shown: true },
    },
  ],
  history: { row: auditApi.about, kind: 'category' },
  record: CategoryRecord,
});

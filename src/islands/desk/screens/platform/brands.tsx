import { auditApi } from '#lib/contracts/audit.ts';
import { taxonomyApi, type DeskBrand } from '#lib/contracts/taxonomy.ts';
import { listScreen } from '../../screen.ts';

const FIELDS = ['name', 'name_en', 'logo', 'sort'] as const;
const pictures = { logo: 'site' } as const;

/** Brands of goods. */
export default listScreen<DeskBrand>({
  words: 'taxonomy:brands',
  group: 'catalogue',
  place: 103,
  list: taxonomyApi.brands,
  idOf: (row) => String(row.brand_id),
  nameOf: (row, { locale }) => (locale === 'en-US' ? row.name_en : row.name),
  history: { row: auditApi.about, kind: 'brand' },
  columns: [
    {
      key: 'name',
      cell: (row) => (
        <span className="flex items-center gap-2">
          {row.logo && (
            <img src={row.logo} alt="" width="48" height="20" className="h-5 w-12 object-contain" />
          )}
          {row.name}
        </span>
      ),
    },
    { key: 'english', cell: (row) => row.name_en },
    { key: 'goods', isRight: true, cell: (row) => row.goods },
    { key: 'sort', isRight: true, cell: (row) => row.sort },
  ],
  acts: [
    {
      key: 'edit',
      row: taxonomyApi.saveBrand,
      isFor: () => true,
      isMain: true,
      input: ({ brand_id: id }) => ({ id }),
      fields: FIELDS,
      pictures,
      initial: (row) => ({
        name: row.name,
        name_en: row.name_en,
        logo: row.logo ? [row.logo] : [],
        sort: row.sort,
      }),
    },
    {
      key: 'remove',
      row: taxonomyApi.removeBrand,
      isFor: () => true,
      input: ({ brand_id: id }) => ({ id }),
    },
  ],
  makes: [{ key: 'add', row: taxonomyApi.saveBrand, fields: FIELDS, pictures }],
});

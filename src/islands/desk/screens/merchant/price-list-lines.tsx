import { auditApi } from '#lib/contracts/audit.ts';
import { priceListApi, type PriceListLine } from '#lib/contracts/price-list.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { listScreen, type Values } from '../../screen.ts';

type Line = PriceListLine & { price_list: string };
const input = ({ line_id: id }: Line, was: string): Values => ({ id, was });

/** Lines of the price lists, changed in the table itself; a column of a spreadsheet is pasted into it. */
export default listScreen<Line>({
  words: 'price_list:line_desk',
  alsoWords: ['price_list.scope'],
  group: 'customers',
  place: 84,
  list: priceListApi.lines,
  idOf: (row) => String(row.line_id),
  nameOf: (row) => row.code || row.name,
  history: { row: auditApi.aboutOwn, kind: 'price_line' },
  filters: [{ key: 'list', choices: [], from: priceListApi.choices }],
  columns: [
    {
      key: 'name',
      cell: (row, { t }) => (
        <span className="line-clamp-2 max-w-80">{row.name || t('price_list:scope.all')}</span>
      ),
    },
    { key: 'code', cell: (row) => row.code },
    { key: 'scope', cell: (row, { t }) => t(`price_list:scope.${row.scope}`) },
    { key: 'list_price', isRight: true, cell: (row) => row.list_price && formatAmount(row.list_price) },
    {
      key: 'price',
      isRight: true,
      cell: (row) => row.price,
      edit: { row: priceListApi.setPrice, field: 'price', value: (row) => row.price, input },
    },
    {
      key: 'minimum',
      isRight: true,
      cell: (row) => row.minimum,
      edit: {
        row: priceListApi.setMinimum,
        field: 'minimum',
        value: (row) => String(row.minimum),
        input,
        isNumber: true,
      },
    },
    { key: 'unit', cell: (row) => row.unit_name },
    { key: 'price_list', cell: (row) => row.price_list },
  ],
  acts: [
    {
      key: 'drop',
      row: priceListApi.dropLines,
      isFor: () => true,
      isForMany: true,
      isMain: true,
      input: () => ({}),
      together: (rows) => ({ ids: rows.map((row) => row.line_id) }),
    },
  ],
});

import { goodsDeskApi, type DeskSku } from '#lib/contracts/goods-desk.ts';
import { massChangeApi } from '#lib/contracts/mass-change.ts';
import { formatAmount, formatNumber } from '#lib/i18n/format.ts';
import { eachText } from '#lib/i18n/unit-price.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen, type Values } from '../../screen.ts';
import { massLook } from './parts/MassLook.tsx';

const idsOf = (rows: readonly DeskSku[]): number[] => rows.map((sku) => sku.sku_id);
const typed = (values: Values): string => (typeof values['by'] === 'string' ? values['by'].trim() : '');

const input = ({ sku_id: id }: DeskSku): { id: number } => ({ id });

/** Price and stock of each size, changed in the list itself; a column of a spreadsheet is pasted into it. */
export default listScreen<DeskSku>({
  words: 'goods:stock_desk',
  alsoWords: ['goods.desk.state', 'mass_change', 'card.price'],
  group: 'goods',
  place: 50,
  list: goodsDeskApi.skus,
  counts: goodsDeskApi.skuCounts,
  idOf: (sku) => String(sku.sku_id),
  nameOf: (sku) => sku.designation,
  tabs: ['all', 'low', 'out'],
  sorts: ['goods', 'stock', 'price'],
  hrefOf: (sku) => `/merchant/goods?tab=all&open=${sku.product_id}`,
  columns: [
    { key: 'designation', cell: (sku) => sku.designation },
    { key: 'name', cell: (sku) => <span className="line-clamp-1 max-w-80">{sku.name}</span> },
    {
      key: 'state',
      cell: (sku, { t }) =>
        sku.status === 'off_shelf' ? <Tag tone="quiet">{t('goods:desk.state.off_shelf')}</Tag> : '',
    },
    {
      key: 'price',
      isRight: true,
      cell: (sku) => formatAmount(sku.price),
      edit: {
        row: goodsDeskApi.setPrice,
        field: 'price',
        value: (sku) => sku.price,
        input: (sku, was) => ({ ...input(sku), was }),
        many: 'price',
      },
    },
    {
      key: 'stock',
      isRight: true,
      cell: (sku, { locale }) => formatNumber(sku.stock, locale, 0),
      edit: {
        row: goodsDeskApi.setStock,
        field: 'stock',
        value: (sku) => String(sku.stock),
        input: (sku, kept) => ({ ...input(sku), was: Number(kept) }),
        isNumber: true,
        many: 'stock',
      },
    },
    {
      key: 'unit',
      cell: (sku, { t }) => (
        <span className="whitespace-nowrap">
          {sku.unit_name}
          <span className="block text-12 text-ink-secondary">{eachText(t, sku)}</span>
        </span>
      ),
    },
    {
      key: 'tiers',
      cell: (sku) => (
        <span className="text-12 text-ink-secondary md:whitespace-nowrap">
          {sku.tiers
            .slice(1)
            .map((tier) => `≥${tier.start} ${formatAmount(tier.price)}`)
            .join('\u00a0· ')}
        </span>
      ),
    },
    {
      key: 'sales',
      isRight: true,
      isSpare: true,
      cell: (sku, { locale }) => formatNumber(sku.sales, locale, 0),
    },
  ],
  acts: [
    {
      key: 'price',
      row: massChangeApi.price,
      isFor: () => true,
      isForMany: true,
      input: () => ({}),
      together: (rows) => ({ ids: idsOf(rows) }),
      fields: ['by'],
      more: massLook<DeskSku>('price', (rows, values) =>
        typed(values) ? { ids: idsOf(rows), by: typed(values) } : undefined,
      ),
    },
    {
      key: 'stock',
      row: massChangeApi.stock,
      isFor: () => true,
      isForMany: true,
      input: () => ({}),
      together: (rows) => ({ ids: idsOf(rows), was: rows.map((sku) => sku.stock) }),
      fields: ['by'],
      more: massLook<DeskSku>('stock', (rows, values) =>
        typed(values)
          ? { ids: idsOf(rows), by: typed(values), was: rows.map((sku) => sku.stock) }
          : undefined,
      ),
    },
  ],
});

import { goodsDeskApi, type DeskGoods } from '#lib/contracts/goods-desk.ts';
import { goodsFormApi } from '#lib/contracts/goods-form.ts';
import { ownCategoryApi } from '#lib/contracts/own-category.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { formatAmount, formatDate, formatNumber } from '#lib/i18n/format.ts';
import { eachText } from '#lib/i18n/unit-price.ts';
import { withUnit } from '#lib/i18n/with-unit.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';
import { massLook } from './parts/MassLook.tsx';
import { GoodsRecord } from './parts/GoodsRecord.tsx';

const TONES: Record<string, 'good' | 'wait'> = { on_sale: 'good', reviewing: 'wait' };

const idsOf = (rows: readonly DeskGoods[]): number[] => rows.map((goods) => goods.product_id);

/** One product needs no table of what becomes of it. */
const shelfLook = (isOnSale: boolean) =>
  massLook<DeskGoods>('shelf', (rows) =>
    rows.length > 1 ? { ids: idsOf(rows), on_sale: isOnSale } : undefined,
  );

function priceOf(goods: DeskGoods, { w }: Drawing): string {
  if (goods.is_on_request) return w('on_request');
  const [low, high] = [formatAmount(goods.price), formatAmount(goods.price_max)];
  return `${low === high ? low : `${low} – ${high}`}/${goods.unit_name}`;
}

/** Goods of a store, on the shelf and off it. */
export default listScreen<DeskGoods>({
  words: 'goods:desk',
  alsoWords: ['goods.form.field', 'mass_change', 'card.price'],
  group: 'goods',
  place: 40,
  list: goodsDeskApi.list,
  counts: goodsDeskApi.counts,
  detail: goodsDeskApi.detail,
  idOf: (goods) => String(goods.product_id),
  nameOf: (goods) => goods.name,
  tabs: ['on_sale', 'sold_out', 'off_shelf', 'draft', 'reviewing', 'all'],
  hasFullTabsOnly: true,
  firstTab: 'on_sale',
  sorts: ['newest', 'sales', 'stock'],
  filters: [{ key: 'mer_cate_id', choices: ['0'], from: ownCategoryApi.choices }],
  columns: [
    {
      key: 'name',
      cell: (goods) => (
        <span className="flex min-w-56 items-center gap-2">
          <img
            src={goods.image}
            alt=""
            width="32"
            height="32"
            className="size-8 shrink-0 rounded bg-ground object-contain"
          />
          <span className="line-clamp-2">{goods.name}</span>
        </span>
      ),
    },
    {
      key: 'state',
      cell: (goods, { w }) => (
        <span className="flex flex-wrap gap-1">
          <Tag tone={TONES[goods.status] ?? 'quiet'}>{w(`state.${goods.status}`)}</Tag>
          {goods.reason && (
            <span className="text-12 text-warning">{w('sent_back', { reason: goods.reason })}</span>
          )}
          {goods.stock === 0 && <Tag tone="bad">{w('state.sold_out')}</Tag>}
        </span>
      ),
    },
    { key: 'category', cell: (goods) => <span className="line-clamp-2 min-w-20">{goods.category}</span> },
    {
      key: 'own_category',
      isSpare: true,
      cell: (goods) => <span className="line-clamp-2 min-w-20">{goods.own_category}</span>,
    },
    {
      key: 'price',
      isRight: true,
      cell: (goods, draw) => (
        <span className="whitespace-nowrap">
          {priceOf(goods, draw)}
          {!goods.is_on_request && (
            <span className="block text-12 text-ink-secondary">{eachText(draw.t, goods)}</span>
          )}
        </span>
      ),
    },
    {
      key: 'stock',
      isRight: true,
      cell: (goods, { locale }) => (
        <span className="whitespace-nowrap">{withUnit(goods.stock, goods.unit_name, locale)}</span>
      ),
    },
    { key: 'skus', isRight: true, cell: (goods) => goods.sku_count },
    { key: 'sales', isRight: true, cell: (goods, { locale }) => formatNumber(goods.sales, locale, 0) },
    { key: 'moq', isRight: true, isSpare: true, cell: (goods) => goods.moq },
    {
      key: 'updated',
      isSpare: true,
      cell: (goods, { locale }) => formatDate(goods.update_time, locale, 'short'),
    },
  ],
  makeWays: [{ key: 'new', row: goodsFormApi.save, address: '/merchant/goods/edit' }],
  ways: [
    {
      key: 'edit',
      row: goodsFormApi.save,
      address: ({ product_id: id }) => `/merchant/goods/edit?id=${id}`,
      isFor: () => true,
    },
    {
      key: 'copy',
      row: goodsFormApi.save,
      address: ({ product_id: id }) => `/merchant/goods/edit?copy=${id}`,
      isFor: () => true,
    },
  ],
  acts: [
    {
      key: 'take_off',
      row: goodsDeskApi.shelf,
      isFor: ({ status }) => status === 'on_sale',
      isForMany: true,
      input: () => ({}),
      together: (rows) => ({ ids: idsOf(rows), on_sale: false }),
      more: shelfLook(false),
    },
    {
      key: 'ask_again',
      row: oversightApi.askAgain,
      isFor: ({ status }) => status === 'withheld',
      input: ({ product_id: id }) => ({ id }),
    },
    {
      key: 'put_on',
      row: goodsDeskApi.shelf,
      isFor: ({ status }) => status === 'off_shelf',
      isForMany: true,
      isMain: true,
      input: () => ({}),
      together: (rows) => ({ ids: idsOf(rows), on_sale: true }),
      more: shelfLook(true),
    },
    {
      key: 'sort_into',
      row: ownCategoryApi.put,
      isFor: () => true,
      isForMany: true,
      input: () => ({}),
      together: (rows) => ({ ids: idsOf(rows) }),
      fields: ['mer_cate_id'],
      choices: { mer_cate_id: ownCategoryApi.choices },
      more: massLook<DeskGoods>('own_category', (rows, values) =>
        rows.length > 1 && values['mer_cate_id']
          ? { ids: idsOf(rows), mer_cate_id: Number(values['mer_cate_id']) }
          : undefined,
      ),
    },
    {
      key: 'sort_out',
      row: ownCategoryApi.put,
      isFor: (goods) => goods.own_category !== '',
      isForMany: true,
      input: () => ({}),
      together: (rows) => ({ ids: idsOf(rows), mer_cate_id: 0 }),
      more: massLook<DeskGoods>('own_category', (rows) =>
        rows.length > 1 ? { ids: idsOf(rows), mer_cate_id: 0 } : undefined,
      ),
    },
  ],
  record: GoodsRecord,
});

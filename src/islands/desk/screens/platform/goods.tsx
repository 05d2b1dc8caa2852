import { auditApi } from '#lib/contracts/audit.ts';
import { oversightApi, type WatchedGoods } from '#lib/contracts/oversight.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import { Facts, Section, Tag } from '../../record-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';
import { When } from './parts/cells.tsx';

const input = ({ product_id: id }: WatchedGoods) => ({ id });
const TONES: Record<string, 'good' | 'quiet' | 'bad'> = {
  on_sale: 'good',
  off_shelf: 'quiet',
  withheld: 'bad',
};
const isHeld = (row: WatchedGoods): boolean => row.status === 'withheld' && row.reason !== '';

function State({ row, draw: { w } }: { row: WatchedGoods; draw: Drawing }) {
  const state = row.status === 'withheld' && row.reason === '' ? 'frozen' : row.status;
  return <Tag tone={TONES[row.status] ?? 'quiet'}>{w(`state.${state}`)}</Tag>;
}

/** A product beside the list, with the way to its page. */
function GoodsRecord({ record: row, draw }: { record: WatchedGoods; draw: Drawing }) {
  const { w } = draw;
  return (
    <Section title={w('part.goods')}>
      <img
        src={row.image}
        alt=""
        width="160"
        height="160"
        className="mb-3 size-40 rounded border border-line bg-ground object-contain"
      />
      <Facts
        facts={[
          [w('col.store'), row.store],
          [w('col.category'), row.category],
          [w('col.state'), <State key="state" row={row} draw={draw} />],
          [w('col.reason'), row.reason],
          [w('col.asked'), row.asked_time && <When key="asked" time={row.asked_time} draw={draw} />],
          [w('col.price'), formatAmount(row.price)],
          [w('col.stock'), row.stock],
        ]}
      />
      {row.status === 'on_sale' && (
        <a
          href={localizedPath(paths.goodsDetail(row.product_id), draw.locale)}
          target="_blank"
          rel="noopener"
          className="mt-3 inline-flex min-h-11 md:min-h-6 items-center text-14 text-info underline"
        >
          {w('fact.show')}
        </a>
      )}
    </Section>
  );
}

/** Goods of all stores: taken off the shelf with a reason, looked at again, let back. */
export default listScreen<WatchedGoods>({
  words: 'oversight:goods',
  group: 'review',
  place: 95,
  inbox: 'goods',
  list: oversightApi.goods,
  counts: oversightApi.goodsCounts,
  idOf: (row) => String(row.product_id),
  nameOf: (row) => row.name,
  tabs: ['asked', 'withheld', 'on_sale', 'all'],
  firstTab: 'asked',
  columns: [
    {
      key: 'name',
      cell: (row) => (
        <span className="flex min-w-56 items-center gap-2">
          <img
            src={row.image}
            alt=""
            width="32"
            height="32"
            className="size-8 shrink-0 rounded bg-ground object-contain"
          />
          <span className="line-clamp-2">{row.name}</span>
        </span>
      ),
    },
    { key: 'store', cell: (row) => row.store },
    { key: 'category', cell: (row) => row.category },
    { key: 'state', cell: (row, draw) => <State row={row} draw={draw} /> },
    { key: 'reason', cell: (row) => <span className="line-clamp-2 max-w-60">{row.reason}</span> },
    { key: 'asked', cell: (row, draw) => row.asked_time && <When time={row.asked_time} draw={draw} /> },
    { key: 'price', isRight: true, cell: (row) => formatAmount(row.price) },
    { key: 'stock', isRight: true, isSpare: true, cell: (row) => row.stock },
    { key: 'updated', isSpare: true, cell: (row, draw) => <When time={row.update_time} draw={draw} /> },
  ],
  acts: [
    { key: 'release', row: oversightApi.release, isFor: isHeld, isMain: true, isForMany: true, input },
    {
      key: 'withhold',
      row: oversightApi.withhold,
      isFor: ({ status }) => status === 'on_sale',
      isForMany: true,
      input,
      fields: ['reason'],
    },
    {
      key: 'send_back',
      row: oversightApi.withhold,
      isFor: (row) => isHeld(row) && row.asked_time !== null,
      input,
      fields: ['reason'],
    },
  ],
  history: { row: auditApi.about, kind: 'goods' },
  record: GoodsRecord,
});

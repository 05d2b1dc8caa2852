import { auditApi } from '#lib/contracts/audit.ts';
import { catalogApi } from '#lib/contracts/catalog.ts';
import { oversightApi, type WatchedStore } from '#lib/contracts/oversight.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { formatNumber } from '#lib/i18n/format.ts';
import { storeClosingApi } from '#lib/contracts/store-closing.ts';
import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import { deskCall } from '../../desk-call.ts';
import { OpenNow } from '../../open-things.tsx';
import { Facts, Section, Tag } from '../../record-parts.tsx';
import { listScreen, type Drawing, type FormProps } from '../../screen.ts';
import { When } from './parts/cells.tsx';

function State({ row, draw: { w } }: { row: WatchedStore; draw: Drawing }) {
  if (row.frozen_reason) return <Tag tone="bad">{w('frozen')}</Tag>;
  return <Tag tone={row.status === 'open' ? 'good' : 'quiet'}>{w(`state.${row.status}`)}</Tag>;
}

/** A store without a review has no score. */
const scoreOf = ({ score }: WatchedStore): string => (score > 0 ? score.toFixed(1) : '–');

/** All goods of a store as a file, in the form in which its own people export them. */
async function exportGoods({ mer_id: id }: WatchedStore): Promise<void> {
  const link = await deskCall()(catalogApi.exportFor, { store: String(id), format: 'xlsx' });
  if (!link.ok) return showRefusal(link.failure);
  window.location.assign(link.value.url);
}

/** A store beside the list, with the way to its page and to its goods. */
function StoreRecord({ record: row, draw }: { record: WatchedStore; draw: Drawing }) {
  const { w, locale } = draw;
  const link = 'inline-flex min-h-11 md:min-h-6 items-center text-info underline';
  const may = (key: string): boolean => draw.may?.includes(`read:${key}`) ?? false;
  const said = (is: boolean): string => w(is ? 'fact.yes' : 'fact.no');
  return (
    <Section title={w('part.file')}>
      <Facts
        facts={[
          [w('col.state'), <State key="state" row={row} draw={draw} />],
          [w('fact.reason'), row.frozen_reason],
          [w('col.type'), row.type],
          [w('col.category'), row.category],
          [w('fact.place'), row.place],
          [w('col.phone'), row.phone],
          [w('col.goods'), row.goods],
          [w('col.withheld'), row.withheld],
          [w('col.orders'), row.open_orders],
          [w('col.sales'), formatNumber(row.sales, locale, 0)],
          [w('col.score'), scoreOf(row)],
          [w('fact.margin'), said(row.has_margin)],
          [w('fact.verified'), said(row.is_verified)],
          [w('fact.commission'), row.commission ? `${row.commission}%` : w('fact.by_category')],
          [w('col.since'), <When key="since" time={row.create_time} draw={draw} />],
        ]}
      />
      <p className="mt-3 flex flex-wrap gap-4 text-14">
        <a
          href={localizedPath(paths.store(row.mer_id), locale)}
          target="_blank"
          rel="noopener"
          className={link}
        >
          {w('fact.show')}
        </a>
        {may('goods') && (
          <a
            href={localizedPath(`/platform/goods?tab=all&keyword=${encodeURIComponent(row.name)}`, locale)}
            className={link}
          >
            {w('fact.goods')}
          </a>
        )}
        {may('orders') && (
          <a href={localizedPath(`/platform/orders?store=${row.mer_id}`, locale)} className={link}>
            {w('fact.see_orders')}
          </a>
        )}
        {may('export') && (
          <button type="button" className={link} onClick={() => void exportGoods(row)}>
            {w('fact.export')}
          </button>
        )}
        {may('import') && (
          <a href={localizedPath(`/platform/imports?store=${row.mer_id}`, locale)} className={link}>
            {w('fact.import')}
          </a>
        )}
      </p>
    </Section>
  );
}

/** What would have to be settled before the store is closed. */
const StillOpen = ({ rows: [row], draw }: FormProps<WatchedStore>) =>
  row ? (
    <OpenNow row={storeClosingApi.openOf} input={{ id: row.mer_id }} placeOf={nowhere} draw={draw} />
  ) : null;
const nowhere = (): undefined => undefined;

/** All stores, and what they sell. */
export default listScreen<WatchedStore>({
  words: 'oversight:stores',
  alsoWords: ['store_closing.open'],
  group: 'stores',
  place: 45,
  list: oversightApi.stores,
  history: {
    row: auditApi.about,
    kind: 'store',
    others: [{ key: 'review', row: oversightApi.reviewStoreRisk }],
  },
  counts: oversightApi.storeCounts,
  idOf: (row) => String(row.mer_id),
  nameOf: (row) => row.name,
  tabs: ['all', 'active', 'frozen'],
  columns: [
    { key: 'name', cell: (row) => row.name },
    { key: 'state', cell: (row, draw) => <State row={row} draw={draw} /> },
    { key: 'type', cell: (row) => row.type },
    { key: 'category', cell: (row) => row.category },
    { key: 'goods', isRight: true, cell: (row) => row.goods },
    { key: 'withheld', isRight: true, isSpare: true, cell: (row) => row.withheld },
    { key: 'orders', isRight: true, cell: (row) => row.open_orders },
    { key: 'sales', isRight: true, cell: (row, { locale }) => formatNumber(row.sales, locale, 0) },
    { key: 'score', isRight: true, cell: (row) => scoreOf(row) },
    { key: 'phone', isSpare: true, cell: (row) => row.phone },
    { key: 'since', cell: (row, draw) => <When time={row.create_time} draw={draw} /> },
  ],
  acts: [
    {
      key: 'freeze',
      row: oversightApi.freezeStore,
      isFor: (row) => row.frozen_reason === '',
      input: ({ mer_id: id }) => ({ id }),
      fields: ['reason'],
    },
    {
      key: 'thaw',
      row: oversightApi.thawStore,
      isFor: (row) => row.frozen_reason !== '',
      isMain: true,
      input: ({ mer_id: id }) => ({ id }),
    },
    {
      key: 'close',
      row: storeClosingApi.begin,
      isFor: (row) => row.status === 'open' || row.frozen_reason !== '',
      input: ({ mer_id: id }) => ({ id }),
      fields: ['reason'],
      more: StillOpen,
    },
    {
      key: 'commission',
      row: storeMoneyApi.setCommission,
      isFor: () => true,
      input: ({ mer_id }) => ({ kind: 'store', owner_id: mer_id }),
      fields: ['percent'],
      initial: ({ commission }) => ({ percent: commission }),
    },
  ],
  record: StoreRecord,
  reads: [
    { key: 'goods', row: oversightApi.goods },
    { key: 'orders', row: oversightApi.orders },
    { key: 'export', row: catalogApi.exportFor },
    { key: 'import', row: catalogApi.startFor },
  ],
});

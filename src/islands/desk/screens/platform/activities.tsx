import { auditApi } from '#lib/contracts/audit.ts';
import { activityApi, type ActivityBrief } from '#lib/contracts/activity.ts';
import { seckillApi } from '#lib/contracts/seckill.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import { leftOf, offeredOf } from '../../activity-cells.ts';
import { Facts, Section, Tag } from '../../record-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';
import { When } from './parts/cells.tsx';

const isPending = ({ status }: ActivityBrief): boolean => status === 'pending';
const TONES: Record<string, 'wait' | 'good' | 'bad' | 'quiet'> = {
  pending: 'wait',
  approved: 'good',
  refused: 'bad',
};

/** An activity beside the list: what is sold, when, and how much of it. */
function ActivityRecord({ record: row, draw }: { record: ActivityBrief; draw: Drawing }) {
  const { w } = draw;
  return (
    <Section title={w('part.activity')}>
      <img
        src={row.image}
        alt=""
        width="120"
        height="120"
        className="mb-3 size-[120px] rounded border border-line bg-ground object-contain"
      />
      <Facts
        facts={[
          [
            w('col.goods'),
            <a
              key="goods"
              href={localizedPath(paths.goodsDetail(row.product_id), draw.locale)}
              target="_blank"
              rel="noopener"
              className="text-info hover:underline"
            >
              {row.store_name}
            </a>,
          ],
          [w('col.store'), row.mer_name],
          [w('col.kind'), w(`kind.${row.kind}`)],
          [w('col.starts'), <When key="starts" time={row.start_time} draw={draw} />],
          [w('col.ends'), <When key="ends" time={row.end_time} draw={draw} />],
          [w('col.limited'), offeredOf(row, draw)],
          [w('col.stock'), leftOf(row)],
          [w('fact.refusal'), row.reason],
        ]}
      />
    </Section>
  );
}

/** Flash sales, presales and sets that stores propose. */
export default listScreen<ActivityBrief>({
  words: 'activity:desk',
  group: 'review',
  place: 80,
  inbox: 'activity',
  list: activityApi.all,
  idOf: (row) => String(row.activity_id),
  nameOf: (row) => row.store_name,
  hasCounts: true,
  tabs: ['pending', 'approved', 'refused', 'taken_down', 'all'],
  firstTab: 'pending',
  tabAs: 'status',
  columns: [
    { key: 'goods', cell: (row) => <span className="line-clamp-2 max-w-96">{row.store_name}</span> },
    { key: 'store', cell: (row) => row.mer_name },
    { key: 'kind', cell: (row, { w }) => w(`kind.${row.kind}`) },
    {
      key: 'state',
      cell: (row, { w }) => (
        <span className="flex gap-1">
          <Tag tone={TONES[row.status] ?? 'quiet'}>{w(`tab.${row.status}`)}</Tag>
          {row.status === 'approved' && <Tag tone="quiet">{w(`stage.${row.stage}`)}</Tag>}
        </span>
      ),
    },
    { key: 'starts', cell: (row, draw) => <When time={row.start_time} draw={draw} /> },
    { key: 'ends', cell: (row, draw) => <When time={row.end_time} draw={draw} /> },
    { key: 'limited', isRight: true, cell: offeredOf },
    { key: 'stock', isRight: true, cell: leftOf },
  ],
  acts: [
    {
      key: 'approve',
      row: activityApi.review,
      isFor: isPending,
      isMain: true,
      isForMany: true,
      input: ({ activity_id: id }) => ({ id, approve: true }),
    },
    {
      key: 'refuse',
      row: activityApi.review,
      isFor: isPending,
      input: ({ activity_id: id }) => ({ id, approve: false }),
      fields: ['reason'],
      required: ['reason'],
    },
    {
      key: 'take_down',
      row: activityApi.takeDownAny,
      isFor: ({ status, stage }) => status === 'approved' && stage !== 'over',
      input: ({ activity_id: id }) => ({ id }),
    },
  ],
  makes: [{ key: 'add_slot', row: seckillApi.addSlot, fields: ['start_time', 'end_time'] }],
  history: { row: auditApi.about, kind: 'activity' },
  record: ActivityRecord,
});

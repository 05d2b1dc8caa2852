import { activityApi, type ActivityBrief } from '#lib/contracts/activity.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { paths } from '#lib/i18n/paths.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';

const TONES: Record<string, 'wait' | 'good' | 'bad'> = { pending: 'wait', approved: 'good', refused: 'bad' };

/** Flash sales, presales and sets of a store. */
export default listScreen<ActivityBrief>({
  words: 'activity:own_desk',
  alsoWords: ['activity.desk'],
  group: 'marketing',
  place: 80,
  list: activityApi.own,
  idOf: (row) => String(row.activity_id),
  nameOf: (row) => row.store_name,
  tabs: ['all', 'pending', 'approved', 'refused', 'taken_down'],
  tabAs: 'status',
  hrefOf: (row) => paths.goodsDetail(row.product_id),
  columns: [
    { key: 'goods', cell: (row) => <span className="line-clamp-2 max-w-96">{row.store_name}</span> },
    { key: 'kind', cell: (row, { t }) => wireWord(t, 'activity:desk.kind', row.kind) },
    {
      key: 'state',
      cell: (row, { t, w }) => (
        <span className="flex gap-1">
          <Tag tone={TONES[row.status] ?? 'quiet'}>{w(`tab.${row.status}`)}</Tag>
          {row.status === 'approved' && (
            <Tag tone="quiet">{wireWord(t, 'activity:desk.stage', row.stage)}</Tag>
          )}
        </span>
      ),
    },
    { key: 'starts', cell: (row, { locale }) => formatDate(row.start_time, locale, 'minute') },
    { key: 'ends', cell: (row, { locale }) => formatDate(row.end_time, locale, 'minute') },
    { key: 'limited', isRight: true, cell: (row) => row.limited },
    { key: 'stock', isRight: true, cell: (row) => row.stock },
    { key: 'reason', cell: (row) => row.reason },
  ],
  acts: [
    {
      key: 'take_down',
      row: activityApi.takeDown,
      isFor: ({ status, stage }) => status === 'approved' && stage !== 'over',
      input: ({ activity_id: id }) => ({ id }),
    },
  ],
});

import { activityApi, type ActivityBrief } from '#lib/contracts/activity.ts';
import { auditApi } from '#lib/contracts/audit.ts';
import { bundleApi } from '#lib/contracts/bundle.ts';
import { presaleApi } from '#lib/contracts/presale.ts';
import { seckillApi } from '#lib/contracts/seckill.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { paths } from '#lib/i18n/paths.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { leftOf, offeredOf } from '../../activity-cells.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen, type Values } from '../../screen.ts';
import { isOfOffer, offeredSizes, offerFaults } from './parts/OfferedSizes.tsx';
import { SetParts, setFaults } from './parts/SetParts.tsx';

const TONES: Record<string, 'wait' | 'good' | 'bad'> = { pending: 'wait', approved: 'good', refused: 'bad' };

/** A presale whose balance is paid later. */
const DEPOSIT = '2';
const isDeposit = (values: Values): boolean => String(values['presell_type']) === DEPOSIT;
const ofFlashSale = () => ['price', 'limited'] as const;
const ofPresale = (values: Values) =>
  isDeposit(values) ? (['price', 'down_price', 'limited'] as const) : (['price', 'limited'] as const);
const LIMITS = ['once_pay_count', 'all_pay_count'] as const;
const FlashSaleSizes = offeredSizes(ofFlashSale);
const PresaleSizes = offeredSizes(ofPresale);

/** Flash sales, presales and sets of a store. */
export default listScreen<ActivityBrief>({
  words: 'activity:own_desk',
  alsoWords: ['activity.desk', 'activity.offers', 'failures.bundle'],
  group: 'marketing',
  place: 80,
  list: activityApi.own,
  idOf: (row) => String(row.activity_id),
  nameOf: (row) => row.store_name,
  history: { row: auditApi.aboutOwn, kind: 'activity' },
  hasCounts: true,
  tabs: ['all', 'pending', 'approved', 'refused', 'taken_down'],
  tabAs: 'status',
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
    { key: 'limited', isRight: true, cell: offeredOf },
    { key: 'stock', isRight: true, cell: leftOf },
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
  ways: [
    {
      key: 'goods',
      row: activityApi.own,
      isFor: () => true,
      address: (row) => paths.goodsDetail(row.product_id),
    },
  ],
  makes: [
    {
      key: 'seckill',
      row: seckillApi.create,
      fields: ['start_time', 'start_day', 'end_day', ...LIMITS],
      choices: { start_time: seckillApi.slots },
      more: FlashSaleSizes,
      faults: offerFaults(ofFlashSale),
      owns: isOfOffer,
    },
    {
      key: 'presale',
      row: presaleApi.create,
      fields: [
        'presell_type',
        'start_time',
        'end_time',
        'final_start_time',
        'final_end_time',
        'delivery_type',
        'delivery_day',
        ...LIMITS,
      ],
      required: ['final_start_time', 'final_end_time', 'delivery_type'],
      options: { presell_type: [1, 2], delivery_type: [1, 2] },
      initial: { presell_type: 2, delivery_type: 1, delivery_day: 7 },
      shows: (field, values) => !field.startsWith('final_') || isDeposit(values),
      more: PresaleSizes,
      faults: offerFaults(ofPresale),
      owns: isOfOffer,
    },
    {
      key: 'bundle',
      row: bundleApi.create,
      fields: ['name', 'name_en', 'start_time', 'end_time', 'limited', 'all_pay_count'],
      more: SetParts,
      faults: setFaults,
      owns: (field) => /^\d+$/.test(field) || field === 'products',
    },
  ],
});

import { auditApi } from '#lib/contracts/audit.ts';
import { massChangeApi } from '#lib/contracts/mass-change.ts';
import { couponApi, type CouponView } from '#lib/contracts/coupon.ts';
import { COUPON_COLUMNS, CouponRecord, couponsTogether } from '../../coupon-columns.tsx';
import { listScreen, type Values } from '../../screen.ts';
import { CouponGoods, couponFaults, isByOrder } from './parts/CouponGoods.tsx';

/** Good in the whole store, for some days from the claim. */
const STORE_COUPON = {
  type: 0,
  send_type: 0,
  coupon_type: 0,
  use_min_price: '0',
  coupon_time: 30,
  is_limited: true,
  total_count: 100,
};
const hasDates = (values: Values): boolean => String(values['coupon_type']) === '1';
/** Which values of the form ask for a field; what is not named here is always asked. */
const SHOWN: Record<string, (values: Values) => boolean> = {
  coupon_time: (values) => !hasDates(values),
  use_start_time: hasDates,
  use_end_time: hasDates,
  total_count: (values) => values['is_limited'] === true,
  give_from: isByOrder,
};

/** Coupons of a store. */
export default listScreen<CouponView>({
  words: 'coupon:desk',
  alsoWords: ['activity.offers'],
  group: 'marketing',
  place: 70,
  list: couponApi.storeList,
  idOf: (coupon) => String(coupon.coupon_id),
  nameOf: (coupon) => coupon.title,
  history: {
    row: auditApi.aboutOwn,
    kind: 'coupon',
    others: [{ key: 'undone', row: massChangeApi.undo }],
  },
  record: CouponRecord,
  hasCounts: true,
  tabs: ['all', 'open', 'draft', 'closed'],
  tabAs: 'status',
  columns: COUPON_COLUMNS,
  acts: [
    {
      key: 'open',
      row: couponApi.storeOpen,
      isFor: ({ status }) => status !== 'open',
      isMain: true,
      ...couponsTogether,
    },
    { key: 'close', row: couponApi.storeClose, isFor: ({ status }) => status === 'open', ...couponsTogether },
  ],
  makes: [
    {
      key: 'create',
      row: couponApi.storeCreate,
      fields: [
        'title',
        'title_en',
        'type',
        'coupon_price',
        'use_min_price',
        'coupon_type',
        'coupon_time',
        'use_start_time',
        'use_end_time',
        'start_time',
        'end_time',
        'is_limited',
        'total_count',
        'send_type',
        'give_from',
      ],
      options: { type: [0, 1], send_type: [0, 1, 2, 3, 4], coupon_type: [0, 1] },
      required: ['coupon_time', 'use_start_time', 'use_end_time', 'send_type', 'total_count'],
      initial: STORE_COUPON,
      shows: (field, values) => SHOWN[field]?.(values) ?? true,
      more: CouponGoods,
      faults: couponFaults,
      owns: (field) => field === 'target_ids' || field === 'give_for',
    },
  ],
});

import { auditApi } from '#lib/contracts/audit.ts';
import { massChangeApi } from '#lib/contracts/mass-change.ts';
import { couponApi, type CouponView } from '#lib/contracts/coupon.ts';
import { COUPON_COLUMNS, CouponRecord, couponsTogether } from '../../coupon-columns.tsx';
import { listScreen } from '../../screen.ts';
import { CouponCategories, CouponStores } from './parts/CouponTargets.tsx';

/** Good in all stores, for some days from the claim. */
const GENERAL_COUPON = { type: 10, coupon_type: 0, use_min_price: '0', coupon_time: 30, total_count: 100 };

const FIELDS = ['title', 'title_en', 'coupon_price', 'use_min_price', 'coupon_time', 'total_count'] as const;

/** Coupons of the platform. */
export default listScreen<CouponView>({
  words: 'coupon:platform',
  group: 'marketing',
  place: 99,
  list: couponApi.platformList,
  idOf: (coupon) => String(coupon.coupon_id),
  nameOf: (coupon) => coupon.title,
  history: {
    row: auditApi.about,
    kind: 'coupon',
    others: [{ key: 'undone', row: massChangeApi.platformUndo }],
  },
  record: CouponRecord,
  hasCounts: true,
  tabs: ['all', 'open', 'draft', 'closed'],
  tabAs: 'status',
  columns: COUPON_COLUMNS,
  acts: [
    {
      key: 'open',
      row: couponApi.platformOpen,
      isFor: ({ status }) => status !== 'open',
      isMain: true,
      ...couponsTogether,
    },
    {
      key: 'close',
      row: couponApi.platformClose,
      isFor: ({ status }) => status === 'open',
      ...couponsTogether,
    },
  ],
  makes: [
    { key: 'create', row: couponApi.platformCreate, fields: FIELDS, initial: GENERAL_COUPON },
    {
      key: 'create_category',
      row: couponApi.platformCreate,
      fields: FIELDS,
      initial: { ...GENERAL_COUPON, type: 11 },
      more: CouponCategories,
    },
    {
      key: 'create_stores',
      row: couponApi.platformCreate,
      fields: FIELDS,
      initial: { ...GENERAL_COUPON, type: 12 },
      more: CouponStores,
    },
  ],
});

import { couponApi, type CouponView } from '#lib/contracts/coupon.ts';
import { COUPON_COLUMNS } from '../../coupon-columns.tsx';
import { listScreen } from '../../screen.ts';

const input = ({ coupon_id: id }: CouponView): { id: number } => ({ id });
/** Good in the whole store, for some days from the claim. */
const STORE_COUPON = { type: 0, coupon_type: 0, use_min_price: '0', coupon_time: 30, total_count: 100 };

/** Coupons of a store. */
export default listScreen<CouponView>({
  words: 'coupon:desk',
  group: 'marketing',
  place: 70,
  list: couponApi.storeList,
  idOf: (coupon) => String(coupon.coupon_id),
  nameOf: (coupon) => coupon.title,
  columns: COUPON_COLUMNS,
  acts: [
    {
      key: 'open',
      row: couponApi.storeOpen,
      isFor: ({ status }) => status === 'draft',
      isMain: true,
      input,
    },
    { key: 'close', row: couponApi.storeClose, isFor: ({ status }) => status === 'open', input },
  ],
  makes: [
    {
      key: 'create',
      row: couponApi.storeCreate,
      fields: ['title', 'title_en', 'coupon_price', 'use_min_price', 'coupon_time', 'total_count'],
      initial: STORE_COUPON,
    },
  ],
});

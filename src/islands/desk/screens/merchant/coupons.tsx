import { couponApi, type CouponView } from '#lib/contracts/coupon.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';

const TONES: Record<string, 'wait' | 'good'> = { draft: 'wait', open: 'good' };
const input = ({ coupon_id: id }: CouponView): { id: number } => ({ id });
/** Good in the whole store, for some days from the claim. */
const STORE_COUPON = { type: 0, coupon_type: 0, use_min_price: '0', coupon_time: 30, total_count: 100 };

function validOf(coupon: CouponView, { w, locale }: Drawing): string {
  if (coupon.coupon_type === 0) return w('valid', { days: coupon.coupon_time });
  const days = [coupon.use_start_time, coupon.use_end_time].map((time) => time && formatDate(time, locale));
  return days.filter(Boolean).join(' – ');
}

/** Coupons of a store. */
export default listScreen<CouponView>({
  words: 'coupon:desk',
  group: 'marketing',
  place: 70,
  list: couponApi.storeList,
  idOf: (coupon) => String(coupon.coupon_id),
  nameOf: (coupon) => coupon.title,
  columns: [
    { key: 'title', cell: (coupon) => coupon.title },
    {
      key: 'state',
      cell: (coupon, { w }) => (
        <Tag tone={TONES[coupon.status] ?? 'quiet'}>{w(`state.${coupon.status}`)}</Tag>
      ),
    },
    { key: 'type', cell: (coupon, { w }) => w(`type.${coupon.type}`) },
    { key: 'amount', isRight: true, cell: (coupon) => formatAmount(coupon.coupon_price) },
    { key: 'minimum', isRight: true, cell: (coupon) => formatAmount(coupon.use_min_price) },
    { key: 'valid', cell: (coupon, draw) => validOf(coupon, draw) },
    {
      key: 'left',
      isRight: true,
      cell: (coupon, { w }) =>
        coupon.is_limited ? `${coupon.remain_count} / ${coupon.total_count}` : w('no_limit'),
    },
  ],
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

import type { CouponView } from '#lib/contracts/coupon.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { Facts, Section, Tag } from './record-parts.tsx';
import type { Column, Drawing } from './screen.ts';

const TONES: Record<string, 'wait' | 'good'> = { draft: 'wait', open: 'good' };

function validOf(coupon: CouponView, { w, locale }: Drawing): string {
  if (coupon.coupon_type === 0) return w('valid', { days: coupon.coupon_time, count: coupon.coupon_time });
  const days = [coupon.use_start_time, coupon.use_end_time].map((time) => time && formatDate(time, locale));
  return days.filter(Boolean).join(' – ');
}

/** What lists of coupons show, of a store's and of the platform's. */
export const COUPON_COLUMNS: readonly Column<CouponView>[] = [
  { key: 'title', cell: (coupon) => coupon.title },
  {
    key: 'state',
    cell: (coupon, { w }) => <Tag tone={TONES[coupon.status] ?? 'quiet'}>{w(`state.${coupon.status}`)}</Tag>,
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
];

/** Done with all chosen coupons in one call. */
export const couponsTogether = {
  isForMany: true,
  input: () => ({}),
  together: (rows: readonly CouponView[]) => ({ ids: rows.map((coupon) => coupon.coupon_id) }),
};

/** A coupon beside the list. */
export const CouponRecord = ({ record, draw }: { record: CouponView; draw: Drawing }) => (
  <Section title={draw.w('title')}>
    <Facts facts={COUPON_COLUMNS.map(({ key, cell }) => [draw.w(`col.${key}`), cell(record, draw)])} />
  </Section>
);

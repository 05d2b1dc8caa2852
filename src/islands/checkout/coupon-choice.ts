import type { CheckoutCoupon } from '#lib/contracts/checkout.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { plainAmount } from '#islands/coupon/coupon-words.ts';

const PRODUCT = 1;

export function whyNot(t: Translate, { reason, gap }: CheckoutCoupon): string {
  if (reason === 'goods') return t('coupon:reason.goods');
  if (reason === 'threshold') return t('coupon:reason.threshold', { gap: plainAmount(gap) });
  return t('coupon:reason.used_up');
}

/**
 * The choice after a click on one coupon. A coupon takes the place of those that cannot stand beside it: one
 * for the whole store or order, and one for each product.
 */
export function toggled(coupons: readonly CheckoutCoupon[], clicked: CheckoutCoupon): string[] {
  const chosen = coupons.filter((row) => row.checked);
  const others = chosen.filter((row) => row.coupon_user_id !== clicked.coupon_user_id);
  const kept = clicked.checked ? others : others.filter((row) => !isRival(row, clicked));
  const ids = kept.map((row) => row.coupon_user_id);
  return clicked.checked ? ids : [...ids, clicked.coupon_user_id];
}

function isRival(row: CheckoutCoupon, clicked: CheckoutCoupon): boolean {
  const isProduct = clicked.coupon.type === PRODUCT;
  if (isProduct !== (row.coupon.type === PRODUCT)) return false;
  if (!isProduct) return true;
  return row.product_id !== null && clicked.product_ids.includes(row.product_id);
}

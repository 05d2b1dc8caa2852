import type { CheckoutCoupon } from '#lib/contracts/checkout.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sumFen, yuan, type Fen } from '#lib/kernel/money.ts';
import { myCouponView, pricedCoupon, type OwnedCoupon } from '../coupon/index.ts';
import type { Coupon, CouponOption, PricedCheckout, PricedLine } from '../pricing/index.ts';

/** Ids of the claimed coupons that a priced check-out takes. */
export function couponsTaken({ stores, platformCoupons }: PricedCheckout): string[] {
  return [...stores.flatMap((store) => store.coupons), ...platformCoupons]
    .filter((option) => option.checked)
    .map((option) => option.couponId);
}

const left = (line: PricedLine): Fen => line.total - line.productCoupon - line.storeCoupon;

/**
 * The amount among these lines that counts towards a coupon's threshold, fen; it is shown as the reason why a coupon
 * cannot be used.
 */
function baseOf(coupon: Coupon, lines: readonly PricedLine[]): Fen {
  const sum = (takes: (line: PricedLine) => boolean, of: (line: PricedLine) => Fen): Fen =>
    sumFen(lines.filter(takes).map(of));
  const isListed = (line: PricedLine) => line.priceKind !== 'quotation' && line.priceKind !== 'contract';
  const isPlain = (line: PricedLine) => !line.activity && isListed(line);
  switch (coupon.kind) {
    case 'store':
      return sum(
        (line) => line.merId === coupon.merId && (isPlain(line) || line.activity?.kind === 'presale'),
        (line) => line.total,
      );
    case 'product':
      return Math.max(
        0,
        ...coupon.productIds.map((id) =>
          sum(
            (line) => line.productId === id && isListed(line),
            (line) => line.total,
          ),
        ),
      );
    case 'category':
      return sum(
        (line) => isPlain(line) && line.categoryPath.some((id) => coupon.categoryIds.includes(id)),
        left,
      );
    case 'cross_store':
      return sum((line) => isPlain(line) && coupon.merIds.includes(line.merId), left);
    case 'general':
      return sum(isPlain, left);
  }
}

function whyNot(coupon: Coupon, lines: readonly PricedLine[]): Pick<CheckoutCoupon, 'reason' | 'gap'> {
  const base = baseOf(coupon, lines);
  if (base === 0) return { reason: 'goods', gap: '0.00' };
  if (base < coupon.threshold) return { reason: 'threshold', gap: yuan(coupon.threshold - base) };
  return { reason: 'used_up', gap: '0.00' };
}

/** Options of the pricing as the check-out shows them, what cannot be used with its reason. */
export function couponOptions(
  options: readonly CouponOption[],
  owned: readonly OwnedCoupon[],
  lines: readonly PricedLine[],
  { locale, now }: { locale: Locale; now: Date },
): CheckoutCoupon[] {
  const byId = new Map(owned.map((row) => [row.claim.couponUserId, row]));
  return options.flatMap((option) => {
    const row = byId.get(option.couponId);
    if (!row) return [];
    const coupon = pricedCoupon(row);
    const no = option.disabled ? whyNot(coupon, lines) : ({ reason: '', gap: '0.00' } as const);
    return {
      ...myCouponView(locale, row, { now }),
      ...no,
      checked: option.checked,
      disabled: option.disabled,
      saving: yuan(option.saving),
      /** Products of this check-out that a product coupon can be put on. */
      product_ids:
        coupon.kind === 'product'
          ? [...new Set(lines.map((line) => line.productId))].filter((id) => coupon.productIds.includes(id))
          : [],
      product_id: option.productId ?? null,
    };
  });
}

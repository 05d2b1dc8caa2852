import type { CouponView } from '#lib/contracts/coupon.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { Button } from '#islands/ui/Button.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';
import { CouponTicket } from './CouponTicket.tsx';
import { scopeOf, thresholdOf, typeName, validityOf } from './coupon-words.ts';

interface Props {
  i18n: Messages;
  coupon: CouponView;
  /** Left out where the page has no code of its own: the script of the page claims. */
  onClaim?: (coupon: CouponView) => void;
  isPending?: boolean;
  /** The coupon's goods are on this page, so the ticket does not link to them. */
  isAtGoods?: boolean;
  className?: string;
}

/** A coupon that may be claimed. Without `onClaim` it is plain HTML that `claim.ts` brings to life. */
export function ClaimTicket({
  i18n,
  coupon,
  onClaim,
  isPending = false,
  isAtGoods = false,
  className,
}: Props) {
  const t = createT(i18n);
  const isGone = coupon.is_limited && coupon.remain_count === 0;
  const isShut = !coupon.issue && (coupon.is_over || isGone);
  const claimed = coupon.total_count - coupon.remain_count;
  const percent = coupon.total_count > 0 ? Math.floor((claimed * 100) / coupon.total_count) : 0;
  const [sample] = coupon.ProductLst;
  const use = localizedPath(paths.goodsCoupon(coupon.coupon_id), i18n.locale);
  return (
    <CouponTicket
      amount={coupon.coupon_price}
      threshold={thresholdOf(t, coupon.use_min_price)}
      kind={typeName(t, coupon.type)}
      title={coupon.title}
      scope={scopeOf(t, coupon)}
      validity={validityOf(t, i18n.locale, coupon)}
      isQuiet={isShut}
      sample={
        sample &&
        !isAtGoods && (
          <a
            href={localizedPath(paths.goodsDetail(sample.product_id), i18n.locale)}
            title={sample.store_name}
            className="size-11 shrink-0 overflow-hidden rounded border border-line bg-white hover:border-ink-secondary"
          >
            <img
              src={sample.image}
              alt={sample.store_name}
              width="44"
              height="44"
              loading="lazy"
              className="size-full object-contain"
            />
          </a>
        )
      }
      {...(className ? { className } : {})}
      note={
        coupon.is_limited &&
        percent > 0 &&
        !isShut && (
          <span className="flex items-center gap-2">
            <span
              className="block h-1.5 w-16 overflow-hidden rounded-full bg-ground max-sm:hidden"
              aria-hidden="true"
            >
              <span className="block h-full bg-brand" style={{ width: `${percent}%` }} />
            </span>
            {t('coupon:claimed_percent', { n: percent })}
          </span>
        )
      }
    >
      {isAtGoods ? (
        <span hidden={!coupon.issue} data-use-coupon={coupon.coupon_id} className="text-14 text-success">
          {t('coupon:received')}
        </span>
      ) : (
        <a
          href={use}
          hidden={!coupon.issue}
          data-use-coupon={coupon.coupon_id}
          className={buttonLook('steel', 'small')}
        >
          {t('coupon:use')}
        </a>
      )}
      {!coupon.issue && (
        <Button
          size="small"
          data-claim-coupon={coupon.coupon_id}
          data-gone={t('coupon:gone')}
          data-done={t('coupon:received_now')}
          disabled={isShut}
          pending={isPending}
          onClick={onClaim && (() => onClaim(coupon))}
        >
          {t(coupon.is_over ? 'coupon:over_now' : isGone ? 'coupon:gone' : 'coupon:claim')}
        </Button>
      )}
    </CouponTicket>
  );
}

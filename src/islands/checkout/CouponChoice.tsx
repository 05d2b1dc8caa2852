import { useState } from 'react';
import type { CheckoutCoupon } from '#lib/contracts/checkout.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { CouponTicket } from '#islands/coupon/CouponTicket.tsx';
import { claimedUntil, plainAmount, scopeOf, thresholdOf, typeName } from '#islands/coupon/coupon-words.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { toggled, whyNot } from './coupon-choice.ts';

interface Props {
  t: Translate;
  locale: Locale;
  title: string;
  coupons: CheckoutCoupon[];
  /** What the chosen ones take off, yuan. */
  saved: string;
  isLoading: boolean;
  /** All chosen coupons of this store, or of the platform; empty means no coupon. */
  onChoose: (ids: string[]) => void;
}

/**
 * The chosen coupons in one line, and all coupons of the buyer in a dialog; those that cannot be used show the reason.
 */
export function CouponChoice({ t, locale, title, coupons, saved, isLoading, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const chosen = coupons.filter((row) => row.checked);
  const usable = coupons.filter((row) => !row.disabled);
  const words =
    chosen.length > 0
      ? t('coupon:choice.chosen', { count: chosen.length, amount: plainAmount(saved) })
      : usable.length > 0
        ? t('coupon:choice.usable', { count: usable.length })
        : t('coupon:choice.none_usable');
  const groups = [
    [t('coupon:choice.group_usable'), usable],
    [t('coupon:choice.group_not'), coupons.filter((row) => row.disabled)],
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="text-ink-secondary">{title}</span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${title}: ${words}`}
        disabled={coupons.length === 0}
        onClick={() => setOpen(true)}
        className={`inline-flex min-h-11 items-center gap-1 rounded border px-3 text-14 enabled:hover:border-brand disabled:border-line disabled:bg-ground disabled:text-ink-quiet md:min-h-8 ${chosen.length > 0 ? 'border-brand bg-brand-tint text-brand-pressed' : 'border-line-strong'}`}
      >
        {words}
      </button>
      {isOpen && (
        <Dialog
          label={title}
          closeLabel={t('common:close')}
          className="!max-w-lg"
          onClose={() => setOpen(false)}
        >
          <div className="grid gap-3 p-4 pt-5" aria-busy={isLoading}>
            <h2 className="pr-10 text-18 font-semibold">{title}</h2>
            {groups.map(
              ([name, rows]) =>
                rows.length > 0 && (
                  <section key={name} className="grid gap-3" aria-label={name}>
                    <h3 className="text-14 text-ink-secondary">{name}</h3>
                    {rows.map((row) => (
                      <CouponTicket
                        key={row.coupon_user_id}
                        amount={row.coupon_price}
                        threshold={thresholdOf(t, row.use_min_price)}
                        kind={typeName(t, row.coupon.type)}
                        title={row.coupon_title}
                        scope={scopeOf(t, {
                          type: row.coupon.type,
                          scope: row.scope,
                          merchant: row.merchant,
                        })}
                        validity={claimedUntil(t, locale, row)}
                        isQuiet={row.disabled}
                        className={row.checked ? '!border-brand' : ''}
                        note={
                          row.disabled
                            ? whyNot(t, row)
                            : t('coupon:choice.saving', { amount: plainAmount(row.saving) })
                        }
                      >
                        <label className="-mb-3 -mr-3 grid size-11 place-items-center">
                          <input
                            type="checkbox"
                            className="size-5 accent-[--brand]"
                            aria-label={row.coupon_title}
                            checked={row.checked}
                            disabled={row.disabled || isLoading}
                            onChange={() => onChoose(toggled(coupons, row))}
                          />
                        </label>
                      </CouponTicket>
                    ))}
                  </section>
                ),
            )}
            <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-2 bg-white py-2">
              <Button kind="line" disabled={isLoading || chosen.length === 0} onClick={() => onChoose([])}>
                {t('coupon:choice.none')}
              </Button>
              <Button onClick={() => setOpen(false)}>{t('coupon:choice.confirm')}</Button>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  );
}

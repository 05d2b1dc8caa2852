import type { ReactNode } from 'react';
import { placeLine } from '#lib/i18n/place-line.ts';
import type { CheckoutPreview } from '#lib/contracts/checkout.ts';
import { grouped } from '#lib/i18n/format.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { Button } from '#islands/ui/Button.tsx';

interface Props {
  t: Translate;
  preview: CheckoutPreview;
  /** The preview before the prices changed; the changes are shown before the order is submitted. */
  before: CheckoutPreview | null;
  /** Why nothing can be sent, or was not. */
  hint: ReactNode;
  isLoading: boolean;
  isPlacing: boolean;
  onPlace: () => void;
  /** What takes something off the whole order. */
  children?: ReactNode;
}

/** Totals as the server has them, and the one main action. */
export function Totals({ t, preview, before, hint, isLoading, isPlacing, onPlace, children }: Props) {
  const { address, presell } = preview;
  /** Goods that are all fetched at their stores go to no address. */
  const isSent = preview.order.some((store) => !store.take);
  return (
    <section
      className="panel grid gap-x-8 gap-y-4 p-4 md:grid-cols-[minmax(0,1fr)_320px]"
      aria-label={t('checkout:payable')}
    >
      <div className="grid content-start gap-3">
        {children}
        {address && isSent && (
          <p className="text-12 text-ink-secondary max-md:order-last">
            {t('checkout:goes_to')}&emsp;{placeLine(t, address)}&emsp;{address.real_name} {address.phone}
          </p>
        )}
      </div>
      <div className="grid gap-4 md:justify-items-end">
        <dl
          aria-busy={isLoading}
          className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 text-right transition-opacity aria-busy:opacity-50 md:w-[320px]"
        >
          <dt className="text-ink-secondary">
            {t('checkout:goods_total', {
              count: preview.order.flatMap((store) => store.list).length,
            })}
          </dt>
          <dd>
            <Amount value={preview.total_price} />
          </dd>
          <dt className="text-ink-secondary">{t('checkout:freight')}</dt>
          <dd>
            {!address && isSent ? (
              <span className="text-12 text-ink-quiet">{t('checkout:freight_later')}</span>
            ) : preview.order_total_postage === '0.00' ? (
              t('checkout:free')
            ) : (
              <Amount value={preview.order_total_postage} />
            )}
          </dd>
          {preview.order_coupon_price !== '0.00' && (
            <>
              <dt className="text-ink-secondary">{t('checkout:discount')}</dt>
              <dd>
                −<Amount value={preview.order_coupon_price} />
              </dd>
            </>
          )}
          {preview.order_total_integral > 0 && (
            <>
              <dt className="text-ink-secondary">{t('points:checkout.deducted')}</dt>
              <dd>
                −<Amount value={preview.order_total_integral_price} />
              </dd>
            </>
          )}
          {presell && (
            <>
              <dt className="text-ink-secondary">{t('activity:amount')}</dt>
              <dd>
                <Amount value={preview.order_price} />
              </dd>
              <dt className="text-ink-secondary">{t('activity:order.pay_later')}</dt>
              <dd>
                <Amount value={presell.balance} />
              </dd>
            </>
          )}
          <div className="col-span-2 flex flex-wrap items-baseline justify-end gap-x-6">
            <dt className="text-16">{t(presell ? 'activity:order.pay_now' : 'checkout:payable')}</dt>
            <dd className="font-semibold text-brand">
              <Amount
                value={presell ? presell.deposit : preview.order_price}
                className="text-24 sm:text-30"
              />
            </dd>
          </div>
        </dl>
        {preview.order_total_give_integral > 0 && (
          <p className="text-12 text-ink-secondary md:text-right">
            {t('points:checkout.give', { points: grouped(preview.order_total_give_integral) })}
          </p>
        )}
        {before && before.order_price !== preview.order_price && (
          <p role="status" className="rounded bg-warning-tint px-4 py-2 text-warning md:text-right">
            {t('checkout:price_changed', { before: before.order_price, now: preview.order_price })}
          </p>
        )}
        <p role="alert" className="text-brand empty:hidden max-md:hidden md:text-right">
          {hint}
        </p>
        <Button
          className="text-16 max-md:hidden md:min-h-11 md:w-[220px]"
          pending={isPlacing}
          disabled={isLoading || preview.status !== 'finish'}
          onClick={onPlace}
        >
          {t('checkout:submit')}
        </Button>
      </div>
    </section>
  );
}

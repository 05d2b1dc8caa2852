import type { ComponentProps } from 'react';
import type { CheckoutPreview } from '#lib/contracts/checkout.ts';
import { formatAmount, grouped } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { wireWord, type Translate } from '#lib/i18n/translate.ts';
import { specOf } from '#lib/kernel/spec-of.ts';
import { WayChoice, type Way } from '#islands/delivery/WayChoice.tsx';
import { CheckoutInvoice } from '#islands/invoice/CheckoutInvoice.tsx';
import { Amount } from '#islands/ui/Amount.tsx';
import { PublicPrice } from '#islands/ui/PublicPrice.tsx';
import { CouponChoice } from './CouponChoice.tsx';

interface Props {
  t: Translate;
  locale: Locale;
  store: CheckoutPreview['order'][number];
  isLoading: boolean;
  /** False: no address is chosen yet, so the freight is not known. */
  hasAddress: boolean;
  /** The same store as it was shown before its prices changed. */
  before?: CheckoutPreview['order'][number] | undefined;
  mark: string;
  onMark: (text: string) => void;
  way: Way;
  onWay: (way: Way) => void;
  invoice: Omit<ComponentProps<typeof CheckoutInvoice>, 't' | 'merId' | 'wish'>;
  onCoupons: (ids: string[]) => void;
}

const MARK_MAX = 150;

/** One store's goods, delivery, message and subtotal. */
export function StoreBlock({
  t,
  locale,
  store,
  isLoading,
  hasAddress,
  before,
  mark,
  onMark,
  way,
  onWay,
  invoice,
  onCoupons,
}: Props) {
  const { order } = store;
  const priceBefore = (cartId: string): string | undefined =>
    before?.list.find((line) => line.cart_id === cartId)?.unit_price;
  return (
    <section className="panel overflow-hidden" aria-label={store.mer_name}>
      <h2 className="flex items-center gap-2 border-b border-line px-4 py-3 font-semibold">
        <img src={store.mer_avatar} alt="" width={24} height={24} className="size-6 rounded" />
        {store.mer_name}
      </h2>
      <ul>
        {store.list.map((line) => (
          <li
            key={line.cart_id}
            className="grid grid-cols-[64px_minmax(0,1fr)] items-baseline gap-x-3 border-b border-line px-4 py-3 md:grid-cols-[64px_minmax(0,1fr)_140px_90px_130px] md:items-center"
          >
            <img
              src={line.image}
              alt=""
              width={64}
              height={64}
              loading="lazy"
              className="row-span-2 size-16 self-start rounded border border-line md:row-span-1 md:self-center"
            />
            <span className="min-w-0">
              <span className="line-clamp-2">{line.store_name}</span>
              {line.product_type !== 'normal' && (
                <span className="mr-2 rounded bg-brand-tint px-1.5 py-0.5 text-12 text-brand-pressed">
                  {wireWord(t, 'checkout:sold_as', line.product_type)}
                </span>
              )}
              <span className="text-12 text-ink-quiet">{specOf(line)}</span>
              {line.lead_days !== null && (
                <span className="block text-12 text-ink-quiet">
                  {line.lead_days === 0
                    ? t('checkout:lead_now')
                    : t('checkout:lead_days', { count: line.lead_days })}
                </span>
              )}
              {!line.served && (
                <strong className="block text-12 text-brand">{t('checkout:not_served')}</strong>
              )}
            </span>
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 md:contents">
              <span className="md:text-right">
                <Amount value={line.unit_price} />
                <span className="text-12 text-ink-quiet"> / {line.unit_name}</span>
                {line.public_price && <PublicPrice t={t} price={line.public_price} />}
                {before && priceBefore(line.cart_id) !== line.unit_price && (
                  <span className="block text-12 text-warning">
                    {t('checkout:price_before')}{' '}
                    <Amount value={priceBefore(line.cart_id) ?? line.unit_price} />
                  </span>
                )}
              </span>
              <span className="text-ink-secondary md:text-right">× {grouped(line.cart_num)}</span>
              <span className="ml-auto text-right font-semibold">
                <Amount value={line.total_price} />
                {line.sample_credit !== '0.00' && (
                  <span className="block text-12 font-normal text-brand">
                    {t('checkout:sample_credit')} −<Amount value={line.sample_credit} />
                  </span>
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div className="grid gap-4 p-4 md:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid content-start gap-3">
          <WayChoice t={t} store={store} hasAddress={hasAddress} chosen={way} onWay={onWay} />
          {store.openReceipt && (
            <CheckoutInvoice t={t} merId={store.mer_id} wish={store.invoice_wish} {...invoice} />
          )}
          {store.coupon.length > 0 && (
            <CouponChoice
              t={t}
              locale={locale}
              title={t('coupon:choice.store')}
              coupons={store.coupon}
              saved={order.total_coupon}
              isLoading={isLoading}
              onChoose={onCoupons}
            />
          )}
          <label className="grid gap-1">
            <span className="text-ink-secondary">{t('checkout:mark')}</span>
            <textarea
              rows={2}
              maxLength={MARK_MAX}
              value={mark}
              placeholder={t('checkout:mark_hint')}
              onChange={(event) => onMark(event.target.value)}
              className="rounded border border-line-strong p-2 placeholder:text-ink-quiet"
            />
            <span className="text-right text-12 text-ink-quiet">
              {mark.length}/{MARK_MAX}
            </span>
          </label>
        </div>
        <dl
          aria-busy={isLoading}
          className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-6 gap-y-1 text-right transition-opacity aria-busy:opacity-50"
        >
          <dt className="text-ink-secondary">{t('checkout:goods')}</dt>
          <dd>
            <Amount value={order.total_price} />
          </dd>
          <dt className="text-ink-secondary">{t('checkout:freight')}</dt>
          <dd>
            {!hasAddress && !store.take ? (
              <span className="text-12 text-ink-quiet">{t('checkout:freight_later')}</span>
            ) : order.postage_price === '0.00' ? (
              t('checkout:free')
            ) : (
              <Amount value={order.postage_price} />
            )}
          </dd>
          {order.free_freight_gap !== '0.00' && (
            <dd className="col-span-2 text-12 text-ink-quiet">
              {t('cart:free_gap', { amount: formatAmount(order.free_freight_gap).slice(1) })}
            </dd>
          )}
          {order.coupon_price !== '0.00' && (
            <>
              <dt className="text-ink-secondary">{t('checkout:discount')}</dt>
              <dd>
                −<Amount value={order.coupon_price} />
              </dd>
            </>
          )}
          {order.integral_price !== '0.00' && (
            <>
              <dt className="text-ink-secondary">{t('points:checkout.deducted')}</dt>
              <dd>
                −<Amount value={order.integral_price} />
              </dd>
            </>
          )}
          <dt className="font-semibold">{t('checkout:subtotal')}</dt>
          <dd className="font-semibold text-brand">
            <Amount value={order.pay_price} className="text-18" />
          </dd>
        </dl>
      </div>
    </section>
  );
}

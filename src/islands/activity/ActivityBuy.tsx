import { useEffect, useState, type ReactNode } from 'react';
import { beforeUnit, formatAmount } from '#lib/i18n/format.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { fenOf, multiply, yuan } from '#lib/kernel/money.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { showSize } from '#islands/goods/shown-size.ts';
import { Countdown } from '#islands/ui/Countdown.tsx';
import { QuantityField } from './QuantityField.tsx';
import type { Sale } from './sale.ts';
import { useSale } from './use-sale.ts';

interface Props {
  i18n: Messages;
  sale: Sale;
  /** Where the goods are sold at their normal price. */
  originalHref: string;
  /** Content between price and sizes. */
  children?: ReactNode;
}

/** Price, clock, options and the one way to buy in a flash sale or a presale; the mall's clock decides. */
export default function ActivityBuy({ i18n, sale: given, originalHref, children }: Props) {
  const t = createT(i18n);
  const { sale, share, isPending, refresh, buy } = useSale(given, i18n.locale);
  const [unique, setUnique] = useState(
    (given.offers.find((offer) => offer.stock > 0) ?? given.offers[0])?.unique,
  );
  const [wanted, setWanted] = useState(1);
  // Pictures and measures beside the panel are those of the size that is on sale here.
  useEffect(() => {
    const shown = given.offers.find((one) => one.unique === unique);
    if (shown) showSize({ unique: shown.unique, name: shown.name, picture: undefined });
  }, [given, unique]);
  const offer = sale.offers.find((one) => one.unique === unique) ?? sale.offers[0];
  if (!offer) return null;
  const isSeckill = sale.kind === 'seckill';
  const isDeposit = offer.deposit !== '0.00';
  const most = Math.min(offer.stock, sale.perOrder || offer.stock, share ?? offer.stock);
  const quantity = Math.max(1, Math.min(wanted, Math.max(most, 1)));
  const total = (amount: string): string => yuan(multiply(fenOf(amount), quantity));
  const isSoldOut = sale.offers.every((one) => one.stock <= 0) || offer.stock <= 0;
  const obstacle =
    sale.stage === 'coming'
      ? t('activity:not_started')
      : sale.stage === 'over'
        ? t('activity:ended')
        : isSoldOut
          ? t(isSeckill ? 'activity:seckill.sold_out' : 'activity:presale.sold_out')
          : share === 0
            ? t('activity:limit_reached')
            : '';
  const word = isSeckill
    ? t('activity:seckill.buy')
    : isDeposit
      ? t('activity:presale.pay_deposit', { amount: total(offer.deposit) })
      : t('activity:presale.pay');

  return (
    <div className="grid gap-4">
      <div className="overflow-hidden rounded bg-brand-tint">
        {sale.stage !== 'over' && (
          <p className="flex flex-wrap items-center justify-between gap-x-4 bg-brand px-4 py-2 text-14 text-white">
            <span className="font-semibold">
              {t(isSeckill ? 'activity:seckill.title' : 'activity:presale.title')}
            </span>
            <span>
              {t(
                sale.stage !== 'running'
                  ? 'activity:seckill.starts_in'
                  : isSeckill
                    ? 'activity:seckill.only_left'
                    : 'activity:seckill.ends_in',
              )}{' '}
              <Countdown
                now={sale.now}
                until={sale.stage === 'running' ? sale.stop : sale.begin}
                dayWord={t('activity:day')}
                onEnd={() => void refresh()}
                className="font-semibold tabular-nums"
              />
            </span>
          </p>
        )}
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3">
          <span className="text-14 text-ink-secondary">
            {t(isSeckill ? 'activity:seckill.price' : 'activity:presale.price')}
          </span>
          <span className="text-brand">
            <Amount value={offer.price} className="text-30 font-semibold" />
            <span className="text-14"> / {sale.unit}</span>
          </span>
          {Number(offer.otPrice) > Number(offer.price) && (
            <span className="text-14 text-ink-quiet">
              {t('activity:market_price')} <s>{formatAmount(offer.otPrice)}</s>
            </span>
          )}
          {isDeposit && (
            <span className="rounded bg-white px-2 py-0.5 text-14 text-warning">
              {t('activity:presale.deposit_of', { amount: offer.deposit })}
            </span>
          )}
          <span className="ml-auto text-14 text-ink-secondary">
            {sale.taken > 0 &&
              (isSeckill
                ? t('activity:seckill.sold', { n: percentOf(sale.taken, sale.limited) })
                : t('activity:presale.reserved', { n: beforeUnit(sale.taken, sale.unit), unit: sale.unit }))}
          </span>
        </div>
      </div>
      {children}
      {sale.offers.length > 1 && (
        <fieldset className="grid gap-x-4 gap-y-1 text-14 md:grid-cols-[80px_minmax(0,1fr)]">
          <legend className="float-left text-ink-secondary md:pt-2">{t('activity:option')}</legend>
          <div className="flex flex-wrap gap-2">
            {sale.offers.map((one) => (
              <button
                key={one.unique}
                type="button"
                aria-pressed={one.unique === offer.unique}
                onClick={() => setUnique(one.unique)}
                className={`min-h-9 rounded border bg-white px-3 text-14 hover:border-ink-secondary aria-pressed:border-brand aria-pressed:text-brand max-md:min-h-11 ${one.stock > 0 ? 'border-line' : 'border-dashed border-line text-ink-quiet'}`}
              >
                {one.name}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <div className="flex flex-wrap items-center gap-4 text-14">
        <span className="text-ink-secondary md:w-20">{t('activity:quantity')}</span>
        <QuantityField t={t} name={offer.name} value={quantity} most={most} onChange={setWanted} />
        <span className="text-ink-secondary">
          {t('activity:left', { n: offer.stock, unit: sale.unit })}
          {sale.perOrder > 0 && `\u00a0· ${t('activity:per_order', { n: sale.perOrder, unit: sale.unit })}`}
          {sale.perBuyer > 0 && `\u00a0· ${t('activity:per_buyer', { n: sale.perBuyer, unit: sale.unit })}`}
        </span>
      </div>
      <a href={originalHref} className="text-14 text-info underline-offset-2 hover:underline md:hidden">
        {t('activity:seckill.original')}
      </a>
      <div
        className="buy-bar z-20 -mx-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-white px-4 py-2 md:mx-0 md:border-0 md:p-0"
        data-buy-bar
      >
        <span className="flex items-baseline gap-2 text-14" aria-live="polite">
          <span className="text-12 text-ink-quiet">{t('activity:amount')}</span>
          <Amount value={total(offer.price)} className="text-24 font-semibold text-brand" />
        </span>
        <Button
          className="flex-1 px-8 !text-16 md:min-h-11 md:min-w-[200px] md:flex-none"
          pending={isPending}
          disabled={obstacle !== ''}
          onClick={() => void buy(offer.unique, quantity)}
        >
          {obstacle || word}
        </Button>
        <a
          href={originalHref}
          className="inline-flex max-md:hidden min-h-11 items-center text-14 text-info underline-offset-2 hover:underline"
        >
          {t('activity:seckill.original')}
        </a>
      </div>
    </div>
  );
}

const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((part / whole) * 100);

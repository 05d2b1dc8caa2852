import { useState } from 'react';
import { sampleApi } from '#lib/contracts/sample.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { readToken } from '#lib/stores/token.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { Button } from '#islands/ui/Button.tsx';

interface Props {
  i18n: Messages;
  unit: string;
  /** Sizes that can be had as a sample. */
  offers: { unique: number; name: string; price: string; isSoldOut: boolean }[];
}

/** One piece to try, at its own price. */
export default function SampleBuy({ i18n, unit, offers }: Props) {
  const t = createT(i18n);
  const [unique, setUnique] = useState((offers.find((one) => !one.isSoldOut) ?? offers[0])?.unique);
  const [isPending, setPending] = useState(false);
  const offer = offers.find((one) => one.unique === unique);
  if (!offer) return null;

  async function buy(skuId: number): Promise<void> {
    if (isPending) return;
    if (!readToken()) return openLogin();
    setPending(true);
    const laid = await call(sampleApi.buy, { product_attr_unique: skuId });
    if (laid.ok)
      return window.location.assign(
        localizedPath(`/order_confirm?cart_id=${laid.value.cart_id}&new=1`, i18n.locale),
      );
    setPending(false);
    showRefusal(laid.failure);
  }

  return (
    <div
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded bg-ground px-4 py-2 text-14"
      data-sample
    >
      <span className="text-ink-secondary">{t('sample:title')}</span>
      {offers.length > 1 ? (
        <select
          value={offer.unique}
          aria-label={t('sample:choose')}
          onChange={(event) => setUnique(Number(event.target.value))}
          className="h-8 min-w-0 max-w-[220px] rounded border border-line bg-white px-2 text-14 max-md:h-11"
        >
          {offers.map((one) => (
            <option key={one.unique} value={one.unique} disabled={one.isSoldOut}>
              {one.name}
            </option>
          ))}
        </select>
      ) : (
        <span>{offer.name}</span>
      )}
      <span>
        <Amount value={offer.price} className="text-16 font-semibold text-brand" />
        <span className="text-12 text-ink-quiet"> / {unit}</span>
      </span>
      <span className="text-12 text-ink-quiet">{t('sample:rule', { unit })}</span>
      <Button
        kind="steel"
        size="small"
        className="ml-auto max-md:w-full"
        pending={isPending}
        disabled={offer.isSoldOut}
        onClick={() => void buy(offer.unique)}
      >
        {t('sample:buy')}
      </Button>
    </div>
  );
}

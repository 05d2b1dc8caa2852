import { lazy, Suspense, useEffect, useState } from 'react';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import type { Buying, Quantities } from '../goods/buying.ts';
import { chosenLines, refusalOf } from '../goods/selection.ts';
import { useShippingFee } from './use-shipping-fee.ts';

// Most readers never change the region.
const RegionDialog = lazy(() => import('./RegionDialog.tsx'));

interface Props {
  i18n: Messages;
  buying: Buying;
  quantities: Quantities;
  /** Whether the store sends to the chosen region; without a region it is taken to. */
  onServed?: (isServed: boolean) => void;
}

/** Where the goods go, and the freight of the chosen quantities; says so if the store does not deliver there. */
export function SendTo({ i18n, buying, quantities, onServed }: Props) {
  const t = createT(i18n);
  const [isOpen, setOpen] = useState(false);
  const items = refusalOf(buying, quantities)
    ? ''
    : chosenLines(buying, quantities)
        .map(({ sku, quantity }) => `${sku.unique}:${quantity}`)
        .join(',');
  const { place, quote, state, choose } = useShippingFee(buying.productId, items);

  const words = (): string => {
    if (state === 'failed') return t('goods:postage.failed');
    if (!quote) return t('goods:postage.asking');
    if (!quote.served) return t('goods:postage.not_served');
    const facts = { amount: quote.postage_price, n: quote.number, unit: buying.unit };
    return quote.postage_price === '0.00'
      ? t('goods:postage.free_of', facts)
      : t('goods:postage.cost_of', facts);
  };
  const isRefused = state !== 'failed' && quote?.served === false;
  useEffect(() => onServed?.(!isRefused), [onServed, isRefused]);

  return (
    <div className="grid grid-cols-[80px_minmax(0,1fr)] gap-x-4 text-14" data-send-to>
      <span className="text-ink-secondary max-md:py-2.5">{t('goods:postage.to')}</span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
        <button
          type="button"
          aria-haspopup="dialog"
          title={place ? t('goods:postage.change') : undefined}
          onClick={() => setOpen(true)}
          className="inline-flex min-h-6 max-w-full items-center gap-1 text-left text-info hover:underline max-md:min-h-11"
        >
          <span className="truncate">{place?.name ?? t('goods:postage.choose')}</span>
          <span aria-hidden="true">▾</span>
        </button>
        {place && (
          <span
            role="status"
            className={`${isRefused ? 'text-warning' : ''} ${state === 'asking' ? 'opacity-60' : ''}`}
          >
            {words()}
            {quote?.served && state !== 'failed' && quote.free_gap !== '0.00' && (
              <span className="ml-2 text-12 text-ink-quiet">
                {t('goods:postage.gap', { amount: quote.free_gap })}
              </span>
            )}
          </span>
        )}
      </span>
      {isOpen && (
        <Suspense>
          <RegionDialog
            i18n={i18n}
            onClose={() => setOpen(false)}
            onChoose={(next) => {
              choose(next);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

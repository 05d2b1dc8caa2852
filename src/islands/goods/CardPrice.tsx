import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { eachText, fromWords, type UnitPrice } from '#lib/i18n/unit-price.ts';
import { Amount } from '#islands/ui/Amount.tsx';

interface Props {
  t: Translate;
  locale: Locale;
  price: UnitPrice;
  /** The reader's own price, where he has one. */
  own?: string | undefined;
  /** Goods whose own price the browser loads itself (own/own-prices.ts), where the card comes from a shared cache. */
  goods?: number | undefined;
  className?: string;
}

/** What goods cost, as everywhere: 起 where it is the lowest of several, the unit, and the price of one piece. */
export function CardPrice({ t, locale, price, own, goods, className = '' }: Props) {
  if (price.price === '') return <span className={className}>{t('card:price.on_request')}</span>;
  const { before, after } = fromWords(t, locale, price);
  const each = eachText(t, price);
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1" data-own-goods={goods}>
      <span>
        {before && <span className="text-12 text-ink-quiet">{before}</span>}
        <Amount value={price.price} className={`whitespace-nowrap ${className}`} />
        <wbr />
        <span className="whitespace-nowrap text-12 text-ink-quiet">
          /{price.unit_name}
          {after}
        </span>
      </span>
      {each && <span className="text-12 text-ink-quiet">{each}</span>}
      {own && (
        <span className="whitespace-nowrap text-14 font-semibold">
          <span className="rounded bg-brand-tint px-1 text-12 font-normal text-brand-pressed">
            {t('common:own_price')}
          </span>{' '}
          <Amount value={own} />
        </span>
      )}
    </span>
  );
}

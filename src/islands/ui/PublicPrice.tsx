import { formatAmount } from '#lib/i18n/format.ts';
import type { Translate } from '#lib/i18n/translate.ts';

interface Props {
  t: Translate;
  price: string;
  /** Beside other prices of the buyer's own that say so already. */
  isUnmarked?: boolean;
  className?: string;
}

/** Says that a price is the buyer's own, and what everybody else pays; struck are prices of sales alone. */
export function PublicPrice({ t, price, isUnmarked = false, className = '' }: Props) {
  return (
    <span className={`block text-12 ${className}`}>
      {!isUnmarked && (
        <>
          <span className="rounded bg-brand-tint px-1 text-brand-pressed">{t('common:own_price')}</span>{' '}
        </>
      )}
      <span className="whitespace-nowrap text-ink-quiet">
        {t('common:public_price', { price: formatAmount(price) })}
      </span>
    </span>
  );
}

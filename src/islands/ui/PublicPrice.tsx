import { formatAmount } from '#lib/i18n/format.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Says that a price is the buyer's own, and what everybody else pays. */
export function PublicPrice({
  t,
  price,
  className = '',
}: {
  t: Translate;
  price: string;
  className?: string;
}) {
  return (
    <span className={`block text-12 ${className}`}>
      <span className="rounded bg-brand-tint px-1 text-brand-pressed">{t('common:own_price')}</span>{' '}
      <del className="text-ink-quiet" aria-label={t('common:public_price', { price: formatAmount(price) })}>
        {formatAmount(price)}
      </del>
    </span>
  );
}

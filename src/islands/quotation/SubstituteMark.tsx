import type { Translate } from '#lib/i18n/translate.ts';

/** Says that goods are of another kind, size, strength or material than was asked for. */
export function SubstituteMark({ t, className = '' }: { t: Translate; className?: string }) {
  return (
    <span className={`inline-block rounded bg-warning-tint px-1.5 py-0.5 text-12 text-warning ${className}`}>
      {t('quotation:row.substitute')}
    </span>
  );
}

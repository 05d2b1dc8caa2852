import type { Translate } from '#lib/i18n/translate.ts';

/** What the columns of the lines are; narrow screens have no columns. */
export function CartHead({ t }: { t: Translate }) {
  return (
    <div
      aria-hidden="true"
      className="panel mb-4 hidden gap-x-3 px-4 py-2 text-12 text-ink-secondary lg:grid lg:grid-cols-[16px_88px_minmax(0,1fr)_130px_200px_130px_100px]"
    >
      <span className="col-span-2 col-start-2">{t('cart:head.goods')}</span>
      <span className="text-right">{t('cart:head.price')}</span>
      <span className="lg:pl-6">{t('cart:head.quantity')}</span>
      <span className="text-right">{t('cart:head.sum')}</span>
      <span className="text-right">{t('cart:head.acts')}</span>
    </div>
  );
}

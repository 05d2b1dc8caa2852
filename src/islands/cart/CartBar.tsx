import type { CartTotal } from '#lib/contracts/cart.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { AllCheck } from './AllCheck.tsx';

interface Props {
  t: Translate;
  /** How many lines are ticked, and how many could be. */
  count: number;
  of: number;
  total: CartTotal | null;
  checkoutHref: string;
  onAll: (isOn: boolean) => void;
  onKeep: () => void;
  onSave: () => void;
  onRemove: () => void;
}

export function CartBar({ t, count, of, total, checkoutHref, onAll, onKeep, onSave, onRemove }: Props) {
  const isReady = count > 0 && total !== null && total.problem === '';
  return (
    <div
      className="panel sticky bottom-14 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 lg:gap-x-6 max-md:gap-x-2 max-md:gap-y-0 shadow-float md:bottom-0"
      data-foot
    >
      <div
        data-no-print
        className="flex w-full items-center justify-between gap-1 whitespace-nowrap md:contents"
      >
        <label className="flex min-h-11 items-center gap-2 max-md:gap-1.5 max-md:text-12">
          <AllCheck count={count} of={of} onChange={onAll} />
          {t('cart:choose_all')}
        </label>
        <button
          type="button"
          className="min-h-11 text-ink-secondary hover:text-brand max-md:text-12"
          onClick={onRemove}
        >
          {t('cart:remove_chosen')}
        </button>
        <button
          type="button"
          className="min-h-11 text-ink-secondary hover:text-brand max-md:text-12"
          onClick={onKeep}
        >
          {t('cart:keep_chosen')}
        </button>
        <button
          type="button"
          className="min-h-11 text-ink-secondary hover:text-brand max-md:text-12"
          onClick={onSave}
        >
          {t('cart:save_list')}
        </button>
      </div>
      <p className="ml-auto text-ink-secondary max-md:ml-0 max-md:flex-1" aria-live="polite">
        <span className="max-md:block max-md:text-12">
          {t('cart:chosen', { count })}
          <span className="ml-4 max-md:ml-2">{t('cart:total')} </span>
        </span>
        <Amount value={total?.total ?? '0.00'} className="text-20 font-semibold text-brand md:text-24" />
        {total && total.sample_credit !== '0.00' && (
          <span className="block text-12 text-brand md:text-right">
            {t('cart:sample_credit')}{' '}
            <span className="whitespace-nowrap">
              −<Amount value={total.sample_credit} />
            </span>
          </span>
        )}
      </p>
      {isReady ? (
        <a
          data-no-print
          href={checkoutHref}
          className="inline-flex min-h-11 items-center rounded bg-brand px-6 lg:px-8 text-16 font-semibold text-white hover:bg-brand-pressed hover:text-white max-md:justify-center"
        >
          {t('cart:checkout')}
        </a>
      ) : (
        <button
          type="button"
          data-no-print
          disabled
          className="min-h-11 cursor-not-allowed rounded bg-line px-6 lg:px-8 text-16 text-ink-secondary"
          title={total?.problem || t('cart:choose_first')}
        >
          {t('cart:checkout')}
        </button>
      )}
      <p role="status" className="w-full text-right text-12 text-brand empty:hidden">
        {total?.problem}
      </p>
    </div>
  );
}

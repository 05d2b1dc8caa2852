import type { ReactNode } from 'react';
import type { CheckoutPreview } from '#lib/contracts/checkout.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { Button } from '#islands/ui/Button.tsx';

interface Props {
  t: Translate;
  preview: CheckoutPreview;
  hint: ReactNode;
  isLoading: boolean;
  isPlacing: boolean;
  onPlace: () => void;
}

/** On a phone the sum and the one main action stay in reach, however many stores there are. */
export function SubmitBar({ t, preview, hint, isLoading, isPlacing, onPlace }: Props) {
  return (
    <div
      className="panel sticky bottom-14 z-20 mt-4 flex flex-wrap items-center justify-between gap-x-3 px-4 py-2 shadow-float md:hidden"
      data-foot
    >
      <p role="alert" className="w-full pb-1 text-12 text-brand empty:hidden">
        {hint}
      </p>
      <p aria-busy={isLoading} className="transition-opacity aria-busy:opacity-50">
        <span className="block text-12 text-ink-secondary">
          {t(preview.presell ? 'activity:order.pay_now' : 'checkout:payable')}
        </span>
        <Amount
          value={preview.presell ? preview.presell.deposit : preview.order_price}
          className="text-20 font-semibold text-brand"
        />
      </p>
      <Button pending={isPlacing} disabled={isLoading || preview.status !== 'finish'} onClick={onPlace}>
        {t('checkout:submit')}
      </Button>
    </div>
  );
}

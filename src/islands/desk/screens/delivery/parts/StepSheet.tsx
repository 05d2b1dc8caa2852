import type { ReactNode } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import type { DeliveryView } from '#lib/contracts/delivery.ts';
import type { Drawing } from '../../../screen.ts';

interface Props {
  title: string;
  ride: DeliveryView;
  draw: Drawing;
  onClose: () => void;
  onSend: () => void;
  /** What stands in the fields was typed before and not sent; this empties them. */
  onForget?: (() => void) | undefined;
  children: ReactNode;
}

/** What a step of a ride asks for before it is taken: whose ride it is, fields, and one button. */
export function StepSheet({ title, ride, draw: { t }, onClose, onSend, onForget, children }: Props) {
  return (
    <Dialog label={title} closeLabel={t('common:close')} onClose={onClose}>
      <form
        className="grid gap-4 p-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <h2 className="pr-10 text-16 font-semibold">
          {title}{' '}
          <span className="ml-1 inline-block font-normal text-ink-secondary">{ride.receiver.real_name}</span>
        </h2>
        {onForget && (
          <p className="flex flex-wrap items-center gap-x-2 rounded bg-info-tint px-3 py-1 text-14 text-info">
            {t('desk:form.draft')}
            <button type="button" className="min-h-11 underline" onClick={onForget}>
              {t('desk:form.drop_draft')}
            </button>
          </p>
        )}
        {children}
        <Button type="submit">{title}</Button>
      </form>
    </Dialog>
  );
}

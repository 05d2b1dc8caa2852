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
  children: ReactNode;
}

/** What a step of a ride asks for before it is taken: whose ride it is, fields, and one button. */
export function StepSheet({ title, ride, draw: { t }, onClose, onSend, children }: Props) {
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
        {children}
        <Button type="submit">{title}</Button>
      </form>
    </Dialog>
  );
}

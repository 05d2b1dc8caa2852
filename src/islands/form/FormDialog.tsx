import { useState, type ReactNode, type SyntheticEvent } from 'react';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Result } from '#lib/kernel/result.ts';
import { faultsOf, showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { SendOrCancel } from '#islands/ui/SendOrCancel.tsx';
import { TypedDialog } from './TypedDialog.tsx';
import { useFirstFault } from './use-first-fault.ts';

interface Props<T> {
  t: Translate;
  title: string;
  /** Words of the button that sends, and of the message after it. */
  save: string;
  saved: string;
  send: () => Promise<Result<T, string>>;
  onSaved: (value: T) => void;
  /** Words of a refusal by the field that they belong to. */
  onErrors: (errors: Record<string, string>) => void;
  onClose: () => void;
  className: string;
  children: ReactNode;
}

/** A form in a dialog; a refusal stands at its field and nothing that was typed is lost. */
export function FormDialog<T>({
  t,
  title,
  save,
  saved,
  send,
  onSaved,
  onErrors,
  onClose,
  className,
  children,
}: Props<T>) {
  const [isPending, setPending] = useState(false);
  const { sheet, goToFault } = useFirstFault();
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    const result = await send();
    setPending(false);
    if (result.ok) {
      toast(saved, 'success');
      return onSaved(result.value);
    }
    const faults = Object.entries(faultsOf(result.failure));
    if (faults.length === 0) return showRefusal(result.failure);
    // Of a field with parts, the whole field says what is wrong.
    onErrors(Object.fromEntries(faults.map(([field, words]) => [field.split('.')[0] ?? field, words])));
    goToFault();
  };
  return (
    <TypedDialog t={t} label={title} onClose={onClose} className={className}>
      <form ref={sheet} onSubmit={(event) => void submit(event)} noValidate className="grid gap-4 p-6">
        <h2 className="text-18 font-semibold">{title}</h2>
        {children}
        <SendOrCancel t={t} send={save} isPending={isPending} onCancel={onClose} />
      </form>
    </TypedDialog>
  );
}

import { useId, useState, type SyntheticEvent } from 'react';
import { refundApi } from '#lib/contracts/refund.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useKeptForm } from '#islands/form/use-kept-form.ts';
import { TypedDialog } from '#islands/form/TypedDialog.tsx';

interface Props {
  t: Translate;
  refundId: string;
  onDone: () => void;
}

const MARK_MAX = 200;

/** Brings a refused refund before the platform, with what the dispute is about. */
export function Appeal({ t, refundId, onDone }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [mark, setMark] = useState('');
  const [isPending, setPending] = useState(false);
  useKeptForm('appeal', mark, (kept) => {
    setMark(kept);
    setOpen(true);
  });
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isPending || !mark.trim()) return;
    setPending(true);
    const result = await call(refundApi.appeal, { id: refundId, mark });
    setPending(false);
    if (!result.ok) return showRefusal(result.failure);
    setOpen(false);
    toast(t('refund:appealed'), 'success');
    onDone();
  };
  return (
    <>
      <Button kind="steel" onClick={() => setOpen(true)}>
        {t('refund:do.appeal')}
      </Button>
      {isOpen && (
        <TypedDialog t={t} label={t('refund:do.appeal')} onClose={() => setOpen(false)}>
          <form onSubmit={(event) => void submit(event)} className="p-6">
            <h2 className="mb-4 text-18 font-semibold">{t('refund:do.appeal')}</h2>
            <label htmlFor={id} className="mb-1 block text-14 text-ink-secondary">
              {t('refund:appeal_label')}
            </label>
            <textarea
              id={id}
              rows={4}
              data-autofocus
              maxLength={MARK_MAX}
              value={mark}
              onChange={(event) => setMark(event.target.value)}
              className="w-full rounded border border-line-strong p-3 max-md:text-16"
            />
            <p className="mb-4 text-right text-12 text-ink-quiet">
              {mark.length}/{MARK_MAX}
            </p>
            <Button type="submit" className="w-full" disabled={!mark.trim()} pending={isPending}>
              {t('refund:do.send')}
            </Button>
          </form>
        </TypedDialog>
      )}
    </>
  );
}

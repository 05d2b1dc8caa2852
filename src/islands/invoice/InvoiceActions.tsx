import { useState } from 'react';
import { invoiceApi, type InvoiceFileKind, type InvoiceView } from '#lib/contracts/invoice.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { useKeptState } from '#islands/form/use-kept-form.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ConfirmDialog, confirmWords } from '#islands/ui/ConfirmDialog.tsx';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { formOf } from './words.ts';

interface Props {
  t: Translate;
  invoice: InvoiceView;
  onChanged: () => void;
}

/** What a buyer can do with an invoice in its state. */
export function InvoiceActions({ t, invoice, onChanged }: Props) {
  const [isPending, setPending] = useState(false);
  const id = invoice.order_receipt_id;
  const [act, setAct] = useKeptState<'change' | 'reissue' | 'withdraw' | null>(`invoice act ${id}`, null);

  const download = async (): Promise<void> => {
    if (isPending) return;
    setPending(true);
    const result = await call(invoiceApi.link, { id });
    setPending(false);
    if (result.ok) window.location.assign(result.value.url);
    else showRefusal(result.failure);
  };
  const fetchFile = async (kind: InvoiceFileKind): Promise<void> => {
    if (isPending) return;
    setPending(true);
    const result = await call(invoiceApi.record, { id });
    setPending(false);
    if (!result.ok) return showRefusal(result.failure);
    const file = result.value.files.find((one) => one.kind === kind);
    if (file) window.location.assign(file.url);
  };
  const mailAgain = async (): Promise<void> => {
    if (isPending) return;
    setPending(true);
    const result = await call(invoiceApi.mail, { id });
    setPending(false);
    if (!result.ok) return showRefusal(result.failure);
    toast(t('invoice:mailed'), 'success');
    onChanged();
  };
  const withdraw = async (): Promise<void> => {
    setAct(null);
    const result = await call(invoiceApi.withdraw, { id });
    if (!result.ok) return showRefusal(result.failure);
    toast(t('invoice:withdrawn'), 'success');
    onChanged();
  };
  const isOpen = invoice.status === 'requested';

  return (
    <>
      {invoice.can_download && (
        <Button pending={isPending} onClick={() => void download()}>
          {t(isPending ? 'invoice:downloading' : 'invoice:download')}
        </Button>
      )}
      {invoice.files.map(({ kind }) => (
        <Button key={kind} kind="line" pending={isPending} onClick={() => void fetchFile(kind)}>
          {t('invoice:download_file', { kind: kind.toUpperCase() })}
        </Button>
      ))}
      {invoice.can_download && invoice.receipt_info.email && (
        <Button kind="line" pending={isPending} onClick={() => void mailAgain()}>
          {t('invoice:mail_again')}
        </Button>
      )}
      {isOpen && (
        <>
          <Button kind="line" onClick={() => setAct('change')}>
            {t('invoice:change')}
          </Button>
          <Button kind="line" onClick={() => setAct('withdraw')}>
            {t('invoice:withdraw')}
          </Button>
        </>
      )}
      {invoice.can_reissue && (
        <Button kind="line" onClick={() => setAct('reissue')}>
          {t('invoice:reissue')}
        </Button>
      )}
      {(act === 'change' || act === 'reissue') && (
        <InvoiceDialog
          t={t}
          act={act}
          id={id}
          amount={invoice.order_price}
          header={formOf(invoice.receipt_info)}
          onClose={() => setAct(null)}
          onDone={() => {
            setAct(null);
            onChanged();
          }}
        />
      )}
      {act === 'withdraw' && (
        <ConfirmDialog
          text={t('invoice:withdraw_question')}
          {...confirmWords(t)}
          onNo={() => setAct(null)}
          onYes={() => void withdraw()}
        />
      )}
    </>
  );
}

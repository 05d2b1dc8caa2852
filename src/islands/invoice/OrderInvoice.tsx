import { useCallback, useEffect, useState } from 'react';
import { invoiceApi } from '#lib/contracts/invoice.ts';
import type { CallOutput } from '#lib/contracts/endpoint.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { useKeptState } from '#islands/form/use-kept-form.ts';
import { Button } from '#islands/ui/Button.tsx';
import { LoadAgain } from '#islands/ui/LoadAgain.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { InvoiceFacts, InvoiceNotice } from './InvoiceFacts.tsx';
import { stateWord } from './words.ts';

interface Props {
  t: Translate;
  locale: Locale;
  href: (path: string) => string;
  orderId: string;
  /** The store makes out invoices. */
  isOpen: boolean;
  /** The order ended without goods: there is nothing left to ask an invoice for. */
  isOver?: boolean;
}

type OfOrder = CallOutput<typeof invoiceApi.ofOrder>;

/** The invoice of an order, or the way to ask for it. */
export function OrderInvoice({ t, locale, href, orderId, isOpen, isOver = false }: Props) {
  const [found, setFound] = useState<OfOrder | null>(null);
  const [isBroken, setBroken] = useState(false);
  const [isAsking, setAsking] = useKeptState(`invoice of ${orderId}`, false);
  const reload = useCallback(async (): Promise<void> => {
    const result = await call(invoiceApi.ofOrder, { id: orderId });
    setBroken(!result.ok);
    if (result.ok) setFound(result.value);
  }, [orderId]);
  useEffect(() => void reload(), [reload]);

  const invoice = found?.invoice;
  if (isOver && !invoice) return null;
  return (
    <section id="invoice" className="panel grid min-h-[92px] scroll-mt-20 gap-3 p-4 sm:px-6">
      <h2 className="flex flex-wrap items-center gap-3 font-semibold">
        {t('invoice:invoice')}
        {invoice && <span className="font-medium text-brand">{stateWord(t, invoice.status)}</span>}
        <a
          href={href('/user/invoice_list')}
          className="ml-auto text-12 font-normal text-info hover:underline print:hidden"
        >
          {t('invoice:tab.records')}
        </a>
      </h2>
      {invoice && (
        <>
          <InvoiceNotice t={t} locale={locale} invoice={invoice} />
          <InvoiceFacts t={t} locale={locale} href={href} invoice={invoice} />
          <div className="flex flex-wrap gap-3">
            <InvoiceActions t={t} invoice={invoice} onChanged={() => void reload()} />
          </div>
        </>
      )}
      {isBroken && !found && (
        <LoadAgain text={t('common:load_failed')} onAgain={() => void reload()} className="print:hidden" />
      )}
      {found && !invoice && (
        <div className="flex flex-wrap items-center gap-3 text-ink-secondary">
          <p className="min-w-0 flex-1 max-sm:basis-full">
            {t(!isOpen ? 'invoice:not_open' : found.can_apply ? 'invoice:amount_hint' : 'invoice:can_not')}
          </p>
          {found.can_apply && (
            <Button kind="line" onClick={() => setAsking(true)}>
              {t('invoice:apply')}
            </Button>
          )}
        </div>
      )}
      {isAsking && found && (
        <InvoiceDialog
          t={t}
          act="apply"
          id={orderId}
          amount={found.amount}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            void reload();
          }}
        />
      )}
    </section>
  );
}

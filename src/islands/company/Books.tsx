import { useEffect, useState } from 'react';
import { approvalApi, BOOKED_STATES, type CompanyOrderRow } from '#lib/contracts/approval.ts';
import type { InvoiceView } from '#lib/contracts/invoice.ts';
import { localizedPath, type Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { useMoved } from '#islands/shell/use-moved.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';
import { BookedInvoice } from './BookedInvoice.tsx';
import { BookedOrder } from './BookedOrder.tsx';

interface Listed<T> {
  count: number;
  list: T[];
}
const LIMIT = 10;
const nextPage = (known: readonly unknown[]): number => Math.floor(known.length / LIMIT) + 1;

/** Orders and invoices of the company for who keeps its books; each list is asked for when it is opened. */
export function Books({ t, locale }: { t: Translate; locale: Locale }) {
  const [orders, setOrders] = useState<Listed<CompanyOrderRow> | null>(null);
  const [invoices, setInvoices] = useState<Listed<InvoiceView> | null>(null);
  const [shown, setShown] = useState<'' | 'orders' | 'invoices'>('');
  const [keyword, setKeyword] = useState('');
  const [state, setState] = useState<(typeof BOOKED_STATES)[number] | ''>('');

  const loadOrders = async (known: CompanyOrderRow[], status = state, words = keyword): Promise<void> => {
    const wanted = { keyword: words.trim(), ...(status ? { status } : {}) };
    const result = await call(approvalApi.orders, { ...wanted, page: nextPage(known), limit: LIMIT });
    if (!result.ok) return showRefusal(result.failure);
    const ids = new Set(known.map((row) => row.group_order_id));
    const fresh = result.value.list.filter((row) => !ids.has(row.group_order_id));
    setOrders({ count: result.value.count, list: [...known, ...fresh] });
  };
  const loadInvoices = async (known: InvoiceView[]): Promise<void> => {
    const result = await call(approvalApi.invoices, { page: nextPage(known), limit: LIMIT });
    if (!result.ok) return showRefusal(result.failure);
    const ids = new Set(known.map((row) => row.order_receipt_id));
    const fresh = result.value.list.filter((row) => !ids.has(row.order_receipt_id));
    setInvoices({ count: result.value.count, list: [...known, ...fresh] });
  };
  useMoved(() => {
    if (orders) void loadOrders([]);
    if (invoices) void loadInvoices([]);
  });
  const open = (which: 'orders' | 'invoices'): void => {
    setShown(shown === which ? '' : which);
    if (which === 'orders' && !orders) void loadOrders([]);
    if (which === 'invoices' && !invoices) void loadInvoices([]);
  };
  const showOrders = (words: string): void => {
    setKeyword(words);
    setState('');
    setShown('orders');
    void loadOrders([], '', words);
  };
  useEffect(() => {
    // Whoever has just paid for the company comes here to see it, and whoever reads a bill to see its order.
    if (window.location.hash !== '#team-books') return;
    showOrders(new URLSearchParams(window.location.search).get('order') ?? '');
  }, []);
  const listed = shown === 'orders' ? orders : shown === 'invoices' ? invoices : null;

  return (
    <section aria-labelledby="team-books">
      <h3 id="team-books" className="font-semibold">
        {t('company:books.title')}
      </h3>
      <p className="mt-2 flex flex-wrap gap-2">
        <Button
          kind={shown === 'orders' ? 'steel' : 'line'}
          size="small"
          aria-expanded={shown === 'orders'}
          onClick={() => open('orders')}
        >
          {t('company:books.orders')}
        </Button>
        <Button
          kind={shown === 'invoices' ? 'steel' : 'line'}
          size="small"
          aria-expanded={shown === 'invoices'}
          onClick={() => open('invoices')}
        >
          {t('company:books.invoices')}
        </Button>
        <a href={localizedPath('/user/balance#credit', locale)} className={buttonLook('line', 'small')}>
          {t('company:books.bills')}
        </a>
      </p>
      {shown === 'orders' && orders && (
        <form
          role="search"
          className="mt-3 flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void loadOrders([]);
          }}
        >
          <div className="min-w-0 flex-1 basis-56">
            <Field
              label={t('company:books.keyword')}
              type="search"
              maxLength={60}
              value={keyword}
              onChange={(event) => setKeyword(event.target.value)}
            />
          </div>
          <Select
            label={t('company:books.state')}
            value={state}
            options={[
              { value: '', name: t('company:books.every_state') },
              ...BOOKED_STATES.map((value) => ({ value, name: t(`order:state.${value}`) })),
            ]}
            onChange={(event) => {
              const chosen = BOOKED_STATES.find((one) => one === event.target.value) ?? '';
              setState(chosen);
              void loadOrders([], chosen);
            }}
          />
          <Button kind="line" type="submit">
            {t('company:books.find')}
          </Button>
        </form>
      )}
      {listed?.list.length === 0 && <p className="mt-3 text-ink-quiet">{t('company:books.empty')}</p>}
      {shown === 'orders' && orders && orders.list.length > 0 && (
        <ul className="mt-3 border-t border-line">
          {orders.list.map((row) => (
            <BookedOrder key={row.group_order_id} t={t} locale={locale} row={row} />
          ))}
        </ul>
      )}
      {shown === 'invoices' && invoices && invoices.list.length > 0 && (
        <ul className="mt-3 border-t border-line">
          {invoices.list.map((row) => (
            <BookedInvoice key={row.order_receipt_id} t={t} locale={locale} row={row} onOrder={showOrders} />
          ))}
        </ul>
      )}
      {listed && listed.list.length < listed.count && (
        <Button
          kind="line"
          size="small"
          className="mt-3"
          onClick={() =>
            void (shown === 'orders' ? loadOrders(orders?.list ?? []) : loadInvoices(invoices?.list ?? []))
          }
        >
          {t('company:approval.more')}
        </Button>
      )}
    </section>
  );
}

import { useState } from 'react';
import { invoiceApi, type InvoiceView } from '#lib/contracts/invoice.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { useMoved } from '#islands/shell/use-moved.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Empty } from '#islands/ui/Empty.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import { InvoiceFacts, InvoiceNotice } from './InvoiceFacts.tsx';
import { headerWord, stateWord } from './words.ts';

interface Props {
  i18n: Messages;
  initial: InvoiceView[];
  page: number;
  limit: number;
}

const COLOURS: Record<string, string> = {
  issued: 'text-success',
  requested: 'text-warning',
  reissuing: 'text-warning',
};

/** Invoices that were asked for; a row opens everything that is known of it. */
export default function RecordList({ i18n, initial, page, limit }: Props) {
  const t = createT(i18n);
  const href = (path: string) => localizedPath(path, i18n.locale);
  const [list, setList] = useState(initial);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = list.find((row) => row.order_receipt_id === openId);

  const reload = async (): Promise<void> => {
    const result = await call(invoiceApi.records, { page, limit });
    if (result.ok) setList(result.value.list);
    else showRefusal(result.failure);
  };

  useMoved(() => void reload());
  if (list.length === 0)
    return <Empty text={t('invoice:no_records')} action={t('order:go_on')} href={href('/user/order_list')} />;
  return (
    <>
      <ul className="grid gap-3">
        {list.map((row) => (
          <li
            key={row.order_receipt_id}
            className="panel grid grid-cols-[64px_minmax(0,1fr)] gap-x-4 gap-y-2 p-4 sm:max-lg:grid-cols-[64px_minmax(0,1fr)_auto] lg:grid-cols-[64px_minmax(0,1fr)_140px_100px_120px] lg:items-center"
          >
            <span className="relative row-span-2 h-fit lg:row-span-1">
              {row.orders[0] && (
                <img
                  src={row.orders[0].image}
                  alt=""
                  width={64}
                  height={64}
                  loading="lazy"
                  className="size-16 rounded border border-line"
                />
              )}
              {row.orders.length > 1 && (
                <span className="absolute -right-2 -top-2 rounded-full bg-steel px-1.5 text-12 text-white">
                  {row.orders.length}
                </span>
              )}
            </span>
            <span className="min-w-0">
              <span className="block break-words font-medium">{headerWord(t, row.receipt_info)}</span>
              <span className="block break-words text-12 text-ink-quiet">
                {row.mer_name}&nbsp;·{' '}
                <time dateTime={row.create_time} className="whitespace-nowrap">
                  {formatDate(row.create_time, i18n.locale, 'minute')}
                </time>
              </span>
              {row.needs_red_letter && (
                <span className="block text-12 text-warning">
                  {t('invoice:needs_red', { amount: row.red_price })}
                </span>
              )}
            </span>
            <span className="max-lg:col-start-2 max-lg:row-start-2 lg:text-right">
              <Amount value={row.order_price} className="font-semibold" />
            </span>
            <strong
              className={`font-medium max-lg:col-start-2 max-lg:row-start-2 max-lg:justify-self-end ${COLOURS[row.status] ?? 'text-ink-quiet'}`}
            >
              {stateWord(t, row.status)}
            </strong>
            <Button
              kind="line"
              className="max-sm:col-span-2 sm:max-lg:col-start-3 sm:max-lg:row-span-2 sm:max-lg:row-start-1 sm:max-lg:self-center"
              onClick={() => setOpenId(row.order_receipt_id)}
            >
              {t('invoice:detail')}
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog
          label={t('invoice:detail_title')}
          closeLabel={t('common:close')}
          onClose={() => setOpenId(null)}
          className="max-w-lg"
        >
          <div className="grid gap-4 p-6">
            <h2 className="flex items-baseline gap-3 text-18 font-semibold">
              {t('invoice:detail_title')}
              <span className={`text-14 font-medium ${COLOURS[open.status] ?? 'text-ink-quiet'}`}>
                {stateWord(t, open.status)}
              </span>
            </h2>
            <InvoiceNotice t={t} locale={i18n.locale} invoice={open} />
            <InvoiceFacts t={t} locale={i18n.locale} href={href} invoice={open} />
            <div className="flex flex-wrap justify-end gap-3">
              <InvoiceActions t={t} invoice={open} onChanged={() => void reload()} />
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

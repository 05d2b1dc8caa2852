import type { InvoiceView } from '#lib/contracts/invoice.ts';
import { formatDate } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { Amount } from '#islands/ui/Amount.tsx';

interface Props {
  t: Translate;
  locale: Locale;
  row: InvoiceView;
  /** Shows the order with this number. */
  onOrder: (sn: string) => void;
}

/** An invoice of the company: of which store and orders, to whom, for how much, and whether it is issued. */
export function BookedInvoice({ t, locale, row, onOrder }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
      <span className="min-w-0 flex-1 basis-64">
        <span className="block break-words font-medium">{row.mer_name}</span>
        <span className="block break-words text-12 text-ink-quiet">
          {row.receipt_info.receipt_title}&nbsp;· {row.receipt_no ?? row.receipt_sn}&nbsp;·{' '}
          {formatDate(row.create_time, locale, 'date')}
        </span>
        {row.orders.map(({ order_id, order_sn }) => (
          <button
            key={order_id}
            type="button"
            className="mr-3 min-h-6 break-all text-12 text-info hover:underline max-md:min-h-11"
            onClick={() => onOrder(order_sn)}
          >
            {order_sn}
          </button>
        ))}
      </span>
      <span className="text-12 text-ink-secondary">{t(`invoice:state.${row.status}`)}</span>
      <Amount value={row.order_price} className="text-16 font-semibold" />
    </li>
  );
}

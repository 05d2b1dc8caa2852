import { useState } from 'react';
import type { CheckoutPreview } from '#lib/contracts/checkout.ts';
import type { HeaderForm, HeaderView } from '#lib/contracts/invoice.ts';
import { formOf } from './words.ts';

type Wishing = Pick<CheckoutPreview['order'][number], 'mer_id' | 'openReceipt' | 'invoice_wish'>;

/** The header that fits what was wished with an inquiry: a special invoice takes a header for one. */
const wished = (headers: HeaderView[], { openReceipt, invoice_wish: wish }: Wishing): string | undefined =>
  openReceipt && wish !== 'none'
    ? headers
        .filter((header) => header.receipt_type === (wish === 'special' ? 2 : 1))
        .toSorted((a, b) => Number(b.is_default) - Number(a.is_default))[0]?.user_receipt_id
    : undefined;

/** The invoices that are chosen with an order, store by store; what was wished with an inquiry is chosen already. */
export function useInvoices(initial: HeaderView[], stores: readonly Wishing[]) {
  const billing = stores.filter(({ openReceipt }) => openReceipt).map((store) => store.mer_id);
  const [headers, setHeaders] = useState(initial);
  const [chosen, setChosen] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      stores.flatMap((store): [string, string][] => {
        const headerId = wished(initial, store);
        return headerId ? [[String(store.mer_id), headerId]] : [];
      }),
    ),
  );
  const receiptData = Object.fromEntries(
    Object.entries(chosen).flatMap(([merId, headerId]): [string, HeaderForm][] => {
      const header = headers.find((row) => row.user_receipt_id === headerId);
      return header ? [[merId, formOf(header)]] : [];
    }),
  );
  return {
    /** For the order; nothing when no invoice is wanted. */
    receiptData: Object.keys(receiptData).length > 0 ? { receipt_data: receiptData } : {},
    of: (merId: number) => ({
      headers,
      chosen: chosen[merId] ?? '',
      onChoose: (headerId: string) => setChosen((known) => ({ ...known, [merId]: headerId })),
      onAdded: (header: HeaderView) => setHeaders((known) => [header, ...known]),
      /** The same for all stores that make out invoices, where one of them has another yet. */
      onAll:
        chosen[merId] && billing.some((other) => chosen[other] !== chosen[merId])
          ? () => setChosen(Object.fromEntries(billing.map((other) => [other, chosen[merId] ?? ''])))
          : undefined,
    }),
  };
}

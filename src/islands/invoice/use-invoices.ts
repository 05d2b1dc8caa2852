import { useState } from 'react';
import type { HeaderForm, HeaderView } from '#lib/contracts/invoice.ts';
import { formOf } from './words.ts';

/** The invoices that are chosen with an order, store by store. */
export function useInvoices(initial: HeaderView[]) {
  const [headers, setHeaders] = useState(initial);
  const [chosen, setChosen] = useState<Record<string, string>>({});
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
    }),
  };
}

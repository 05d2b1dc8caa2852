// The invoices of a check-out over several stores.
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { HeaderView } from '#lib/contracts/invoice.ts';
import { useInvoices } from '#islands/invoice/use-invoices.ts';

const header = { user_receipt_id: 'h', receipt_type: 1, is_default: true } as HeaderView;
const stores = [1, 2, 3].map((id) => ({
  mer_id: id,
  openReceipt: id !== 3,
  invoice_wish: 'none' as const,
}));

test('an invoice that was chosen for one store is chosen for all that make out invoices by one press', () => {
  const { result } = renderHook(() => useInvoices([header], stores));
  expect(result.current.of(1).onAll).toBeUndefined();
  act(() => result.current.of(1).onChoose('h'));
  expect(result.current.of(2).onAll).toBeUndefined();
  act(() => result.current.of(1).onAll?.());
  expect(Object.keys(result.current.receiptData.receipt_data ?? {})).toEqual(['1', '2']);
  expect(result.current.of(1).onAll).toBeUndefined();
});

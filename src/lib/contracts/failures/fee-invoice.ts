/** Failures of the mall's own invoices to its stores. */
export const feeInvoiceFailures = {
  'fee_invoice.not_found': { status: 404 },
  /** The month is not over: its sum still grows. */
  'fee_invoice.month_open': { status: 409 },
  'fee_invoice.nothing': { status: 409 },
  'fee_invoice.wrong_state': { status: 409 },
} as const;

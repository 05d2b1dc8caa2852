export { attachFeeInvoice } from './fee-invoice-file.ts';
export {
  feeInvoicesToAsk,
  listAllFeeInvoices,
  listFeeInvoices,
  readAnyFeeInvoice,
  readFeeInvoice,
} from './read-fee-invoices.ts';
export { askFeeInvoice, issueFeeInvoice, redLetterFee } from './step-fee-invoice.ts';

export { attachFeeInvoice } from './fee-invoice-file.ts';
export {
  listAllFeeInvoices,
  listFeeInvoices,
  readAnyFeeInvoice,
  readFeeInvoice,
} from './read-fee-invoices.ts';
export { askFeeInvoice, issueFeeInvoice, redLetterFee } from './step-fee-invoice.ts';

export { listHeaders, readHeader } from './header/read-headers.ts';
export { dropCompanyHeader, listCompanyHeaders, shareHeader } from './header/company-headers.ts';
export { addHeader, changeHeader, makeDefaultHeader, removeHeader } from './header/keep-header.ts';
export { applyInvoice, readInvoiceOfOrder } from './request/apply-invoice.ts';
export { askReissue, changeRequest, withdrawRequest } from './request/change-request.ts';
export { listCompanyInvoices, listInvoices, readInvoice } from './request/read-invoices.ts';
export {
  countDeskInvoices,
  deskInvoicePages,
  deskInvoicesByIds,
  hasMoreInvoices,
  invoicesOwed,
  listDeskInvoices,
  readDeskInvoice,
  type InvoicesAsk,
} from './store/list-desk-invoices.ts';
export { itemsOf, type TaxedInvoice } from './store/invoice-items.ts';
export { lookNumbers } from './store/look-numbers.ts';
export { attachInvoiceFile, putInvoiceFile, readInvoiceFile } from './store/invoice-file.ts';
export { checkHeader, headerFacts } from './header/check-header.ts';
export { issueInvoice, redLetter, refuseReissue } from './store/issue-invoice.ts';
export { mailInvoiceAgain } from './mail/mail-invoice.ts';
export { endOutgoing, outgoingMail } from './mail/outgoing-mail.ts';
export { mergeInvoices } from './store/merge-invoices.ts';
export { markRefundedInvoice } from './mark-refunded-invoice.ts';
export {
  checkHeaders,
  requestInvoices,
  type InvoiceHeaders,
  type WantedInvoices,
} from './request/ordered-invoices.ts';

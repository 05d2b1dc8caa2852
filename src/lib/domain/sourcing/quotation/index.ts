export { quote, revise, withdraw } from './store/quote.ts';
export { accept } from './buyer/accept.ts';
export { closeInquiry, negotiate, orderQuotation, reject } from './buyer/answer.ts';
export { invoiceWishes } from './buyer/lines.repo.ts';
export { quotationsForUpdate, spendQuotations, wishedInvoices } from './buyer/order-quotations.ts';
export {
  countMadeByState,
  listMade,
  listQuotations,
  listReceived,
  listSkus,
} from './read/list-quotations.ts';
export { keepTemplate, listTemplates, removeTemplate, saveTemplate } from './template/keep-template.ts';
export { layTemplate } from './template/lay-template.ts';
export { quotationDue, sweepQuotations } from './timer/quotation-due.ts';

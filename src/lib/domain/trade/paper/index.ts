export {
  askDeskOrders,
  askInvoice,
  askInvoices,
  askLedger,
  askOrder,
  askOrders,
  askSettled,
} from './ask-paper.ts';
export type { DeskTableAsk } from './ask-paper.ts';
export { linkToPaper, openLink } from './links.ts';
export type { ExportRow } from './papers.repo.ts';
export {
  deskTablePages,
  linesOfOrders,
  readInvoicePaper,
  readOrderPaper,
  readOrdersTable,
  type InvoicePaper,
} from './read-papers.ts';
export { askTaxFile, taxedInvoices } from './tax-file.ts';
export type { TaxedInvoice } from '../invoice/index.ts';
export {
  askList,
  askTable,
  linkToTableFile,
  listTableFiles,
  readTableFile,
  sweepTableFiles,
  writeAgain,
  writeTableFile,
  type DrawnKind,
  type DrawTable,
} from './table-file.ts';

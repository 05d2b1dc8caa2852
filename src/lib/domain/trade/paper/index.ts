export { askInvoice, askOrder, askOrders } from './ask-paper.ts';
export { openLink } from './links.ts';
export type { ExportRow } from './papers.repo.ts';
export { readInvoicePaper, readOrderPaper, readOrdersTable, type InvoicePaper } from './read-papers.ts';

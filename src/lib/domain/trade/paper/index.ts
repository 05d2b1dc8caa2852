export { askDeskOrders, askInvoice, askLedger, askOrder, askOrders } from './ask-paper.ts';
export type { DeskTableAsk } from './ask-paper.ts';
export { linkToPaper, openLink } from './links.ts';
export type { ExportRow } from './papers.repo.ts';
export {
  linesOfOrders,
  readInvoicePaper,
  readOrderPaper,
  readDeskTable,
  readOrdersTable,
  type InvoicePaper,
} from './read-papers.ts';

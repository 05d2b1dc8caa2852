import { invoiceApi } from '../../contracts/invoice.ts';
import * as invoice from '../../domain/trade/invoice/index.ts';
import { askInvoice, askInvoices, askTaxFile } from '../../domain/trade/paper/index.ts';
import { serve } from '../mount.ts';

export const invoiceRoutes = serve(invoiceApi, {
  headers: invoice.listHeaders,
  header: invoice.readHeader,
  addHeader: invoice.addHeader,
  changeHeader: invoice.changeHeader,
  removeHeader: invoice.removeHeader,
  makeDefault: invoice.makeDefaultHeader,
  apply: invoice.applyInvoice,
  ofOrder: invoice.readInvoiceOfOrder,
  records: invoice.listInvoices,
  record: invoice.readInvoice,
  change: invoice.changeRequest,
  withdraw: invoice.withdrawRequest,
  reissue: invoice.askReissue,
  link: askInvoice,
  mail: invoice.mailInvoiceAgain,
  storeList: invoice.listDeskInvoices,
  storeCounts: invoice.countDeskInvoices,
  storeTable: askInvoices,
  taxFile: askTaxFile,
  numbers: invoice.lookNumbers,
  storeDetail: invoice.readDeskInvoice,
  attach: invoice.attachInvoiceFile,
  issue: invoice.issueInvoice,
  refuse: invoice.refuseReissue,
  redLetter: invoice.redLetter,
  merge: invoice.mergeInvoices,
});

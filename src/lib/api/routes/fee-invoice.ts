import { feeInvoiceApi } from '../../contracts/fee-invoice.ts';
import * as fee from '../../domain/trade/fee-invoice/index.ts';
import { serve } from '../mount.ts';

export const feeInvoiceRoutes = serve(feeInvoiceApi, {
  list: fee.listFeeInvoices,
  detail: fee.readFeeInvoice,
  ask: fee.askFeeInvoice,
  all: fee.listAllFeeInvoices,
  any: fee.readAnyFeeInvoice,
  issue: fee.issueFeeInvoice,
  redLetter: fee.redLetterFee,
  attach: fee.attachFeeInvoice,
});

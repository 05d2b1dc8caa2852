import { quotationApi } from '../../contracts/quotation.ts';
import * as quotation from '../../domain/sourcing/quotation/index.ts';
import { serve } from '../mount.ts';

export const quotationRoutes = serve(quotationApi, {
  list: quotation.listQuotations,
  received: quotation.listReceived,
  mineCounts: quotation.countMadeByState,
  mine: quotation.listMade,
  goods: quotation.listSkus,
  create: quotation.quote,
  update: quotation.revise,
  withdraw: quotation.withdraw,
  negotiate: quotation.negotiate,
  accept: quotation.accept,
  reject: quotation.reject,
  order: quotation.orderQuotation,
});

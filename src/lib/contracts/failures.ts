import { accountFailures } from './failures/account.ts';
import { activityFailures } from './failures/activity.ts';
import { broadcastFailures } from './failures/broadcast.ts';
import { catalogFailures } from './failures/catalog.ts';
import { chatFailures } from './failures/chat.ts';
import { commonFailures } from './failures/common.ts';
import { couponFailures } from './failures/coupon.ts';
import { deliveryFailures } from './failures/delivery.ts';
import { editingFailures } from './failures/editing.ts';
import { feedbackFailures } from './failures/feedback.ts';
import { jobFailures } from './failures/job.ts';
import { providerFailures } from './failures/provider.ts';
import { priceListFailures } from './failures/price-list.ts';
import { goodsFailures } from './failures/goods.ts';
import { inquiryFailures } from './failures/inquiry.ts';
import { feeInvoiceFailures } from './failures/fee-invoice.ts';
import { invoiceFailures } from './failures/invoice.ts';
import { offerFailures } from './failures/offer.ts';
import { paymentFailures } from './failures/payment.ts';
import { reconciliationFailures } from './failures/reconciliation.ts';
import { refundFailures } from './failures/refund.ts';
import { storeFailures } from './failures/store.ts';
import { pictureFailures } from './failures/library.ts';
import { machineFailures } from './failures/machine.ts';
import { massChangeFailures } from './failures/mass-change.ts';
import { oversightFailures } from './failures/oversight.ts';
import { staffFailures } from './failures/staff.ts';
import { siteFailures } from './failures/site.ts';
import { storeDeskFailures } from './failures/store-desk.ts';
import { ownCategoryFailures } from './failures/own-category.ts';
import { storeHomeFailures } from './failures/store-home.ts';
import { storeClosingFailures } from './failures/store-closing.ts';
import { storeMoneyFailures } from './failures/store-money.ts';
import { taxonomyFailures } from './failures/taxonomy.ts';
import { tradeFailures } from './failures/trade.ts';
import { transferFailures } from './failures/transfer.ts';

/**
 * Every expected failure is one row: its code and the envelope status of the specification's error catalogue. Its words
 * are in locales/<locale>/failures.json under the same key. 41000, 410001 and 410002 travel as HTTP 401, 40000 as 400.
 * 402 and 40000 are words of other backends for 401 and 400: the client takes them, this API has no need to say one
 * thing in two ways.
 */
export const failures = {
  ...commonFailures,
  ...storeFailures,
  ...accountFailures,
  ...goodsFailures,
  ...catalogFailures,
  ...editingFailures,
  ...tradeFailures,
  ...priceListFailures,
  ...couponFailures,
  ...paymentFailures,
  ...transferFailures,
  ...reconciliationFailures,
  ...refundFailures,
  ...activityFailures,
  ...broadcastFailures,
  ...offerFailures,
  ...feeInvoiceFailures,
  ...invoiceFailures,
  ...inquiryFailures,
  ...deliveryFailures,
  ...chatFailures,
  ...feedbackFailures,
  ...jobFailures,
  ...providerFailures,
  ...staffFailures,
  ...siteFailures,
  ...storeDeskFailures,
  ...pictureFailures,
  ...ownCategoryFailures,
  ...storeHomeFailures,
  ...storeMoneyFailures,
  ...storeClosingFailures,
  ...taxonomyFailures,
  ...oversightFailures,
  ...machineFailures,
  ...massChangeFailures,
} as const;
export type FailureCode = keyof typeof failures;

/** HTTP status that agrees with an envelope status. */
export function httpStatus(status: number): number {
  if (status === 41000 || status === 410001 || status === 410002) return 401;
  if (status === 40000) return 400;
  return status;
}

import { endForgottenBroadcasts } from '../domain/community/broadcast/index.ts';
import { inquiryDue, sweepInquiries } from '../domain/sourcing/inquiry/index.ts';
import { quotationDue, sweepQuotations } from '../domain/sourcing/quotation/index.ts';
import { makePersonalFile, sweepPersonalFiles } from '../domain/account/closing/index.ts';
import { checkAudit } from '../domain/account/audit/index.ts';
import { sweepIdentity } from '../domain/account/identity/index.ts';
import { sweepIdempotencyKeys } from '../domain/account/idempotency/index.ts';
import { sweepRisks } from '../domain/account/risk/index.ts';
import { notifyArrivals } from '../domain/goods/arrival/index.ts';
import { sweepImports, workUpload } from '../domain/goods/import/index.ts';
import { publishPlan } from '../domain/content/editing/index.ts';
import { learnWords, renewSearch } from '../domain/goods/search/index.ts';
import { sendChosenDaily, sendChosenNow } from '../domain/account/notice/index.ts';
import { sendDelivery, sweepDeliveries, tellTokensStay } from '../domain/merchant/machine/index.ts';
import { notifyDesks, notifyMisses } from '../domain/desk/inbox/index.ts';
import { countStoreRisks } from '../domain/desk/oversight/index.ts';
import { countStoreRates } from '../domain/merchant/store/index.ts';
import { sweepCheckout } from '../domain/trade/checkout/index.ts';
import { dropUnshown } from '../domain/merchant/library/index.ts';
import { notifyOpenInvitations, tellStaffAsked } from '../domain/merchant/staff/index.ts';
import { notifyInvited } from '../domain/account/company/index.ts';
import { expireCoupons, sweepCoupons, welcomeBuyer } from '../domain/trade/coupon/index.ts';
import { turnActivities } from '../domain/trade/activity/index.ts';
import { remindBills } from '../domain/trade/credit/index.ts';
import { checkLedger } from '../domain/trade/ledger/index.ts';
import { sweepRides } from '../domain/trade/delivery/index.ts';
import {
  closeUnpaid,
  orderDue,
  remindUnpaid,
  sweepOrderCounts,
  sweepOrders,
} from '../domain/trade/order/index.ts';
import {
  askPayment,
  closePresale,
  sweepPresales,
  sendRefund,
  sweepPayments,
  sweepRefunds,
} from '../domain/trade/payment/index.ts';
import { drawTableIn } from '../api/paper/draw-table.ts';
import { postOutside } from '../adapters/webhook/post-outside.ts';
import { removeFiles, tidyFiles } from '../domain/content/media/index.ts';
import { renewTaxonomy } from './renew-taxonomy.ts';
import { sendInvoice } from './providers/send-invoice.ts';
import { sendNoticeCode, sendNotices } from './providers/send-notices.ts';
import { sendSms } from './providers/send-sms.ts';
import { sweepTableFiles, writeTableFile } from '../domain/trade/paper/index.ts';
import { expirePoints, releasePoints, sweepPoints } from '../domain/trade/points/index.ts';
import { refundDue, sweepRefundOrders } from '../domain/trade/refund/index.ts';
import { sweepSettlements } from '../domain/trade/settlement/index.ts';
import { remindBuyers } from '../domain/trade/reminder/index.ts';
import type { SystemContext } from '../domain/context.ts';
import type { JobName, JobPayloads } from '../domain/jobs.ts';

type Handlers = { [N in JobName]?: (ctx: SystemContext, payload: JobPayloads[N]) => Promise<void> };

/** What each job does; the acts themselves are in the domain. */
export const jobHandlers: Handlers = {
  'sms.send': sendSms,
  'invoice.mail': sendInvoice,
  'notice.mail': sendNotices,
  'notice.code': sendNoticeCode,
  'media.remove': removeFiles,
  'library.drop': dropUnshown,
  'person.file': makePersonalFile,
  'table.write': (ctx, payload) => writeTableFile(ctx, drawTableIn, payload),
  'order.close_unpaid': closeUnpaid,
  'order.remind_unpaid': remindUnpaid,
  'order.due': orderDue,
  'presale.close': closePresale,
  'coupon.expire': expireCoupons,
  'coupon.welcome': welcomeBuyer,
  'team.asked': notifyInvited,
  'staff.asked': tellStaffAsked,
  'staff.invited': notifyOpenInvitations,
  'points.release': releasePoints,
  'refund.due': refundDue,
  'payment.ask': askPayment,
  'payment.refund': sendRefund,
  'inquiry.due': inquiryDue,
  'quotation.due': quotationDue,
  'catalog.import': workUpload,
  'machine.new_password': tellTokensStay,
  'webhook.send': (ctx, payload) => sendDelivery(ctx, postOutside, payload),
  'content.publish': publishPlan,
  'content.appear': (ctx, { tags }) => ctx.changed(...tags),
  'cashier.notify': async (ctx, { outTradeNo }) => ctx.payments['cashier']?.counter?.notify(outTradeNo),
};

/** Jobs of these wait for others outside: many run at once, few of one store. */
export const sideBySide: ReadonlySet<JobName> = new Set<JobName>(['webhook.send']);

/** Jobs that may take minutes. */
export const lastingJobs: ReadonlySet<string> = new Set<JobName>(['table.write']);

/** Jobs that run by the clock: cron expression and act. */
export const repeatingJobs: Record<string, { cron: string; run: (ctx: SystemContext) => Promise<void> }> = {
  'identity.sweep': { cron: '17 * * * *', run: sweepIdentity },
  'repeat.sweep': { cron: '37 * * * *', run: sweepIdempotencyKeys },
  'person.sweep': { cron: '43 * * * *', run: sweepPersonalFiles },
  'table.sweep': { cron: '47 * * * *', run: sweepTableFiles },
  'risk.sweep': { cron: '31 18 * * *', run: sweepRisks },
  'arrival.sweep': { cron: '* * * * *', run: notifyArrivals },
  'presale.sweep': { cron: '* * * * *', run: sweepPresales },
  'activity.turn': { cron: '0 * * * *', run: turnActivities },
  'order.sweep': { cron: '* * * * *', run: sweepOrders },
  'order.count': { cron: '*/5 * * * *', run: sweepOrderCounts },
  'coupon.sweep': { cron: '* * * * *', run: sweepCoupons },
  'delivery.sweep': { cron: '* * * * *', run: sweepRides },
  'checkout.sweep': { cron: '29 * * * *', run: sweepCheckout },
  'refund.sweep': { cron: '* * * * *', run: sweepRefundOrders },
  'inquiry.sweep': { cron: '* * * * *', run: sweepInquiries },
  'quotation.sweep': { cron: '* * * * *', run: sweepQuotations },
  'payment.sweep': { cron: '* * * * *', run: sweepPayments },
  'payment.sweep_refunds': { cron: '41 * * * *', run: sweepRefunds },
  'reminder.hourly': { cron: '1 * * * *', run: remindBuyers },
  'settlement.sweep': { cron: '19 * * * *', run: sweepSettlements },
  'points.sweep': { cron: '13 * * * *', run: sweepPoints },
  // Ten minutes after midnight in China.
  'points.expire': { cron: '10 16 * * *', run: expirePoints },
  'credit.remind': { cron: '13 1 * * *', run: remindBills },
  'taxonomy.renew': { cron: '*/10 * * * *', run: renewTaxonomy },
  'search.learn_words': { cron: '43 */3 * * *', run: (ctx) => learnWords(ctx.database.db) },
  'search.renew': { cron: '*/10 * * * *', run: async (ctx) => void (await renewSearch(ctx)) },
  'broadcast.sweep': { cron: '53 * * * *', run: endForgottenBroadcasts },
  'catalog.sweep': { cron: '23 * * * *', run: sweepImports },
  // An hour after midnight in China.
  'store.count_rates': { cron: '7 17 * * *', run: countStoreRates },
  'store.count_risks': { cron: '11 * * * *', run: countStoreRisks },
  // On Mondays at eight in China, before the summary of the day is sent.
  'desk.tell_misses': { cron: '0 0 * * 1', run: notifyMisses },
  'desk.tell': { cron: '*/5 * * * *', run: notifyDesks },
  'notice.now': { cron: '* * * * *', run: sendChosenNow },
  // At half past eight in China, before work begins.
  'notice.daily': { cron: '30 0 * * *', run: sendChosenDaily },
  'webhook.sweep': { cron: '*/10 * * * *', run: sweepDeliveries },
  // Two in the morning in China.
  'media.tidy': { cron: '3 18 * * *', run: tidyFiles },
  'audit.check': { cron: '53 * * * *', run: checkAudit },
  'ledger.check': { cron: '*/10 * * * *', run: checkLedger },
};

import { sweepIdentity } from '../domain/account/identity/index.ts';
import { sweepCheckout } from '../domain/trade/checkout/index.ts';
import { checkLedger } from '../domain/trade/ledger/index.ts';
import { closeUnpaid, orderDue, remindUnpaid, sweepOrders } from '../domain/trade/order/index.ts';
import { askPayment, sendRefund, sweepPayments, sweepRefunds } from '../domain/trade/payment/index.ts';
import type { SystemContext } from '../domain/context.ts';
import type { JobName, JobPayloads } from '../domain/jobs.ts';

type Handlers = { [N in JobName]?: (ctx: SystemContext, payload: JobPayloads[N]) => Promise<void> };

/** What each job does; the acts themselves are in the domain. */
export const jobHandlers: Handlers = {
  'sms.send': (ctx, message) => ctx.sms.send(message),
  'order.close_unpaid': closeUnpaid,
  'order.remind_unpaid': remindUnpaid,
  'order.due': orderDue,
  'payment.ask': askPayment,
  'payment.refund': sendRefund,
  'cashier.notify': async (ctx, { outTradeNo }) => ctx.payments['cashier']?.counter?.notify(outTradeNo),
};

/** Jobs that run by the clock: cron expression and act. */
export const repeatingJobs: Record<string, { cron: string; run: (ctx: SystemContext) => Promise<void> }> = {
  'identity.sweep': { cron: '17 * * * *', run: sweepIdentity },
  'order.sweep': { cron: '* * * * *', run: sweepOrders },
  'checkout.sweep': { cron: '29 * * * *', run: sweepCheckout },
  'payment.sweep': { cron: '* * * * *', run: sweepPayments },
  'payment.sweep_refunds': { cron: '41 * * * *', run: sweepRefunds },
  'ledger.check': { cron: '*/10 * * * *', run: checkLedger },
};

import { chatApi } from '#lib/contracts/chat.ts';
import type { InboxRow } from '#lib/contracts/desk.ts';
import { feeInvoiceApi } from '#lib/contracts/fee-invoice.ts';
import { inquiryApi } from '#lib/contracts/inquiry.ts';
import { invoiceApi } from '#lib/contracts/invoice.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { storeDeskApi } from '#lib/contracts/store-desk.ts';
import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import { holdsStoreRole } from '#lib/contracts/store-role.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import { rolesOf, type MerchantContext } from '#lib/domain/context.ts';
import { certificatesEnding } from '../../merchant/certificate/index.ts';
import { chatsToAnswer } from '../../service/chat/index.ts';
import { inquiriesToQuote } from '../../sourcing/inquiry/index.ts';
import { feeInvoicesToAsk } from '../../trade/fee-invoice/index.ts';
import { invoicesOwed } from '../../trade/invoice/index.ts';
import { ordersToShip } from '../../trade/order/index.ts';
import { refundsToAnswer } from '../../trade/refund/index.ts';
import { withdrawalsToApprove } from '../../trade/withdrawal/index.ts';

/** What waits, how it is counted, and the rows that deal with it: it waits for their roles, not for all who may look. */
const WAITING = {
  refunds: [refundsToAnswer, refundApi.agree, refundApi.receive],
  to_ship: [ordersToShip, orderApi.ship, orderApi.handOver],
  chats: [chatsToAnswer, chatApi.colleagues],
  inquiries: [inquiriesToQuote, inquiryApi.received],
  invoices: [invoicesOwed, invoiceApi.issue],
  withdrawals: [withdrawalsToApprove, storeMoneyApi.approve],
  fee_invoices: [feeInvoicesToAsk, feeInvoiceApi.ask],
  certificates: [certificatesEnding, storeDeskApi.saveCertificate],
} as const;

/**
 * What waits for the caller among the people of his store; kinds with nothing, and those that others deal with, are left
 * out.
 */
export async function readStoreInbox(ctx: MerchantContext): Promise<Result<{ rows: InboxRow[] }, never>> {
  const roles = rolesOf(ctx.actor);
  const rows: InboxRow[] = [];
  for (const [kind, [countOf, ...dealing]] of Object.entries(WAITING)) {
    if (!dealing.some(({ role }) => holdsStoreRole(roles, role))) continue;
    const { count, since } = await countOf(ctx);
    if (count > 0) rows.push({ kind, count, since: since?.toISOString() ?? null });
  }
  return ok({ rows });
}

import type { InboxRow } from '#lib/contracts/desk.ts';
import { inquiryApi } from '#lib/contracts/inquiry.ts';
import { holdsStoreRole } from '#lib/contracts/store-role.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { certificatesEnding } from '../../merchant/certificate/index.ts';
import { chatsToAnswer } from '../../service/chat/index.ts';
import { inquiriesToQuote } from '../../sourcing/inquiry/index.ts';
import { feeInvoicesToAsk } from '../../trade/fee-invoice/index.ts';
import { invoicesOwed } from '../../trade/invoice/index.ts';
import { ordersToShip } from '../../trade/order/index.ts';
import { refundsToAnswer } from '../../trade/refund/index.ts';
import { withdrawalsToApprove } from '../../trade/withdrawal/index.ts';

/** What waits for the people of the caller's store; kinds with nothing are left out. */
export async function readStoreInbox(ctx: MerchantContext): Promise<Result<{ rows: InboxRow[] }, never>> {
  const { stores = [], merId } = ctx.actor;
  const quotes = holdsStoreRole(
    stores.find((store) => store.merId === merId)?.roles,
    inquiryApi.received.role,
  );
  const waiting = {
    refunds: await refundsToAnswer(ctx),
    to_ship: await ordersToShip(ctx),
    chats: await chatsToAnswer(ctx),
    ...(quotes ? { inquiries: await inquiriesToQuote(ctx) } : {}),
    invoices: await invoicesOwed(ctx),
    withdrawals: await withdrawalsToApprove(ctx),
    fee_invoices: await feeInvoicesToAsk(ctx),
    certificates: await certificatesEnding(ctx),
  };
  const rows = Object.entries(waiting).map(([kind, { count, since }]) => ({
    kind,
    count,
    since: since?.toISOString() ?? null,
  }));
  return ok({ rows: rows.filter((row) => row.count > 0) });
}

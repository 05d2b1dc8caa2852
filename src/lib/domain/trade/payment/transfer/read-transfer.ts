import type { TransferPage, TransferRow, TransferView } from '#lib/contracts/bank-transfer.ts';
import { after } from '#lib/kernel/clock.ts';
import { timer } from '#lib/kernel/timers.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { showPictures } from '#lib/domain/content/media/index.ts';
import { BALANCE_STATUS } from '../presale/presale-window.ts';
import { payableOrder } from '../company/payable.ts';
import { isForTransfer, type GroupOrderRow } from '../payable.repo.ts';
import { transfersOf, transfersWaiting, type BankTransferRow } from './bank-transfer.repo.ts';
import { readPayee } from './payee.ts';

/** What the buyer writes as the purpose, so that the money finds its order. */
export const remarkCode = (sn: string): string => sn.slice(-10);

/** An unpaid order that a transfer can pay, and that is not kept for one yet. */
const isAnnounceable = (order: GroupOrderRow): boolean =>
  order.status === 'unpaid' && isForTransfer(order) && order.closesAt < transferEnd(order);

/** Until when an order whose transfer was announced is kept. */
export const transferEnd = ({ createdAt }: Pick<GroupOrderRow, 'createdAt'>): Date =>
  after(createdAt, timer('unpaid_transfer', createdAt));

/** A voucher for its buyer, or for the finance desk. */
export const transferView = async (ctx: Context, row: BankTransferRow): Promise<TransferView> => ({
  transfer_id: row.bankTransferId,
  status: row.status === 'half_confirmed' ? 'waiting' : row.status,
  payer_name: row.payerName,
  bank: row.bank,
  serial_no: row.serialNo,
  amount: yuan(row.amount),
  voucher: await showPictures(ctx, row.vouchers),
  reason: row.reason ?? '',
  create_time: row.createdAt.toISOString(),
});

/** Account to transfer to, code to write, and how the latest voucher stands. */
export async function readTransfer(
  ctx: UserContext,
  { group_id: groupOrderId }: { group_id: string },
): Promise<Result<TransferPage, 'order.not_found'>> {
  const { db } = ctx.database;
  const order = await payableOrder(ctx, groupOrderId);
  if (!order) return fail('order.not_found');
  const [latest] = await transfersOf(db, groupOrderId);
  return ok({
    group_order_id: groupOrderId,
    status: order.status,
    pay_price: yuan(order.payPrice),
    close_time: order.closesAt.toISOString(),
    remark: remarkCode(order.groupOrderSn),
    can_announce: isAnnounceable(order),
    payee: (await readPayee(ctx)) ?? null,
    transfer: latest ? await transferView(ctx, latest) : null,
  });
}

/** Vouchers before the finance desk, the oldest first. */
export async function listTransfers(
  ctx: UserContext,
  page: { page: number; limit: number; keyword?: string | undefined },
): Promise<Result<{ count: number; list: TransferRow[] }, never>> {
  const found = await transfersWaiting(ctx.database.db, page);
  const list: TransferRow[] = [];
  for (const { row, sn: orderSn, orderStatus, balance, firstBy } of found.list) {
    const sn = balance?.sn ?? orderSn;
    list.push({
      ...(await transferView(ctx, row)),
      group_order_sn: sn,
      order_status: balance ? BALANCE_STATUS[balance.status] : orderStatus,
      remark: remarkCode(sn),
      is_half_confirmed: row.status === 'half_confirmed',
      first_by: firstBy ?? '',
      is_own_first: row.firstUid === ctx.actor.uid,
    });
  }
  return ok({ count: found.count, list });
}

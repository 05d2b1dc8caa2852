import type { TransferPage, TransferView } from '#lib/contracts/bank-transfer.ts';
import { after, later } from '#lib/kernel/clock.ts';
import { timer } from '#lib/kernel/timers.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { ownsImages } from '#lib/domain/content/media/index.ts';
import { balanceForUpdate, stepBalance } from '../../order/index.ts';
import { transfersOf } from '../transfer/bank-transfer.repo.ts';
import { readPayee } from '../transfer/payee.ts';
import { remarkCode, transferView } from '../transfer/read-transfer.ts';
import { keepVoucher, voucherObstacle, type Voucher } from '../transfer/send-voucher.ts';
import { BALANCE_STATUS, mayPayBalance, payableBalance, payableNow } from './presale-window.ts';

type Id = { presell_order_id: string };

/** Account to transfer a balance to, code to write, and how the latest voucher stands. */
export async function readBalanceTransfer(
  ctx: UserContext,
  { presell_order_id: id }: Id,
): Promise<Result<TransferPage, 'order.not_found'>> {
  const row = await payableBalance(ctx, id);
  if (!row) return fail('order.not_found');
  const [latest] = await transfersOf(ctx.database.db, row.presaleOrderId);
  return ok({
    group_order_id: row.presaleOrderId,
    status: BALANCE_STATUS[row.status],
    pay_price: yuan(row.balance),
    close_time: row.finalEndAt.toISOString(),
    remark: remarkCode(row.presaleOrderSn),
    can_announce: false,
    payee: (await readPayee(ctx)) ?? null,
    transfer: latest ? await transferView(ctx, latest) : null,
  });
}

/**
 * Sends the voucher of a bank transfer for the balance of a presale. The balance waits for the finance desk: to the
 * end of its window, and 72 hours from the first voucher if that is later; nothing counts as paid by it.
 */
export async function sendBalanceVoucher(
  ctx: UserContext,
  input: Voucher & Id,
): Promise<
  Result<
    TransferView,
    | FailureOf<typeof payableNow>
    | FailureOf<typeof stepBalance>
    | FailureOf<typeof voucherObstacle>
    | 'order.not_found'
    | 'payment.method_off'
    | 'transfer.voucher'
  >
> {
  if (!(await readPayee(ctx))) return fail('payment.method_off');
  if (!(await ownsImages(ctx, input.voucher))) return fail('transfer.voucher', undefined, 'voucher');
  return allOrNothing(ctx.database, async () => {
    const row = await balanceForUpdate(ctx, input.presell_order_id);
    if (!row || !(await mayPayBalance(ctx, row))) return fail('order.not_found');
    const open = payableNow(ctx, row);
    if (!open.ok) return open;
    const earlier = await transfersOf(ctx.database.db, row.presaleOrderId);
    const checked = await voucherObstacle(ctx, { amount: row.balance, tries: earlier.length }, input);
    if (!checked.ok) return checked;
    const since = earlier.at(-1)?.createdAt ?? ctx.clock.now();
    const finalEndAt = later(row.finalEndAt, after(since, timer('unpaid_transfer', since)));
    const stepped = await stepBalance(ctx, row, 'send_voucher', { finalEndAt });
    if (!stepped.ok) return stepped;
    return ok(await transferView(ctx, await keepVoucher(ctx, { ...row, amount: row.balance }, input)));
  });
}

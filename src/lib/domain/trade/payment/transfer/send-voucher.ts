import type { TransferView } from '#lib/contracts/bank-transfer.ts';
import { after } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { VOUCHER_TRIES_MAX } from '#lib/kernel/limits.ts';
import { timer } from '#lib/kernel/timers.ts';
import { parseYuan, yuan, type Fen } from '#lib/kernel/money.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { ownsImages } from '#lib/domain/content/media/index.ts';
import { stepGroup } from '../../order/index.ts';
import { mayPay } from '../company/payable.ts';
import { isForTransfer, lockGroupOrder, type GroupOrderRow } from '../payable.repo.ts';
import { addPayment } from '../payment.repo.ts';
import { addTransfer, isSlipUsed, transfersOf, type BankTransferRow } from './bank-transfer.repo.ts';
import { readPayee } from './payee.ts';
import { transferView } from './read-transfer.ts';

/** The data of the bank's slip. */
export interface Voucher {
  payer_name: string;
  bank: string;
  serial_no: string;
  amount: string;
  voucher: readonly string[];
}

/**
 * Sends the voucher of a bank transfer. The order waits for the finance desk, 72 hours from the first voucher at the
 * longest; nothing counts as paid by it.
 */
export async function sendVoucher(
  ctx: UserContext,
  input: Voucher & { group_id: string },
): Promise<
  Result<
    TransferView,
    | FailureOf<typeof check>
    | 'order.not_found'
    | 'order.wrong_state'
    | 'payment.method_off'
    | 'transfer.voucher'
  >
> {
  if (!(await readPayee(ctx))) return fail('payment.method_off');
  if (!(await ownsImages(ctx, input.voucher))) return fail('transfer.voucher', undefined, 'voucher');
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const order = await lockGroupOrder(db, input.group_id);
    if (!order || !(await mayPay(ctx, order))) return fail('order.not_found');
    const earlier = await transfersOf(db, order.groupOrderId);
    const checked = await check(ctx, order, input, earlier.length);
    if (!checked.ok) return checked;
    const now = ctx.clock.now();
    const since = earlier.at(-1)?.createdAt ?? now;
    const closesAt = after(since, timer('unpaid_transfer', since));
    const stepped = await stepGroup(ctx, order, 'send_voucher', { closesAt });
    if (!stepped.ok) return stepped;
    const row = await keepVoucher(ctx, { ...order, amount: order.payPrice }, input);
    await ctx.jobs.send('order.close_unpaid', { groupOrderId: order.groupOrderId }, { at: closesAt });
    return ok(await transferView(ctx, row));
  });
}

/** Whether an order waits for money that a bank may send. */
export function transferable(
  ctx: UserContext,
  order: GroupOrderRow,
): Result<
  undefined,
  'order.cancelled' | 'order.verifying' | 'order.waiting_approval' | 'payment.not_for_kind'
> {
  if (order.status === 'verifying') return fail('order.verifying');
  if (order.approval === 'waiting') return fail('order.waiting_approval');
  if (order.status === 'cancelled' || (order.status === 'unpaid' && order.closesAt <= ctx.clock.now()))
    return fail('order.cancelled');
  if (!isForTransfer(order)) return fail('payment.not_for_kind');
  return ok();
}

async function check(
  ctx: UserContext,
  order: GroupOrderRow,
  input: Voucher,
  tries: number,
): Promise<Result<undefined, FailureOf<typeof transferable> | FailureOf<typeof voucherObstacle>>> {
  const open = transferable(ctx, order);
  if (!open.ok) return open;
  return voucherObstacle(ctx, { amount: order.payPrice, tries }, input);
}

/** Why this slip cannot stand for what is due: too many before it, another sum, or it has paid something else. */
export async function voucherObstacle(
  ctx: UserContext,
  { amount, tries }: { amount: Fen; tries: number },
  input: Voucher,
): Promise<Result<undefined, 'transfer.amount' | 'transfer.serial_used' | 'transfer.too_many'>> {
  if (tries >= VOUCHER_TRIES_MAX) return fail('transfer.too_many');
  if (parseYuan(input.amount) !== amount) return fail('transfer.amount', { x: yuan(amount) }, 'amount');
  if (await isSlipUsed(ctx.database.db, { bank: input.bank, serialNo: input.serial_no, amount }))
    return fail('transfer.serial_used', undefined, 'serial_no');
  return ok();
}

interface PaidFor {
  uid: number;
  amount: Fen;
  groupOrderId: string;
  /** The balance of a presale; absent: the order. */
  presaleOrderId?: string;
}

/** Keeps a voucher and the attempt to pay that stands behind it; the caller has locked what is paid for. */
export async function keepVoucher(
  ctx: UserContext,
  { uid, amount, groupOrderId, presaleOrderId }: PaidFor,
  input: Voucher,
): Promise<BankTransferRow> {
  const createdAt = ctx.clock.now();
  const common = { uid, amount, createdAt };
  const paymentId = newId(createdAt);
  await addPayment(ctx.database.db, {
    ...common,
    paymentId,
    outTradeNo: newId(createdAt),
    purpose: presaleOrderId ? 'presale' : 'order',
    targetId: presaleOrderId ?? groupOrderId,
    provider: 'offline',
    status: 'pending',
    detail: { type: 'offline' },
  });
  const row: BankTransferRow = {
    ...common,
    bankTransferId: newId(createdAt),
    groupOrderId,
    presaleOrderId: presaleOrderId ?? null,
    paymentId,
    payerName: input.payer_name,
    bank: input.bank,
    serialNo: input.serial_no,
    vouchers: [...input.voucher],
    status: 'waiting',
    firstUid: null,
    secondUid: null,
    reason: null,
    decidedAt: null,
  };
  await addTransfer(ctx.database.db, row);
  return row;
}

import { sql } from 'drizzle-orm';
import { groupOrder, media } from '#lib/db/schema.ts';
import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import { receiveOrder, shipOrder } from '#lib/domain/trade/order/index.ts';
import {
  announceTransfer,
  changePayee,
  payOrder,
  repayCredit,
  sendVoucher,
} from '#lib/domain/trade/payment/index.ts';
import { readCredit } from '#lib/domain/trade/credit/index.ts';
import { newId, sha256Hex } from '#lib/kernel/ids.ts';
import { yuan } from '#lib/kernel/money.ts';
import { ordersOf, unpaidOrders } from '../writer/demo-lines.repo.ts';
import type { Seeding } from '../writer/seeding.ts';
import { DEMO_UIDS } from '../writer/write-accounts.ts';
import { contextOf, must, place } from '../writer/write-orders.ts';
import { writeTeam } from './write-team.ts';
import { voucherDrawing } from './voucher-drawing.ts';

const DAY = 86_400_000;
const PAYEE = {
  name: '工采汇（演示）供应链有限公司',
  bank: '中国工商银行上海分行营业部',
  account: '1001 0000 0900 0000 123',
  branch_no: '102290000010',
};
const CREDIT_STORIES = [
  { uid: DEMO_UIDS.enterprise, daysAgo: 41, store: 3, isRepaid: true },
  { uid: DEMO_UIDS.enterprise, daysAgo: 11, store: 2, isRepaid: false },
  { uid: DEMO_UIDS.enterpriseTwo, daysAgo: 34, store: 1, isRepaid: false },
];

async function deliver(seeding: Seeding, uid: number, groupId: string, daysAgo: number): Promise<void> {
  const at = (days: number): UserContext =>
    contextOf(seeding, uid, new Date(seeding.now.getTime() - (daysAgo - days) * DAY));
  for (const order of await ordersOf(seeding.db, groupId)) {
    const ctx = at(1);
    const seller: MerchantContext = {
      ...ctx,
      actor: { ...ctx.actor, uid: 0, roles: ['merchant'], merId: order.merId },
    };
    const tracking = `SF10${order.orderSn.slice(-10)}`;
    must(
      'ship',
      await shipOrder(seller, {
        id: order.orderId,
        courier: 'sf',
        tracking_no: tracking,
        note: '',
        confirm: false,
      }),
    );
    must('receive', await receiveOrder(at(4), { id: order.orderId }));
  }
}

/** Orders on credit terms: one repaid, one open, one overdue. */
async function writeCredit(seeding: Seeding): Promise<void> {
  for (const [turn, { uid, daysAgo, store, isRepaid }] of CREDIT_STORIES.entries()) {
    const ctx = contextOf(seeding, uid, new Date(seeding.now.getTime() - daysAgo * DAY));
    const groupId = await place(ctx, { uid, goal: 'to_ship', daysAgo, stores: [store] }, turn + 8);
    must('credit', await payOrder(ctx, { group_id: groupId, type: 'credit' }));
    await deliver(seeding, uid, groupId, daysAgo);
    if (!isRepaid) continue;
    const late = contextOf(seeding, uid, new Date(seeding.now.getTime() - (daysAgo - 20) * DAY));
    const credit = must('credit', await readCredit(late));
    const bill = credit.bills.find((one) => one.group_order_id === groupId);
    must('repay', await repayCredit(late, { bill_id: bill?.bill_id ?? '', type: 'balance' }));
  }
}

/** An order whose bank transfer waits for the finance desk. */
async function writeTransfer(seeding: Seeding): Promise<void> {
  const uid = DEMO_UIDS.enterprise;
  const sentAt = new Date(seeding.now.getTime() - DAY / 8);
  const ctx = contextOf(seeding, uid, sentAt);
  const groupId = await place(ctx, { uid, goal: 'unpaid', daysAgo: 0, stores: [1, 2] }, 12);
  const [order] = await seeding.db
    .select()
    .from(groupOrder)
    .where(sql`${groupOrder.groupOrderId} = ${groupId}`);
  const facts = {
    payer: '河北华北机械制造有限公司',
    bank: '中国建设银行石家庄分行',
    serialNo: 'CCB20261120000871',
    amount: yuan(order?.payPrice ?? 0),
  };
  const name = sha256Hex(`voucher ${groupId}`);
  const path = await seeding.keep(`private/voucher/${name}.svg`, voucherDrawing(facts));
  const row = { mediaId: newId(sentAt), uid, field: 'voucher', path, mime: 'image/svg+xml' };
  await seeding.db.insert(media).values({ ...row, bytes: 2000, createdAt: sentAt });
  const voucher = {
    payer_name: facts.payer,
    bank: facts.bank,
    serial_no: facts.serialNo,
    amount: facts.amount,
  };
  must('voucher', await sendVoucher(ctx, { ...voucher, group_id: groupId, voucher: [path] }));
}

/** Unpaid orders would close within the half hour; those that a bank transfer is announced for stay for days. */
async function keepUnpaid(seeding: Seeding): Promise<void> {
  for (const { uid, groupOrderId } of await unpaidOrders(seeding.db))
    must(
      'announce',
      await announceTransfer(contextOf(seeding, uid, seeding.now), { group_id: groupOrderId }),
    );
}

/** What companies do besides: buying on credit terms, paying by bank transfer. */
export async function writeCompanyOrders(seeding: Seeding): Promise<number> {
  const silent = { warn: () => undefined, error: () => undefined };
  const desk = { ...contextOf(seeding, DEMO_UIDS.platform, seeding.now), log: silent };
  must('payee', await changePayee(desk, PAYEE));
  await keepUnpaid(seeding);
  await writeCredit(seeding);
  await writeTransfer(seeding);
  return CREDIT_STORIES.length + 1 + (await writeTeam(seeding));
}

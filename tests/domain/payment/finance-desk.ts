// A mall with two people at the finance desk, and orders whose voucher has been sent.
import type { Call } from '#lib/call/call.ts';
import { bankTransferApi } from '#lib/contracts/bank-transfer.ts';
import { media, userRole } from '#lib/db/schema.ts';
import { newId } from '#lib/kernel/ids.ts';
import { yuan } from '#lib/kernel/money.ts';
import { openPayMall, type PayMall } from '../../support/pay-mall.ts';

export const FINANCE = 901;
export const FINANCE_TWO = 902;
export const PAYEE = {
  name: '工采汇',
  bank: '中国工商银行',
  account: '6222 0200 0001 2345',
  branch_no: '102100000012',
};

export type FinanceDesk = Awaited<ReturnType<typeof openFinanceDesk>>;

export async function openFinanceDesk(options: { url?: string } = {}) {
  const mall: PayMall = await openPayMall(options);
  const { db } = mall.services.database;
  const desk: Call = await mall.buyer(FINANCE);
  const deskTwo: Call = await mall.buyer(FINANCE_TWO);
  const staff = [FINANCE, FINANCE_TWO].map((uid) => ({
    uid,
    role: 'platform' as const,
    merId: null,
    platformRoles: ['owner' as const],
  }));
  await db.insert(userRole).values(staff);
  await desk(bankTransferApi.payee, PAYEE);
  let serial = 0;

  async function picture(uid: number): Promise<string> {
    const path = `/files/private/voucher/${newId()}.webp`;
    const row = { mediaId: newId(), uid, field: 'voucher', path, mime: 'image/webp', bytes: 1 };
    await db.insert(media).values({ ...row, createdAt: mall.clock.now() });
    return path;
  }
  async function voucher(group: string, uid: number, amount: number) {
    serial += 1;
    return {
      group_id: group,
      payer_name: '河北华北机械制造有限公司',
      bank: '中国建设银行',
      serial_no: `B${String(serial).padStart(8, '0')}`,
      amount: yuan(amount),
      voucher: [await picture(uid)],
    };
  }
  /** An order whose voucher has been sent. */
  async function sent(uid: number, amount: number) {
    const call = await mall.buyer(uid);
    const group = await mall.order(uid, amount);
    const input = await voucher(group, uid, amount);
    const result = await call(bankTransferApi.send, input);
    return { call, group, input, id: result.ok ? result.value.transfer_id : '', result };
  }
  const statusOf = async (group: string) =>
    (await mall.first('groupOrder', { groupOrderId: group }, ['status']))?.['status'];

  return { mall, desk, deskTwo, voucher, sent, statusOf };
}

import type { HeaderForm } from '#lib/contracts/invoice.ts';
import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import {
  addHeader,
  applyInvoice,
  askReissue,
  issueInvoice,
  mergeInvoices,
  redLetter,
  withdrawRequest,
} from '#lib/domain/trade/invoice/index.ts';
import { agreeRefund, applyRefund } from '#lib/domain/trade/refund/index.ts';
import { payOrder } from '#lib/domain/trade/payment/index.ts';
import { linesOfGroup, ordersOf } from '../writer/demo-lines.repo.ts';
import { creditCodeCheck } from '#lib/kernel/tax-no.ts';
import type { Seeding } from '../writer/seeding.ts';
import { DEMO_UIDS } from '../writer/write-accounts.ts';
import { contextOf, must, place } from '../writer/write-orders.ts';
import { NORTH_CHINA, NORTH_CHINA_PLAIN, PERSON, WORKSHOP } from './headers.ts';
import { arriveLetters, invoiceable } from './orders.repo.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Goal = 'issued' | 'requested' | 'reissuing' | 'reissued' | 'withdrawn';

/** What becomes of a buyer's orders, the oldest first; the others have no invoice and can be asked for. */
const STORIES: { uid: number; headers: HeaderForm[]; goals: [Goal, HeaderForm][] }[] = [
  {
    uid: DEMO_UIDS.personal,
    headers: [WORKSHOP, PERSON],
    goals: [
      ['issued', WORKSHOP],
      ['reissuing', PERSON],
      ['reissued', PERSON],
      ['requested', WORKSHOP],
      ['withdrawn', PERSON],
    ],
  },
  {
    uid: DEMO_UIDS.enterprise,
    headers: [NORTH_CHINA, NORTH_CHINA_PLAIN],
    goals: [
      ['issued', NORTH_CHINA],
      ['issued', NORTH_CHINA],
      ['reissuing', NORTH_CHINA_PLAIN],
      ['requested', NORTH_CHINA],
    ],
  },
];

const seller = (ctx: UserContext, merId: number): MerchantContext => ({
  ...ctx,
  actor: { ...ctx.actor, uid: 0, roles: ['merchant'], merId },
});

/** Numbers of digital invoices: twenty digits that no tax office has given out. */
function counter() {
  let last = 0;
  return (): string => `25990000${String((last += 1)).padStart(12, '0')}`;
}

/** A number of the right form that belongs to no company. */
const taxNoOf = (merId: number): string => {
  const first = `91130400MA${String(merId).padStart(7, '0')}`;
  return first + creditCodeCheck(first);
};

/** Both invoices of one store with the same header, made out as one. */
async function merged(seeding: Seeding, nextNo: () => string): Promise<void> {
  const at = (ago: number): UserContext =>
    contextOf(seeding, DEMO_UIDS.enterprise, new Date(seeding.now.getTime() - ago));
  const ids: string[] = [];
  for (const turn of [16, 17]) {
    const ago = (turn - 6) * DAY;
    const goal = { uid: DEMO_UIDS.enterprise, goal: 'to_ship' as const, daysAgo: turn - 6, stores: [1] };
    const groupId = await place(at(ago), goal, turn);
    must('pay', await payOrder(at(ago - 5 * MINUTE), { group_id: groupId, type: 'balance' }));
    const [order] = await ordersOf(seeding.db, groupId);
    const wish = { id: order!.orderId, ...NORTH_CHINA };
    ids.push(must('apply', await applyInvoice(at(ago - 2 * HOUR), wish)).order_receipt_id);
  }
  const one = must('merge', await mergeInvoices(seller(at(8 * DAY), 1), { ids }));
  const issued = { id: one.order_receipt_id, receipt_no: nextNo(), seller_tax_no: taxNoOf(1) };
  must('issue', await issueInvoice(seller(at(7 * DAY), 1), issued));
}

/** An order that is refunded after its invoice was issued; `isRed` also gets its red-letter invoice. */
async function refunded(seeding: Seeding, nextNo: () => string, turn: number, isRed: boolean): Promise<void> {
  const at = (ago: number): UserContext =>
    contextOf(seeding, DEMO_UIDS.personal, new Date(seeding.now.getTime() - ago));
  const goal = { uid: DEMO_UIDS.personal, goal: 'to_ship' as const, daysAgo: turn, stores: [1] };
  const groupId = await place(at(turn * DAY), goal, turn);
  must('pay', await payOrder(at(turn * DAY - 5 * MINUTE), { group_id: groupId, type: 'balance' }));
  const [order] = await ordersOf(seeding.db, groupId);
  const id = order!.orderId;
  const wish = must('apply', await applyInvoice(at(turn * DAY - 2 * HOUR), { id, ...WORKSHOP }));
  const invoiceId = wish.order_receipt_id;
  const number = { id: invoiceId, receipt_no: nextNo() };
  must('issue', await issueInvoice(seller(at(turn * DAY - 3 * HOUR), 1), number));
  const ask = {
    id,
    type: 'single' as const,
    ids: await linesOfGroup(seeding.db, groupId),
    refund_type: 'money' as const,
    refund_message: 'late' as const,
    mark: '',
    pics: [],
  };
  const refund = must('refund', await applyRefund(at(turn * DAY - 20 * HOUR), ask));
  must('agree', await agreeRefund(seller(at(turn * DAY - 22 * HOUR), 1), { id: refund.refund_order_id }));
  if (isRed) must('red letter', await redLetter(seller(at(DAY), 1), { id: invoiceId, red_no: nextNo() }));
}

/** Headers and invoices in every state, written through the same acts that buyers and stores use. */
export async function writeInvoices(seeding: Seeding): Promise<number> {
  const nextNo = counter();
  let written = 0;
  for (const { uid, headers, goals } of STORIES) {
    const ctx = contextOf(seeding, uid, new Date(seeding.now.getTime() - 50 * DAY));
    for (const header of headers) must('header', await addHeader(ctx, { ...header, is_default: false }));
    const orders = await invoiceable(seeding.db, uid);
    for (const [at, [goal, header]] of goals.entries()) {
      const order = orders[at];
      if (!order?.paidAt) continue;
      const { paidAt, merId, orderId } = order;
      const after = (hours: number): UserContext =>
        contextOf(seeding, uid, new Date(paidAt.getTime() + hours * HOUR));
      const { order_receipt_id: id } = must(
        'apply',
        await applyInvoice(after(1), { id: orderId, ...header }),
      );
      written += 1;
      if (goal === 'requested') continue;
      if (goal === 'withdrawn') {
        must('withdraw', await withdrawRequest(after(2), { id }));
        continue;
      }
      const store = (hours: number): MerchantContext => seller(after(hours), merId);
      must(
        'issue',
        await issueInvoice(store(5), { id, receipt_no: nextNo(), seller_tax_no: taxNoOf(merId) }),
      );
      if (goal === 'issued') continue;
      const other = uid === DEMO_UIDS.personal ? WORKSHOP : NORTH_CHINA;
      const wish = { id, ...other, reason: '抬头需与付款单位一致' };
      must('ask reissue', await askReissue(after(9), wish));
      if (goal === 'reissuing') continue;
      must('reissue', await issueInvoice(store(20), { id, receipt_no: nextNo(), red_no: nextNo() }));
    }
  }
  await merged(seeding, nextNo);
  await refunded(seeding, nextNo, 18, true);
  await refunded(seeding, nextNo, 3, false);
  await arriveLetters(seeding.db);
  return written + 4;
}

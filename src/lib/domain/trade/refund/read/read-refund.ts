import type { RefundDetail } from '#lib/contracts/refund.ts';
import type { RefundOffered } from '#lib/db/schema.ts';
import { coveredPhone } from '#lib/kernel/covered-phone.ts';
import { sumFen, yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, MerchantContext, UserContext } from '#lib/domain/context.ts';
import { showPictures } from '#lib/domain/content/media/index.ts';
import { courierName, orderById, refundIsOpen, seesPhones, type OrderRow } from '../../order/index.ts';
import { canAccept } from '../buyer/answer-offer.ts';
import { appealIsOpen } from '../buyer/appeal-refund.ts';
import { answeredRefund, appealedRefund, askedRefund } from '../own-refund.ts';
import { moneyOfRefunds, type MoneyRow } from '../pay/pay.repo.ts';
import { refundFlow } from '../refund.flow.ts';
import { CALLED_OFF, logOf, refundById, type RefundRow } from '../refund.repo.ts';
import { partsWithLines } from './list.repo.ts';
import { showDeskRefunds, type ListedRefund } from './list-desk-refunds.ts';
import { returnPlace } from './return-place.ts';
import { showRefunds } from './show-refunds.ts';

/** The detail with the reason as a code; the API adds its words in the caller's language. */
export type ReadRefund = Omit<RefundDetail, 'refund_message'> & { reason: string };
type Found = Result<ReadRefund, 'refund.not_found'>;

/** A refund of the caller with everything that happened to it. */
export async function readRefund(ctx: UserContext, { id }: { id: string }): Promise<Found> {
  const refund = await askedRefund(ctx, id);
  return refund.ok ? ok(await detailOf(ctx, refund.value)) : refund;
}

/** A refund that the caller's store is asked for, with who asks. */
export async function readStoreRefund(
  ctx: MerchantContext,
  { id }: { id: string },
): Promise<Result<ReadRefund & ListedRefund, 'refund.not_found'>> {
  const refund = await answeredRefund(ctx, id);
  if (!refund.ok) return refund;
  const [row] = await showDeskRefunds(ctx, [refund.value]);
  const detail = await detailOf(ctx, refund.value);
  return ok({ ...(seesPhones(ctx) ? detail : covered(detail)), ...row! });
}

/** A refund that waits for the platform's decision. */
export async function readAppeal(ctx: UserContext, { id }: { id: string }): Promise<Found> {
  const refund = await appealedRefund(ctx, id);
  return refund.ok ? ok(covered(await detailOf(ctx, refund.value))) : refund;
}

/** A refund of any store, for the platform. */
export async function readWatchedRefund(ctx: UserContext, { id }: { id: string }): Promise<Found> {
  const refund = await refundById(ctx.database.db, id);
  return refund ? ok(covered(await detailOf(ctx, refund))) : fail('refund.not_found');
}

const covered = (refund: ReadRefund): ReadRefund => ({
  ...refund,
  delivery_phone: coveredPhone(refund.delivery_phone),
});

const wayOf = (row: MoneyRow): ReadRefund['money'][number] => ({
  pay_type: row.detail['type'] ?? row.provider,
  refund_price: yuan(row.amount),
  status: row.status,
  time: row.doneAt?.toISOString() ?? null,
});

/** What the store gives instead, or all of an order that it calls off. */
function offerView(refund: RefundRow, { reason, lines }: RefundOffered): ReadRefund['offer'] {
  const parts = lines.length > 0 ? lines : [refund];
  return {
    refund_price: yuan(sumFen(parts.map((part) => part.amount + part.freight))),
    refund_num: sumFen(parts.map((part) => part.num)),
    reason,
    called_off: lines.length === 0,
  };
}

async function detailOf(ctx: Context, refund: RefundRow): Promise<ReadRefund> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const [view] = await showRefunds(ctx, [refund]);
  const log = await logOf(db, refund.refundOrderId);
  return {
    ...view!,
    reason: refund.reason,
    mark: refund.mark,
    pics: await showPictures(ctx, refund.pics),
    fail_message: refund.failMessage,
    fail_pics: await showPictures(ctx, refund.failPics),
    appeal: refund.appeal,
    integral: refund.points,
    integral_taken: refund.pointsTaken,
    ...(await returnPlace(ctx, refund)),
    phone: refund.returnPhone,
    delivery_type: refund.courier && courierName(ctx, refund.courier),
    delivery_id: refund.trackingNo,
    delivery_phone: refund.senderPhone,
    delivery_mark: refund.senderMark,
    delivery_pics: await showPictures(ctx, refund.senderPics),
    auto_refund_time: refund.dueAt?.toISOString() ?? null,
    now: now.toISOString(),
    money: (await moneyOfRefunds(db, [refund.refundOrderId])).map(wayOf),
    offer: refund.offer && offerView(refund, refund.offer),
    can: await canOf(ctx, refund, now),
    log: log.map(({ event, to, actor, note, createdAt }) => ({
      event,
      to,
      actor,
      note,
      time: createdAt.toISOString(),
    })),
  };
}

/** What the buyer can do now. */
async function canOf(ctx: Context, refund: RefundRow, now: Date): Promise<ReadRefund['can']> {
  const may = (event: (typeof refundFlow.transitions)[number]['event']): boolean =>
    refundFlow.next(refund.status, event) !== undefined;
  const order = await orderById(ctx.database.db, refund.orderId);
  return {
    cancel: may('cancel'),
    answer: order !== undefined && canAccept({ order, refund }),
    send_back: may('send_back'),
    apply_again: await canApplyAgain(ctx, refund, order, now),
    appeal: may('appeal') && refund.appealedAt === null && appealIsOpen(refund, now),
    hide: may('hide'),
  };
}

async function canApplyAgain(
  { database: { db } }: Context,
  refund: RefundRow,
  order: OrderRow | undefined,
  now: Date,
): Promise<boolean> {
  if (refund.status !== 'refused' && refund.status !== 'cancelled') return false;
  if (refund.reason === CALLED_OFF) return false;
  if (!order || !refundIsOpen(order, now).ok) return false;
  const parts = await partsWithLines(db, [refund.refundOrderId]);
  return parts.every(({ line }) => line.orderId === refund.orderId && line.refundableNum > 0);
}

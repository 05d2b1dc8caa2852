import { after } from '#lib/kernel/clock.ts';
import { timer } from '#lib/kernel/timers.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import {
  approversOf,
  membershipForUpdate,
  membershipOf,
  notifyAccountants,
  writeTeamEntry,
  type Membership,
} from '../../account/company/index.ts';
import { notifyUser } from '../../account/notice/index.ts';
import { addApproval, isAboveLimit, orderedThisMonth, type NewGroupOrder } from '../order/index.ts';

/**
 * The company that the caller buys for; undefined for a private purchase. A member with the right to buy buys for the
 * company unless `companyId` is 0. A company that was shown at the check-out must still be the caller's
 * (`team.not_member` otherwise), so that an order never silently changes its buyer. The membership is locked until the
 * order is placed.
 */
export async function buyerOf(
  ctx: UserContext,
  companyId: number | undefined,
): Promise<Result<Membership | undefined, 'team.not_member'>> {
  if (companyId === 0 || (companyId === undefined && !ctx.actor.companyId)) return ok(undefined);
  const member = await membershipForUpdate(ctx);
  if (companyId === undefined) return ok(member?.rights.buy ? member : undefined);
  return member?.companyId === companyId && member.rights.buy ? ok(member) : fail('team.not_member');
}

/** Whether the caller may see what this company would pay; the membership is looked at again when it orders. */
export async function mayBuyFor(
  ctx: UserContext,
  companyId: number | undefined,
): Promise<Result<undefined, 'team.not_member'>> {
  if (!companyId) return ok();
  const member = await membershipOf(ctx);
  return member?.companyId === companyId && member.rights.buy
    ? ok()
    : fail('team.not_member', undefined, 'company_id');
}

/** What the company pays in all, fen: now, and later as the balance of a presale. */
const wholePrice = (group: { payPrice: number; balancePrice?: number | undefined }): number =>
  group.payPrice + (group.balancePrice ?? 0);

/**
 * The group order as a purchase of the company. Above the member's limit it waits for approval and is kept longer than
 * an unpaid order; one of a flash sale is not, since its goods are held back from other buyers.
 */
export async function asPurchase(
  ctx: UserContext,
  group: NewGroupOrder,
  member: Membership | undefined,
): Promise<NewGroupOrder> {
  if (!member) return group;
  const bought = { ...group, companyId: member.companyId };
  if (!(await isAboveLimit(ctx, member, wholePrice(group)))) return bought;
  const closesAt = group.kind === 'seckill' ? group.closesAt : after(group.createdAt, timer('approval'));
  return { ...bought, approval: 'waiting', closesAt };
}

/** Records why the placed order waits for approval, and tells those who may decide. */
export async function askApproval(
  ctx: UserContext,
  group: NewGroupOrder,
  member: Membership | undefined,
): Promise<void> {
  if (!member) return;
  if (group.approval !== 'waiting') return notifyAccountants(ctx, member.companyId, group);
  const { db } = ctx.database;
  const { companyId, nickname: name } = member;
  const { groupOrderId, groupOrderSn: sn, createdAt } = group;
  const price = wholePrice(group);
  const { limit, budget } = member;
  // The sum of the month includes this order already.
  const monthBefore = budget === undefined ? null : (await orderedThisMonth(ctx, member)) - price;
  await addApproval(db, {
    groupOrderId,
    companyId,
    requesterUid: ctx.actor.uid,
    amount: price,
    orderLimit: limit ?? budget ?? 0,
    budget: budget ?? null,
    monthBefore,
    createdAt,
  });
  const amount = yuan(price);
  await writeTeamEntry(ctx, companyId, 'asked', { sn, amount });
  for (const uid of await approversOf(ctx, companyId)) {
    await notifyUser(ctx, {
      uid,
      kind: 'approval.asked',
      params: { name, sn, amount },
      link: '/user#company',
    });
  }
}

import type { Correction } from '#lib/contracts/oversight.ts';
import { newId } from '#lib/kernel/ids.ts';
import { parseYuan, yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { refuseNewcomers } from '#lib/domain/account/identity/index.ts';
import { notifyUser } from '#lib/domain/account/notice/index.ts';
import { buyerBalance, lockedBalanceOf, platform, transfer } from '#lib/domain/trade/ledger/index.ts';
import {
  addCorrection,
  correctionRows,
  decideCorrection,
  lockCorrection,
  memberByPhone,
  type ProposalFilter,
} from './oversight.repo.ts';
import { agreeable, decision, proposalView, waiting } from './two-people.ts';

/** Balances that are or were set right. */
export async function listCorrections(
  ctx: UserContext,
  input: ProposalFilter,
): Promise<Result<{ count: number; list: Correction[] }, never>> {
  const { rows, count } = await correctionRows(ctx.database.db, input);
  const list = rows.map((one) => ({
    correction_id: one.row.correctionId,
    amount: yuan(one.row.amount),
    ...proposalView(ctx, one),
  }));
  return ok({ count, list });
}

/** Proposes to add to a balance or to take from it. Nothing moves before a second person agrees. */
export async function proposeCorrection(
  ctx: UserContext,
  { phone, amount, reason }: { phone: string; amount: string; reason: string },
): Promise<
  Result<
    { correction_id: string },
    'oversight.gone' | 'oversight.amount' | 'oversight.newcomer' | 'oversight.own_account'
  >
> {
  const { db } = ctx.database;
  const refusal = await refuseNewcomers(ctx, ctx.actor.uid);
  if (refusal) return refusal;
  const member = await memberByPhone(db, phone);
  if (!member || member.status === 'closed') return fail('oversight.gone', {}, 'phone');
  if (member.uid === ctx.actor.uid) return fail('oversight.own_account', {}, 'phone');
  const size = parseYuan(amount);
  if (!size) return fail('oversight.amount', {}, 'amount');
  const createdAt = ctx.clock.now();
  const correctionId = newId(createdAt);
  await addCorrection(db, {
    correctionId,
    uid: member.uid,
    amount: size,
    reason,
    firstUid: ctx.actor.uid,
    createdAt,
  });
  ctx.log.warn({ correctionId, by: ctx.actor.uid, uid: member.uid }, 'balance.correction_proposed');
  return ok({ correction_id: correctionId });
}

type Failure =
  | 'oversight.gone'
  | 'oversight.wrong_state'
  | 'oversight.newcomer'
  | 'oversight.second_person'
  | 'oversight.own_account'
  | 'oversight.too_little';

/**
 * The second person agrees: the balance moves once, at the mall's cost or in its favour, and the account gets a notice.
 */
export async function confirmCorrection(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<null, Failure>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const found = await agreeable(ctx, await lockCorrection(db, id));
    if (!found.ok) return found;
    const row = found.value;
    const account = buyerBalance(row.uid);
    if (row.amount < 0 && (await lockedBalanceOf(ctx, account)) < -row.amount)
      return fail('oversight.too_little');
    await transfer(ctx, {
      kind: 'correction',
      targetId: id,
      entries: [
        { account, amount: row.amount },
        { account: platform('platform_coupon'), amount: -row.amount },
      ],
    });
    await decideCorrection(db, id, decision(ctx, 'done'));
    const params = { amount: yuan(row.amount), reason: row.reason };
    await notifyUser(ctx, { uid: row.uid, kind: 'balance.corrected', params, link: '/user/balance' });
    ctx.log.warn({ correctionId: id, by: ctx.actor.uid }, 'balance.corrected');
    return ok(null);
  });
}

/** Drops a proposal; the person who made it may do so too. */
export async function refuseCorrection(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<null, 'oversight.gone' | 'oversight.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const found = waiting(await lockCorrection(db, id));
    if (!found.ok) return found;
    await decideCorrection(db, id, decision(ctx, 'refused'));
    return ok(null);
  });
}

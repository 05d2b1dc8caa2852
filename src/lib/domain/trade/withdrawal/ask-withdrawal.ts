import { newId, newSn } from '#lib/kernel/ids.ts';
import { fenOf } from '#lib/kernel/money.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import { worksFor, type Context, type MerchantContext, type UserContext } from '#lib/domain/context.ts';
import { refuseNewcomers } from '#lib/domain/account/identity/index.ts';
import { merchantFree, merchantPayout, paidWithNumber, platform, transfer } from '../ledger/index.ts';
import { accountInForce } from './store-account.repo.ts';
import { withdrawalFlow } from './withdrawal.flow.ts';
import { addWithdrawal, changeWithdrawal, lockWithdrawal, type WithdrawalRow } from './withdrawal.repo.ts';

const SN_PREFIX = 'W';
type Step<F extends string> = Promise<Result<undefined, F>>;

/**
 * Asks for money of the caller's store: it leaves what may be withdrawn at once, so that two people who ask at the
 * same moment never ask for more than there is.
 */
export async function askWithdrawal(
  ctx: MerchantContext,
  { amount: text }: { amount: string },
): Promise<
  Result<{ withdrawal_id: string }, 'withdrawal.amount' | 'withdrawal.no_account' | 'withdrawal.short'>
> {
  const amount = fenOf(text);
  if (amount <= 0) return fail('withdrawal.amount', undefined, 'amount');
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { merId, uid } = ctx.actor;
    const to = await accountInForce(db, merId);
    if (!to) return fail('withdrawal.no_account', undefined, 'amount');
    const createdAt = ctx.clock.now();
    const withdrawalId = newId(createdAt);
    const withdrawalSn = newSn(SN_PREFIX, createdAt);
    const held = await transfer(ctx, {
      kind: 'withdraw_ask',
      targetId: withdrawalId,
      entries: [
        { account: merchantFree(merId), amount: -amount },
        { account: merchantPayout(merId), amount },
      ],
      params: { sn: withdrawalSn },
    });
    if (!held.ok) return fail('withdrawal.short', undefined, 'amount');
    const { name, bank, account, branchNo } = to;
    await addWithdrawal(db, {
      withdrawalId,
      withdrawalSn,
      merId,
      amount,
      name,
      bank,
      account,
      branchNo,
      status: 'asked',
      askedBy: uid,
      createdAt,
    });
    return ok({ withdrawal_id: withdrawalId });
  });
}

/** A withdrawal of the caller's store, locked. */
async function holdOwn(
  ctx: MerchantContext,
  id: string,
): Promise<Result<WithdrawalRow, 'withdrawal.not_found'>> {
  const row = await lockWithdrawal(ctx.database.db, id);
  return row?.merId === ctx.actor.merId ? ok(row) : fail('withdrawal.not_found');
}

/** Somebody else of the store approves it; then it waits for the platform. */
export async function approveWithdrawal(
  ctx: MerchantContext,
  { id }: { id: string },
): Step<FailureOf<typeof holdOwn> | 'withdrawal.decided' | 'withdrawal.second_person'> {
  return allOrNothing(ctx.database, async () => {
    const held = await holdOwn(ctx, id);
    if (!held.ok) return held;
    const status = withdrawalFlow.next(held.value.status, 'approve');
    if (!status) return fail('withdrawal.decided');
    const { uid } = ctx.actor;
    if (held.value.askedBy === uid) return fail('withdrawal.second_person');
    await changeWithdrawal(ctx.database.db, id, { status, approvedBy: uid, approvedAt: ctx.clock.now() });
    ctx.log.warn({ withdrawalId: id, by: uid, amount: held.value.amount }, 'withdrawal.approved');
    return ok();
  });
}

/** The money is free again. */
async function giveBack(ctx: Context, row: WithdrawalRow): Promise<void> {
  const back = await transfer(ctx, {
    kind: 'withdraw_back',
    targetId: row.withdrawalId,
    entries: [
      { account: merchantPayout(row.merId), amount: -row.amount },
      { account: merchantFree(row.merId), amount: row.amount },
    ],
    params: { sn: row.withdrawalSn },
  });
  if (!back.ok) throw new Error(`${row.withdrawalSn} could not be given back: ${back.failure.code}`);
}

/** The store takes it back, or a second person there refuses it, while it is not approved: then it may be on its way. */
export async function takeWithdrawalBack(
  ctx: MerchantContext,
  { id, reason }: { id: string; reason: string },
): Step<FailureOf<typeof holdOwn> | 'withdrawal.decided'> {
  return allOrNothing(ctx.database, async () => {
    const held = await holdOwn(ctx, id);
    if (!held.ok) return held;
    const status = withdrawalFlow.next(held.value.status, 'withdraw');
    if (!status) return fail('withdrawal.decided');
    await giveBack(ctx, held.value);
    await changeWithdrawal(ctx.database.db, id, {
      status,
      reason: reason.trim(),
      decidedAt: ctx.clock.now(),
    });
    return ok();
  });
}

/**
 * Whether the caller asked for the withdrawal, approved it, or works for the store. They may neither confirm nor refuse
 * the payout: it is their own money.
 */
const isOwn = ({ actor }: UserContext, { askedBy, approvedBy, merId }: WithdrawalRow): boolean =>
  actor.uid === askedBy || actor.uid === approvedBy || worksFor(actor, merId);

/**
 * Records that the money was sent at the bank; a second person confirms it with the same number, and then it is booked,
 * once. Until then the first one may correct the number.
 */
export async function confirmPayout(
  ctx: UserContext,
  { id, serial_no: serialNo }: { id: string; serial_no: string },
): Promise<
  Result<
    { status: WithdrawalRow['status'] },
    | 'oversight.newcomer'
    | 'withdrawal.decided'
    | 'withdrawal.not_found'
    | 'withdrawal.own'
    | 'withdrawal.second_person'
    | 'withdrawal.serial_other'
    | 'withdrawal.serial_used'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { uid } = ctx.actor;
    const row = await lockWithdrawal(db, id);
    if (!row) return fail('withdrawal.not_found');
    const status = withdrawalFlow.next(row.status, 'confirm');
    if (!status) return fail('withdrawal.decided');
    if (isOwn(ctx, row)) return fail('withdrawal.own');
    const refusal = await refuseNewcomers(ctx, uid);
    if (refusal) return refusal;
    const sn = await paidWithNumber(db, serialNo);
    if (sn) return fail('withdrawal.serial_used', { sn }, 'serial_no');
    if (status === 'half_confirmed') {
      await changeWithdrawal(db, id, { status, firstUid: uid, serialNo });
      ctx.log.warn({ withdrawalId: id, by: uid }, 'withdrawal.half_confirmed');
      return ok({ status });
    }
    if (row.firstUid === uid) {
      if (row.serialNo === serialNo) return fail('withdrawal.second_person');
      await changeWithdrawal(db, id, { serialNo });
      ctx.log.warn({ withdrawalId: id, by: uid }, 'withdrawal.half_confirmed');
      return ok({ status: row.status });
    }
    if (row.serialNo !== serialNo) return fail('withdrawal.serial_other', undefined, 'serial_no');
    const sent = await transfer(ctx, {
      kind: 'withdraw_paid',
      targetId: id,
      entries: [
        { account: merchantPayout(row.merId), amount: -row.amount },
        { account: platform('bank'), amount: row.amount },
      ],
      params: { sn: row.withdrawalSn },
    });
    if (!sent.ok) throw new Error(`${row.withdrawalSn} could not be booked: ${sent.failure.code}`);
    await changeWithdrawal(db, id, { status, secondUid: uid, decidedAt: ctx.clock.now() });
    ctx.log.warn({ withdrawalId: id, by: uid, amount: row.amount }, 'withdrawal.paid');
    return ok({ status });
  });
}

/**
 * The bank has refused it: the store reads why, and may withdraw the money again. Not for people of the store, nor for
 * the person who confirmed first that it was sent: that person alone could have it sent twice.
 */
export async function refusePayout(
  ctx: UserContext,
  { id, reason }: { id: string; reason: string },
): Step<
  | 'oversight.newcomer'
  | 'withdrawal.decided'
  | 'withdrawal.not_found'
  | 'withdrawal.own'
  | 'withdrawal.second_person'
> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const row = await lockWithdrawal(db, id);
    if (!row) return fail('withdrawal.not_found');
    const status = withdrawalFlow.next(row.status, 'refuse');
    if (!status) return fail('withdrawal.decided');
    if (isOwn(ctx, row)) return fail('withdrawal.own');
    if (row.firstUid === ctx.actor.uid) return fail('withdrawal.second_person');
    const refusal = row.firstUid !== null && (await refuseNewcomers(ctx, ctx.actor.uid));
    if (refusal) return refusal;
    await giveBack(ctx, row);
    await changeWithdrawal(db, id, { status, reason, decidedAt: ctx.clock.now() });
    ctx.log.warn({ withdrawalId: id, by: ctx.actor.uid }, 'withdrawal.refused');
    return ok();
  });
}

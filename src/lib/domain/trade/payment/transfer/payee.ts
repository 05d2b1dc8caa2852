import { isDeepStrictEqual } from 'node:util';
import type { BankPayee, PayeeChange, PayeeRow } from '#lib/contracts/bank-transfer.ts';
import { after } from '#lib/kernel/clock.ts';
import { PAYEE_PROPOSAL_LIFE } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { refuseNewcomers } from '#lib/domain/account/identity/index.ts';
import {
  nicknameOf,
  payeeOf,
  proposedPayee,
  proposePayee,
  readProposal,
  setPayee,
} from './bank-transfer.repo.ts';

/** The mall's bank account; undefined until the platform has set one: transfers are not offered then. */
export async function readPayee(ctx: Pick<Context, 'database'>): Promise<BankPayee | undefined> {
  return payeeOf(ctx.database.reader);
}

/** The account in force and another one that waits for a second person, for the finance desk. */
export async function listPayees(
  ctx: UserContext,
): Promise<Result<{ count: number; list: PayeeRow[] }, never>> {
  const { db } = ctx.database;
  const list: PayeeRow[] = [];
  const proposed = await readProposal(db);
  if (proposed && after(new Date(proposed.at), PAYEE_PROPOSAL_LIFE) > ctx.clock.now())
    list.push({
      ...proposed.payee,
      state: 'proposed',
      by: await nicknameOf(db, proposed.uid),
      time: proposed.at,
      is_own: proposed.uid === ctx.actor.uid,
    });
  const inForce = await payeeOf(db);
  if (inForce) list.push({ ...inForce, state: 'in_force', by: '', time: null, is_own: false });
  return ok({ count: list.length, list });
}

/**
 * Sets the account that buyers transfer to. The first one takes effect at once; another one in its place when a
 * second person names the very same within a day. Until then the old one stays.
 */
export async function changePayee(
  ctx: UserContext,
  { name, bank, account, branch_no }: BankPayee,
): Promise<Result<PayeeChange, 'oversight.newcomer' | 'transfer.second_person'>> {
  const wanted = { name, bank, account, branch_no };
  return ctx.database.tx(async () => {
    const { db } = ctx.database;
    const { uid } = ctx.actor;
    const now = ctx.clock.now();
    const facts = { by: uid, account: account.slice(-4) };
    const inForce = await payeeOf(db);
    const proposed = await proposedPayee(db);
    const isSame = proposed !== undefined && isDeepStrictEqual(proposed.payee, wanted);
    const isFresh = isSame && after(new Date(proposed.at), PAYEE_PROPOSAL_LIFE) > now;
    if (inForce && !isDeepStrictEqual(inForce, wanted)) {
      if (isFresh && proposed.uid === uid) return fail('transfer.second_person');
      const refusal = await refuseNewcomers(ctx, uid);
      if (refusal) return refusal;
      if (!isFresh) {
        await proposePayee(db, { payee: wanted, uid, at: now.toISOString() });
        ctx.log.warn(facts, 'transfer.payee_proposed');
        return ok({ ...wanted, is_half_confirmed: true });
      }
    }
    await setPayee(db, wanted);
    ctx.log.warn(facts, 'transfer.payee_changed');
    return ok({ ...wanted, is_half_confirmed: false });
  });
}

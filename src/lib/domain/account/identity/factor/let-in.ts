import type { Strategy } from '#lib/contracts/cookies.ts';
import type { Login } from '#lib/contracts/identity.ts';
import { after } from '#lib/kernel/clock.ts';
import { newToken, sha256Hex } from '#lib/kernel/ids.ts';
import { LOGIN_TICKET_LIFE, LOGIN_TICKET_TRIES } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import type { AccountRow } from '../account-view.ts';
import { accountById } from '../account.repo.ts';
import { openSession } from '../session/open-session.ts';
import { addTicket, factorOf, spendTicket, takeTicketTry } from './factor.repo.ts';
import { spendFactorCode } from './spend-factor-code.ts';

/**
 * A session for an account whose first proof was accepted; with a second factor, a ticket that waits for its code.
 */
export async function letIn(
  ctx: Context,
  account: AccountRow,
  strategy: Strategy,
): Promise<Result<Login, 'factor.wanted'>> {
  const { db } = ctx.database;
  const factor = await factorOf(db, account.uid);
  if (!factor?.confirmedAt) return ok(await openSession(ctx, account, strategy));
  const now = ctx.clock.now();
  const ticket = newToken();
  await addTicket(db, {
    ticketHash: sha256Hex(ticket),
    uid: account.uid,
    strategy,
    createdAt: now,
    expiresAt: after(now, LOGIN_TICKET_LIFE),
  });
  return fail('factor.wanted', { ticket, seconds: LOGIN_TICKET_LIFE / 1000 });
}

/** The second half of a login. A ticket bears five codes, and opens one session. */
export async function logInWithFactor(
  ctx: Context,
  { ticket, code }: { ticket: string; code: string },
): Promise<Result<Login, 'account.disabled' | 'factor.frozen' | 'factor.over' | 'factor.wrong'>> {
  const { db } = ctx.database;
  const ticketHash = sha256Hex(ticket);
  const found = await takeTicketTry(db, ticketHash, { now: ctx.clock.now(), tries: LOGIN_TICKET_TRIES });
  if (!found) return fail('factor.over', undefined, 'code');
  const refused = await spendFactorCode(ctx, found.uid, code);
  if (!refused.ok) return refused;
  if (!(await spendTicket(db, ticketHash))) return fail('factor.over', undefined, 'code');
  const account = await accountById(db, found.uid);
  if (account?.status !== 'active') return fail('account.disabled');
  return ok(await openSession(ctx, account, found.strategy));
}

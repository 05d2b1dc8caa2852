import { after } from '#lib/kernel/clock.ts';
import { newPassword } from '#lib/kernel/ids.ts';
import { timer } from '#lib/kernel/timers.ts';
import type { Context } from '#lib/domain/context.ts';
import { accountByPhone, giveRole, rolesOf, setInitialPassword } from './account.repo.ts';
import { openAccount } from './open-account.ts';
import { hashPassword } from './password/hash-password.ts';

type Needs = Pick<Context, 'database' | 'clock' | 'jobs'>;

/** A password made up for an account that has none, with its hash; hashing takes its time, so do it before a transaction. */
export async function giveInitialPassword(): Promise<{ password: string; passwordHash: string }> {
  const password = newPassword();
  return { password, passwordHash: await hashPassword(password) };
}

/** Whether this phone's account holds a role already. */
export async function hasRole(ctx: Pick<Context, 'database'>, phone: string, role: string): Promise<boolean> {
  const account = await accountByPhone(ctx.database.db, phone);
  return account !== undefined && (await rolesOf(ctx.database.db, account.uid)).roles.includes(role);
}

/**
 * Makes the account of a phone the merchant of a store; an unknown phone gets an account. Who has no password is
 * given `made`, which ends after 72 hours and has to be changed (states 3.6). Answers whether it was used; nothing
 * when the account is the merchant of a store already.
 */
export async function giveRoleOf(
  ctx: Needs,
  {
    phone,
    nickname,
    merId,
    made,
  }: { phone: string; nickname: string; merId: number; made: { passwordHash: string } },
): Promise<{ uid: number; isNewPassword: boolean } | undefined> {
  const { db } = ctx.database;
  const account = (await accountByPhone(db, phone)) ?? (await openAccount(ctx, { phone, nickname }));
  if (!account) throw new Error(`the account of ${phone} appeared while it was opened`);
  if (!(await giveRole(db, { uid: account.uid, role: 'merchant', merId }))) return undefined;
  if (account.passwordHash) return { uid: account.uid, isNewPassword: false };
  const now = ctx.clock.now();
  await setInitialPassword(db, {
    uid: account.uid,
    passwordHash: made.passwordHash,
    createdAt: now,
    expiresAt: after(now, timer('initial_password')),
  });
  return { uid: account.uid, isNewPassword: true };
}

import { PLATFORM_ROLES, type PlatformRole } from '#lib/contracts/platform-role.ts';
import { PASSWORD, PHONE } from '#lib/contracts/fields.ts';
import { ADMIN_PASSWORD_MIN } from '#lib/kernel/limits.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { newTotpSecret } from '#lib/kernel/totp.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import { accountByPhone, hasOwner, rolesOf, setPasswordHash, setPlatformRoles } from './account.repo.ts';
import {
  confirmFactor,
  beginFactor,
  dropFactor,
  factorOf,
  replaceRecoveryCodes,
} from './factor/factor.repo.ts';
import { newRecoveryCodes, recoveryHash } from './factor/recovery-codes.ts';
import { openAccount } from './open-account.ts';
import { hashPassword } from './password/hash-password.ts';
import { isCommonPassword } from './password/refuse-common.ts';
import { endOtherSessions } from './session/end-other-sessions.ts';

/** Whether anybody can run the mall: an active account with a password and the owner's role. */
export const hasAdministrator = (database: SystemContext['database']): Promise<boolean> =>
  hasOwner(database.db);

/** What keeps these from being an administrator's; stricter than a buyer's password, within its shape. */
export function refuseAdministrator(
  phone: string,
  password: string,
): Result<undefined, 'ERROR3' | 'password.administrator' | 'password.common'> {
  if (!PHONE.test(phone)) return fail('ERROR3', undefined, 'phone');
  if (!PASSWORD.test(password) || password.length < ADMIN_PASSWORD_MIN)
    return fail('password.administrator', { n: ADMIN_PASSWORD_MIN }, 'password');
  if (isCommonPassword(password, phone)) return fail('password.common', undefined, 'password');
  return ok();
}

/**
 * Gives the account of a phone these roles of the platform, besides those that it holds, and this password; an
 * unknown phone gets an account. Its sessions end; a second factor that it has stays.
 */
export async function putAdministrator(
  ctx: SystemContext,
  { phone, password, roles }: { phone: string; password: string; roles: readonly PlatformRole[] },
): Promise<
  Result<
    { uid: number; platformRoles: PlatformRole[]; isNew: boolean; hasFactor: boolean },
    'ERROR3' | 'account.disabled' | 'password.administrator' | 'password.common'
  >
> {
  const refusal = refuseAdministrator(phone, password);
  if (!refusal.ok) return refusal;
  const passwordHash = await hashPassword(password);
  return ctx.database.tx(async () => {
    const { db } = ctx.database;
    const known = await accountByPhone(db, phone);
    const account = known ?? (await openAccount(ctx, { phone }));
    if (account?.status !== 'active') return fail('account.disabled');
    const { uid } = account;
    const held = (await rolesOf(db, uid)).platformRoles;
    const platformRoles = PLATFORM_ROLES.filter((role) => held.includes(role) || roles.includes(role));
    await setPasswordHash(db, uid, passwordHash);
    await setPlatformRoles(db, uid, platformRoles);
    await endOtherSessions(ctx, uid);
    await ctx.jobs.send('machine.new_password', { uid });
    const hasFactor = Boolean((await factorOf(db, uid))?.confirmedAt);
    return ok({ uid, platformRoles, isNew: !known, hasFactor });
  });
}

/** Another password for one of the platform's people; his sessions end. */
export async function resetAdministratorPassword(
  ctx: SystemContext,
  { phone, password }: { phone: string; password: string },
): Promise<Result<{ uid: number }, FailureOf<typeof putAdministrator> | 'administrator.none'>> {
  const found = await findAdministrator(ctx, phone);
  if (!found.ok) return found;
  return putAdministrator(ctx, { phone, password, roles: [] });
}

/** One of the platform's people. */
export async function findAdministrator(
  ctx: Pick<SystemContext, 'database'>,
  phone: string,
): Promise<Result<{ uid: number }, 'administrator.none'>> {
  const { db } = ctx.database;
  const account = await accountByPhone(db, phone);
  const isOne = account && (await rolesOf(db, account.uid)).roles.includes('platform');
  return isOne ? ok({ uid: account.uid }) : fail('administrator.none');
}

/**
 * A new second factor in place of the old one, in force at once, since the secret is shown at the server itself.
 * Sessions of the account end. Answers secret and recovery codes, once.
 */
export async function giveFactor(
  ctx: SystemContext,
  uid: number,
): Promise<{ secret: string; codes: string[] }> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const secret = newTotpSecret();
  const codes = newRecoveryCodes();
  await ctx.database.tx(async () => {
    await dropFactor(db, uid);
    await beginFactor(db, { uid, secret: ctx.seal.close(secret), createdAt: now });
    await confirmFactor(db, uid, now);
    await replaceRecoveryCodes(
      db,
      uid,
      codes.map((code) => recoveryHash(uid, code)),
      now,
    );
    await endOtherSessions(ctx, uid);
  });
  return { secret, codes };
}

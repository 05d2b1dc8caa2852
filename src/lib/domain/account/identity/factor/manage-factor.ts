import QRCode from 'qrcode';
import type { FactorSecret, FactorState, RecoveryCodes } from '#lib/contracts/second-factor.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { newTotpSecret, totpUri } from '#lib/kernel/totp.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { readConfig } from '#lib/domain/content/site/index.ts';
import { askOwnPassword } from '../password/own-password.ts';
import { endOtherSessions } from '../session/end-other-sessions.ts';
import {
  beginFactor,
  confirmFactor,
  dropFactor,
  factorOf,
  recoveryLeft,
  replaceRecoveryCodes,
} from './factor.repo.ts';
import { needsFactor } from './needs-factor.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import { spendFactorCode } from './spend-factor-code.ts';

export async function readFactor(ctx: UserContext): Promise<Result<FactorState, never>> {
  const { db } = ctx.database;
  const found = await factorOf(db, ctx.actor.uid);
  const is_on = Boolean(found?.confirmedAt);
  const left = is_on ? await recoveryLeft(db, ctx.actor.uid) : 0;
  return ok({ is_on, is_required: needsFactor(ctx.settings, ctx.actor), recovery_left: left });
}

/** A new secret for the caller's authenticator; nothing is asked for until a code of it was confirmed. */
export async function beginSecondFactor(
  ctx: UserContext,
  { password }: { password: string },
): Promise<
  Result<FactorSecret, 'factor.on_already' | 'factor.password_first' | 'login.frozen' | 'password.wrong'>
> {
  const account = await askOwnPassword(ctx, password);
  if (!account.ok) return account;
  const secret = newTotpSecret();
  const row = { uid: ctx.actor.uid, secret: ctx.seal.close(secret), createdAt: ctx.clock.now() };
  if (!(await beginFactor(ctx.database.db, row))) return fail('factor.on_already');
  const config = await readConfig(ctx);
  const issuer = (config.ok && config.value.site_name) || new URL(ctx.settings.siteUrl).host;
  const uri = totpUri({ secret, issuer, account: account.value.phone });
  const qrcode = await QRCode.toDataURL(uri, { margin: 1, width: 360, errorCorrectionLevel: 'M' });
  return ok({ secret, uri, qrcode });
}

async function giveRecoveryCodes(ctx: UserContext): Promise<RecoveryCodes> {
  const { uid } = ctx.actor;
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => recoveryHash(uid, code));
  await replaceRecoveryCodes(ctx.database.db, uid, hashes, ctx.clock.now());
  return { codes };
}

/**
 * The first code of the authenticator: from now on each login asks for one. Other sessions, which have not passed it,
 * end. Answers the recovery codes, once.
 */
export async function confirmSecondFactor(
  ctx: UserContext,
  { code }: { code: string },
): Promise<
  Result<RecoveryCodes, 'factor.frozen' | 'factor.not_begun' | 'factor.on_already' | 'factor.wrong'>
> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const found = await factorOf(db, uid);
  if (!found) return fail('factor.not_begun');
  if (found.confirmedAt) return fail('factor.on_already');
  const spent = await spendFactorCode(ctx, uid, code);
  if (!spent.ok) return spent;
  return allOrNothing(ctx.database, async () => {
    if (!(await confirmFactor(db, uid, ctx.clock.now()))) return fail('factor.on_already');
    await endOtherSessions(ctx, uid);
    ctx.log.warn({ uid }, 'factor.on');
    return ok(await giveRecoveryCodes(ctx));
  });
}

/** New codes on paper; the old ones end. */
export async function renewRecoveryCodes(
  ctx: UserContext,
  { password }: { password: string },
): Promise<
  Result<RecoveryCodes, 'factor.off' | 'factor.password_first' | 'login.frozen' | 'password.wrong'>
> {
  const account = await askOwnPassword(ctx, password);
  if (!account.ok) return account;
  const found = await factorOf(ctx.database.db, ctx.actor.uid);
  if (!found?.confirmedAt) return fail('factor.off');
  return ok(await ctx.database.tx(() => giveRecoveryCodes(ctx)));
}

/** Takes the factor away and ends the other sessions. */
export async function removeSecondFactor(
  ctx: UserContext,
  { password, code }: { password: string; code: string },
): Promise<
  Result<undefined, FailureOf<typeof askOwnPassword> | FailureOf<typeof spendFactorCode> | 'factor.off'>
> {
  const account = await askOwnPassword(ctx, password);
  if (!account.ok) return account;
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const found = await factorOf(db, uid);
  if (!found?.confirmedAt) return fail('factor.off');
  const spent = await spendFactorCode(ctx, uid, code);
  if (!spent.ok) return spent;
  await ctx.database.tx(async () => {
    await dropFactor(db, uid);
    await endOtherSessions(ctx, uid);
  });
  ctx.log.warn({ uid }, 'factor.off');
  return ok();
}

import { hours, after } from '#lib/kernel/clock.ts';
import { FACTOR_TRIES_PER_HOUR } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { stepOfCode } from '#lib/kernel/totp.ts';
import type { Context } from '#lib/domain/context.ts';
import { addToCount, dropCount } from '../rate/rate.repo.ts';
import { factorOf, takeRecoveryCode, takeStep } from './factor.repo.ts';
import { recoveryHash } from './recovery-codes.ts';

type Needs = Pick<Context, 'database' | 'clock' | 'seal'>;

async function isRight({ database, clock, seal }: Needs, uid: number, code: string): Promise<boolean> {
  const { db } = database;
  const found = await factorOf(db, uid);
  if (!found) return false;
  const digits = code.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    const step = stepOfCode(seal.open(found.secret), digits, clock.now());
    return step !== undefined && takeStep(db, uid, step);
  }
  return takeRecoveryCode(db, uid, recoveryHash(uid, code), clock.now());
}

/**
 * Accepts a code of an account's authenticator or of its list on paper, each once. Tries are counted before the code
 * is looked at.
 */
export async function spendFactorCode(
  ctx: Needs,
  uid: number,
  code: string,
): Promise<Result<undefined, 'factor.wrong' | 'factor.frozen'>> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const bucket = `factor ${uid}`;
  const tries = await addToCount(db, bucket, now, after(now, hours(1)));
  if (tries > FACTOR_TRIES_PER_HOUR) return fail('factor.frozen', undefined, 'code');
  if (!(await isRight(ctx, uid, code))) return fail('factor.wrong', undefined, 'code');
  await dropCount(db, bucket);
  return ok();
}

import type { SmsType } from '#lib/contracts/identity.ts';
import { SMS_CODE_TRIES } from '#lib/kernel/limits.ts';
import type { Context } from '#lib/domain/context.ts';
import { codeHash } from './code-hash.ts';
import { takeCodeTry, markCodeUsed } from './code.repo.ts';

/**
 * True once, for the latest code of this phone and type, in time and within its tries. The reason of a refusal is not
 * answered: it would show whether a code was requested for the phone.
 */
export async function spendCode(
  ctx: Pick<Context, 'database' | 'clock'>,
  { phone, type, code }: { phone: string; type: SmsType; code: string },
): Promise<boolean> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const found = await takeCodeTry(db, { phone, type, now, tries: SMS_CODE_TRIES });
  if (!found || found.codeHash !== codeHash(found.id, code)) return false;
  return markCodeUsed(db, found.id, now);
}

import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { ownedCompaniesForUpdate } from '../company/index.ts';
import { accountById, spendCode } from '../identity/index.ts';
import { lockAccount, tiesOf } from './closing.repo.ts';
import { forgetPerson } from './person.ts';
import { obstaclesIn } from './read-closing.ts';

/**
 * Closes the caller's account for good: all sessions end, personal data is deleted, the phone is free for a new
 * account. Orders and the books stay without a name. A code to the account's own phone proves its holder.
 */
export async function closeAccount(
  ctx: UserContext,
  { sms_code: code }: { sms_code: string },
): Promise<
  Result<
    undefined,
    | 'auth.revoked'
    | 'close.balance'
    | 'close.company'
    | 'close.credit'
    | 'close.invoice'
    | 'close.order'
    | 'close.payment'
    | 'close.refund'
    | 'close.role'
    | 'code.wrong'
  >
> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const account = await accountById(db, uid);
  if (!account) return fail('auth.revoked');
  const { phone } = account;
  const [obstacle] = obstaclesIn(await tiesOf(db, uid));
  if (obstacle) return fail(`close.${obstacle}`);
  // Outside the transaction: a wrong code must keep the try that it has cost.
  if (!(await spendCode(ctx, { phone, type: 'close_account', code }))) {
    return fail('code.wrong', undefined, 'sms_code');
  }
  return allOrNothing(ctx.database, async () => {
    if (!(await lockAccount(db, uid))) return fail('auth.revoked');
    await ownedCompaniesForUpdate(ctx, uid);
    const [late] = obstaclesIn(await tiesOf(db, uid));
    if (late) return fail(`close.${late}`);
    await forgetPerson(ctx, uid);
    await ctx.jobs.send('sms.send', { phone, template: 'account_closed', params: {}, locale: ctx.locale });
    return ok();
  });
}

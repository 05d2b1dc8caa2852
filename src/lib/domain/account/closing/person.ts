import type { ClosingObstacle } from '#lib/contracts/profile.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { endCompanies, ownedCompaniesForUpdate } from '../company/index.ts';
import { accountById, rememberUsed, publishSessionsEnded } from '../identity/index.ts';
import { forgetAccount, tiesOf } from './closing.repo.ts';
import { countPerson, lockPerson, rowsOfPerson } from './person.repo.ts';
import { dropFileOf } from './personal-file.repo.ts';
import { obstaclesIn } from './read-closing.ts';
import { unname } from './unname.repo.ts';

/** Nicknames of closed accounts contain nothing but the number of the account. */
const nicknameOf = (uid: number): string => `gc${uid}`;

/** Everything that the mall keeps of a person, table by table, without keys of the account. */
export const readPerson = (ctx: Pick<Context, 'database'>, uid: number) => rowsOfPerson(ctx.database.db, uid);

/** What an erasure would do to an account, and what stands in its way. */
export async function weighErasure(ctx: Pick<Context, 'database'>, uid: number) {
  const { db } = ctx.database;
  const [counts, ties] = await Promise.all([countPerson(db, uid), tiesOf(db, uid)]);
  return { ...counts, obstacles: obstaclesIn(ties) };
}

/**
 * What closing and erasing share, inside the caller's transaction: sessions end, personal data is deleted, what the
 * books need (orders, refunds, invoices) loses its name, the phone is free again.
 */
export async function forgetPerson(
  ctx: Pick<Context, 'database' | 'clock' | 'jobs' | 'changed' | 'seal'>,
  uid: number,
): Promise<void> {
  const { db } = ctx.database;
  const account = await accountById(db, uid);
  if (account) await rememberUsed(ctx, uid, account.phone);
  const { tags, files } = await unname(db, uid);
  await endCompanies(ctx, uid);
  await forgetAccount(db, uid, { nickname: nicknameOf(uid), at: ctx.clock.now() });
  await publishSessionsEnded(ctx, uid);
  files.push(...(await dropFileOf(db, uid)));
  await ctx.changed(...tags);
  if (files.length > 0) await ctx.jobs.send('media.remove', { paths: files });
}

/**
 * Takes the person out of an account, inside the caller's transaction: it is closed, and what has to be kept for the
 * books (orders, refunds, invoices) stays without a name. Refused while something of it is open.
 */
export async function erasePerson(
  ctx: Pick<Context, 'database' | 'clock' | 'jobs' | 'changed' | 'seal'>,
  uid: number,
): Promise<Result<null, 'oversight.gone' | `close.${ClosingObstacle}`>> {
  const { db } = ctx.database;
  const account = await lockPerson(db, uid);
  if (!account || account.status === 'closed') return fail('oversight.gone');
  await ownedCompaniesForUpdate(ctx, uid);
  const [obstacle] = obstaclesIn(await tiesOf(db, uid));
  if (obstacle) return fail(`close.${obstacle}`);
  await forgetPerson(ctx, uid);
  return ok(null);
}

import { after, hours } from '#lib/kernel/clock.ts';
import { sha256Hex } from '#lib/kernel/ids.ts';
import { networkOf } from '#lib/kernel/network.ts';
import {
  LOGIN_FREEZE,
  LOGIN_TRIES,
  LOGIN_TRIES_PER_ACCOUNT,
  LOGIN_TRIES_PER_ADDRESS,
  LOGIN_TRIES_WINDOW,
} from '#lib/kernel/limits.ts';
import type { Context } from '#lib/domain/context.ts';
import { addToCount, countIn, dropCount } from '../rate/rate.repo.ts';
import { knowsAddress } from '../session/session.repo.ts';

/** Buckets of one account tried from one address; the account is hashed, as it may be anything of any length. */
function bucketsOf(ctx: Context, account: string) {
  const name = sha256Hex(account.toLowerCase()).slice(0, 24);
  const address = networkOf(ctx.request.address);
  return {
    pair: `login try ${name} ${address}`,
    freeze: `login freeze ${name} ${address}`,
    address: `login wrong ${address}`,
    account: `login wrong ${name}`,
  };
}

/**
 * Takes one of the tries, before the password is looked at: parallel tries then cannot all count as the first.
 * Answers the tries that are left after this one, or undefined while nothing may be tried.
 * The freeze holds for this account at this address, so that the owner elsewhere is never locked out.
 */
export async function takeTry(
  ctx: Context,
  account: string,
  uid: number | undefined,
): Promise<number | undefined> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const buckets = bucketsOf(ctx, account);
  if ((await countIn(db, buckets.freeze, now)) > 0) return undefined;
  if ((await countIn(db, buckets.address, now)) >= LOGIN_TRIES_PER_ADDRESS) return undefined;
  if ((await countIn(db, buckets.account, now)) >= LOGIN_TRIES_PER_ACCOUNT) {
    if (uid === undefined || !(await knowsAddress(db, uid, ctx.request.address))) return undefined;
  }
  const tries = await addToCount(db, buckets.pair, now, after(now, LOGIN_TRIES_WINDOW));
  return tries > LOGIN_TRIES ? undefined : LOGIN_TRIES - tries;
}

/** A wrong password counts against the address and the account; the last try begins the freeze. */
export async function countWrong(ctx: Context, account: string, left: number): Promise<void> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const buckets = bucketsOf(ctx, account);
  await addToCount(db, buckets.address, now, after(now, LOGIN_FREEZE));
  await addToCount(db, buckets.account, now, after(now, hours(1)));
  if (left === 0) await addToCount(db, buckets.freeze, now, after(now, LOGIN_FREEZE));
}

/** After a right password the address starts afresh with this account. */
export async function forgetTries(ctx: Context, account: string): Promise<void> {
  await dropCount(ctx.database.db, bucketsOf(ctx, account).pair);
}

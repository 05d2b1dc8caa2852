import { newId } from '#lib/kernel/ids.ts';
import type { Context } from '#lib/domain/context.ts';
import { addAccount } from './account.repo.ts';
import type { AccountRow } from './account-view.ts';

interface NewAccount {
  phone: string;
  passwordHash?: string;
  nickname?: string;
}

// The last letters of an id are random: a nickname made of the phone would show part of it in reviews.
const inventNickname = (now: Date): string => `gc${newId(now).slice(-6)}`;

/** A new account, or undefined when the phone has one. */
export async function openAccount(
  ctx: Pick<Context, 'database' | 'clock' | 'jobs'>,
  { phone, passwordHash, nickname }: NewAccount,
): Promise<AccountRow | undefined> {
  const now = ctx.clock.now();
  const account = await addAccount(ctx.database.db, {
    phone,
    nickname: nickname ?? inventNickname(now),
    passwordHash: passwordHash ?? null,
    createdAt: now,
  });
  if (account) {
    await ctx.jobs.send('coupon.welcome', { uid: account.uid });
    await ctx.jobs.send('staff.invited', { uid: account.uid });
  }
  return account;
}

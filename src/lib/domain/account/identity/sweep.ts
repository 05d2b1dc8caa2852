import { after, days } from '#lib/kernel/clock.ts';
import type { Context } from '#lib/domain/context.ts';
import { dropOverCaptchas } from './captcha/captcha.repo.ts';
import { dropOldCodes } from './code/code.repo.ts';
import { dropOverTickets } from './factor/factor.repo.ts';
import { dropOverCounts } from './rate/rate.repo.ts';
import { dropOverScans } from './scan/scan.repo.ts';
import { dropOverSessions } from './session/session.repo.ts';

/** Removes what is over: captchas, QR logins and counters at once, SMS codes after 2 days, sessions after 30. */
export async function sweepIdentity(ctx: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  await dropOverCaptchas(db, now);
  await dropOverScans(db, now);
  await dropOverTickets(db, now);
  await dropOverCounts(db, now);
  await dropOldCodes(db, after(now, -days(2)));
  await dropOverSessions(db, after(now, -days(30)));
}

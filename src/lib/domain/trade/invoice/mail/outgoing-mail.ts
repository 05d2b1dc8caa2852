import type { SystemContext } from '#lib/domain/context.ts';
import { countTry, endMail, mailById, type MailRow } from './mail.repo.ts';

/** A letter that waits, and whose invoice it brings; undefined when it was ended before. */
export async function outgoingMail(
  ctx: SystemContext,
  invoiceMailId: string,
): Promise<{ mail: MailRow; uid: number } | undefined> {
  const found = await mailById(ctx.database.db, invoiceMailId);
  if (found?.mail.status !== 'waiting') return undefined;
  await countTry(ctx.database.db, invoiceMailId);
  return found;
}

/** Records that the mail server has taken the letter, or has refused it for good. */
export async function endOutgoing(
  ctx: SystemContext,
  invoiceMailId: string,
  status: 'sent' | 'refused',
): Promise<void> {
  const sentAt = status === 'sent' ? ctx.clock.now() : null;
  await endMail(ctx.database.db, invoiceMailId, { status, sentAt });
}

import { after } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { INVOICE_MAIL_PAUSE, INVOICE_MAILS_PER_DAY, INVOICE_MAILS_WINDOW } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { languageOf } from '../../../account/identity/index.ts';
import type { InvoiceRow } from '../invoice.repo.ts';
import { ownInvoiceForUpdate } from '../step-invoice.ts';
import { addMail, mailsSince } from './mail.repo.ts';

/**
 * Keeps a letter with an issued invoice, in the language of the account that asked for it, and has a job send it;
 * nothing without an address or a mail server. Part of a transaction.
 */
export async function mailInvoice(ctx: Context, row: InvoiceRow, asked?: string): Promise<void> {
  const { email } = row.header;
  if (!email || ctx.mail.isOff) return;
  const locale = asked ?? (await languageOf(ctx, row.uid));
  const createdAt = ctx.clock.now();
  const invoiceMailId = newId(createdAt);
  await addMail(ctx.database.db, { invoiceMailId, invoiceId: row.invoiceId, email, locale, createdAt });
  await ctx.jobs.send('invoice.mail', { invoiceMailId }, { once: invoiceMailId });
}

/**
 * Sends an issued invoice to the address of its header once more, in the caller's language: once a minute, and a
 * limited number of times a day.
 */
export async function mailInvoiceAgain(
  ctx: UserContext,
  { id }: { id: string },
): Promise<
  Result<
    { email: string },
    'invoice.email' | 'invoice.not_found' | 'invoice.not_issued' | 'mail.off' | 'request.too_many'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const found = await ownInvoiceForUpdate(ctx, id);
    if (!found.ok) return found;
    if (ctx.mail.isOff) return fail('mail.off');
    const row = found.value;
    if (row.invoiceNo === null || row.status === 'red_lettered') return fail('invoice.not_issued');
    if (!row.header.email) return fail('invoice.email', undefined, 'email');
    const now = ctx.clock.now();
    const [latest, ...others] = await mailsSince(ctx.database.db, id, after(now, -INVOICE_MAILS_WINDOW));
    const isSoon = latest && now.getTime() - latest.createdAt.getTime() < INVOICE_MAIL_PAUSE;
    if (isSoon || others.length + 1 >= INVOICE_MAILS_PER_DAY) return fail('request.too_many');
    await mailInvoice(ctx, row, ctx.locale);
    return ok({ email: row.header.email });
  });
}

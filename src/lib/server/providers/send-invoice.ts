import { MailRefused, type Letter } from '../../adapters/mail/mail.ts';
import { drawInvoice } from '../../api/paper/draw-invoice.ts';
import { wordsIn } from '../../api/texts.ts';
import type { SystemContext, UserContext } from '../../domain/context.ts';
import type { JobPayloads } from '../../domain/jobs.ts';
import { endOutgoing, outgoingMail } from '../../domain/trade/invoice/index.ts';
import { readInvoicePaper } from '../../domain/trade/paper/index.ts';
import { isLocale, localizedPath } from '../../i18n/locales.ts';

/** The letter with the PDF, as the invoice is now; undefined when there is nothing to send any more. */
async function letterOf(
  ctx: SystemContext,
  { mail, uid }: NonNullable<Awaited<ReturnType<typeof outgoingMail>>>,
): Promise<Letter | undefined> {
  const locale = isLocale(mail.locale) ? mail.locale : ctx.locale;
  const actor = { kind: 'user' as const, uid, sessionId: '', roles: [], merId: null };
  const owner: UserContext = { ...ctx, actor, locale };
  const found = await readInvoicePaper(owner, mail.invoiceId);
  if (!found.ok) return undefined;
  const { invoice, seller } = found.value;
  const t = wordsIn(locale);
  const words = { seller: seller.name, number: invoice.receipt_no ?? '', amount: invoice.order_price };
  const content = await drawInvoice(locale, found.value, ctx.clock.now());
  return {
    id: mail.invoiceMailId,
    to: mail.email,
    subject: t('paper:mail.subject', words),
    text: [
      t('paper:mail.greeting', { title: invoice.receipt_info.receipt_title }),
      t('paper:mail.body', words),
      t('paper:mail.where', { url: `${ctx.settings.siteUrl}${localizedPath('/user/invoice_list', locale)}` }),
    ],
    attachments: [{ name: `invoice-${words.number}.pdf`, mime: 'application/pdf', content }],
  };
}

/** Sends a letter with an invoice; what the mail server refuses for good is kept as refused, the rest is tried again. */
export async function sendInvoice(
  ctx: SystemContext,
  { invoiceMailId }: JobPayloads['invoice.mail'],
): Promise<void> {
  const waiting = await outgoingMail(ctx, invoiceMailId);
  if (!waiting) return;
  const letter = await letterOf(ctx, waiting);
  if (!letter) return endOutgoing(ctx, invoiceMailId, 'refused');
  try {
    await ctx.mail.send(letter);
  } catch (err) {
    if (!(err instanceof MailRefused)) throw err;
    ctx.log.error({ invoiceMailId, err }, 'mail.refused');
    return endOutgoing(ctx, invoiceMailId, 'refused');
  }
  await endOutgoing(ctx, invoiceMailId, 'sent');
}

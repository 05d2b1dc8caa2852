import type { Mail } from '../../adapters/mail/mail.ts';
import { noMail } from '../../adapters/mail/no-mail.ts';
import { createOutboxMail } from '../../adapters/mail/outbox-mail.ts';
import { createSmtpMail } from '../../adapters/mail/smtp-mail.ts';
import type { Database } from '../../db/database.ts';
import { mailOutbox } from '../../db/schema.ts';
import type { Clock } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import type { Settings } from '../env.ts';

/** The mail server of the settings; without one the demo shows mails at /dev/mail, and a production mall sends none. */
export function openMail(
  { providers, mode }: Settings,
  { database, clock }: { database: Database; clock: Clock },
): Mail {
  if (providers.smtp) return createSmtpMail(providers.smtp);
  if (mode === 'production') return noMail;
  return createOutboxMail(async ({ to, subject, text, html, attachments }) => {
    const createdAt = clock.now();
    const row = { mailId: newId(createdAt), recipient: to, subject, text, html, attachments, createdAt };
    await database.db.insert(mailOutbox).values(row);
  });
}

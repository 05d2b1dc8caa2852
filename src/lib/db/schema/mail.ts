import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, randomId } from './columns.ts';

/** What the local double of the mail server has kept, for reading at /dev/mail. */
export const mailOutbox = pgTable('mail_outbox', {
  mailId: randomId(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  /** Content as base64. */
  attachments: jsonb().$type<{ name: string; mime: string; content: string }[]>().notNull(),
  createdAt: createdAt(),
});

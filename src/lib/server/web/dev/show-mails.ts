import type { ServerResponse } from 'node:http';
import { desc, eq } from 'drizzle-orm';
import { mailOutbox } from '../../../db/schema.ts';
import type { Services } from '../../services.ts';
import { escapeHtml } from '#lib/kernel/escape.ts';
import { devPage } from './dev-page.ts';

const SHOWN = 50;
type Kept = typeof mailOutbox.$inferSelect;

const rowOf = ({ mailId, createdAt, recipient, subject, text, attachments }: Kept): string => {
  const links = attachments.map(
    (one, at) => `<a href="/dev/mail/${mailId}/${at}">${escapeHtml(one.name)}</a>`,
  );
  const cells = [createdAt.toISOString(), recipient, subject, text].map(
    (cell) => `<td>${escapeHtml(cell)}</td>`,
  );
  return `<tr>${cells.join('')}<td>${links.join(' ')}</td></tr>`;
};

/** GET /dev/mail, the letters that the local double has kept, and their attachments. */
export async function showMails(
  { database, mail }: Pick<Services, 'database' | 'mail'>,
  { path, wantsJson }: { path: string; wantsJson: boolean },
  res: ServerResponse,
): Promise<void> {
  const gone = () => void res.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
  if (!mail.isLocal) return gone();
  const [, id, number] = /^\/dev\/mail\/([0-9a-z]{26})\/(\d)$/.exec(path) ?? [];
  if (id) {
    const [kept] = await database.db.select().from(mailOutbox).where(eq(mailOutbox.mailId, id));
    const attachment = kept?.attachments[Number(number)];
    if (!attachment) return gone();
    const headers = {
      'content-type': attachment.mime,
      'content-disposition': `attachment; filename="${encodeURIComponent(attachment.name)}"`,
    };
    return void res.writeHead(200, headers).end(Buffer.from(attachment.content, 'base64'));
  }
  if (path !== '/dev/mail') return gone();
  const kept = await database.db.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt)).limit(SHOWN);
  if (wantsJson)
    return void res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(kept));
  devPage(res, 'Mail outbox', kept.map(rowOf).join(''));
}

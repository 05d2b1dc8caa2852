import type { IncomingMessage, ServerResponse } from 'node:http';
import { desc } from 'drizzle-orm';
import { smsOutbox } from '../../../db/schema.ts';
import { showMails } from './show-mails.ts';
import { escapeHtml } from '#lib/kernel/escape.ts';
import { devPage } from './dev-page.ts';
import { INERT_CSP } from '../security-headers.ts';
import type { Services } from '../../services.ts';

const SHOWN = 50;

/** Pages for this machine only: what the local doubles have kept. Each exists only without a real provider. */
export function createDevPages(services: Services) {
  return async (req: IncomingMessage, res: ServerResponse, path: string): Promise<void> => {
    res.setHeader('cache-control', 'no-store');
    res.setHeader('content-security-policy', INERT_CSP);
    const wantsJson = req.headers.accept?.includes('application/json') ?? false;
    if (path.startsWith('/dev/mail')) return showMails(services, { path, wantsJson }, res);
    if (path !== '/dev/sms' || !services.sms.isLocal)
      return void res.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    const messages = await services.database.db
      .select()
      .from(smsOutbox)
      .orderBy(desc(smsOutbox.createdAt))
      .limit(SHOWN);
    if (wantsJson) {
      return void res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(messages));
    }
    const rows = messages
      .map(
        (row) =>
          `<tr>${[row.createdAt.toISOString(), row.phone, row.text].map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`,
      )
      .join('');
    devPage(res, 'SMS outbox', rows);
  };
}

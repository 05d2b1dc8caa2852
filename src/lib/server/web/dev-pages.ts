import type { IncomingMessage, ServerResponse } from 'node:http';
import { desc } from 'drizzle-orm';
import { smsOutbox } from '../../db/schema.ts';
import { INERT_CSP } from './security-headers.ts';
import type { Services } from '../services.ts';

const SHOWN = 50;

const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/** Pages for this machine only: what the local doubles have kept. They never exist with real providers. */
export function createDevPages(services: Services) {
  return async (req: IncomingMessage, res: ServerResponse, path: string): Promise<void> => {
    res.setHeader('cache-control', 'no-store');
    res.setHeader('content-security-policy', INERT_CSP);
    if (path !== '/dev/sms')
      return void res.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    const messages = await services.database.db
      .select()
      .from(smsOutbox)
      .orderBy(desc(smsOutbox.createdAt))
      .limit(SHOWN);
    if (req.headers.accept?.includes('application/json')) {
      return void res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(messages));
    }
    const rows = messages
      .map(
        (row) =>
          `<tr>${[row.createdAt.toISOString(), row.phone, row.text].map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`,
      )
      .join('');
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    res.end(
      `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>短信 SMS</title>` +
        `<style>body{font:14px/1.6 system-ui;margin:24px}td{padding:4px 12px;border-bottom:1px solid #ddd}</style>` +
        `<h1>短信发件箱 SMS outbox</h1><p>No message leaves this machine.</p><table>${rows}</table></html>`,
    );
  };
}

import { Readable } from 'node:stream';
import { openCatalogLink } from '../domain/goods/import/index.ts';
import { SHEET_MIMES, writeSheet } from '#lib/tables/write-sheet.ts';
import { fail } from '../kernel/result.ts';
import { callerAddress } from './caller.ts';
import { failureEnvelope } from './envelope.ts';
import type { CallLimits } from './read-limit.ts';
import { wordsIn } from './texts.ts';
import { localeOf, type ApiApp, type ApiServices } from './services.ts';

/**
 * GET /api/catalog/file/:token, a catalogue file behind a link that its owner asked for some minutes ago: rows that
 * were not taken, all goods of a store, or a template. It is written while it is sent.
 */
export function mountCatalogFile(app: ApiApp, services: ApiServices, { files }: CallLimits): void {
  app.get('/api/catalog/file/:token', async (c) => {
    const token = c.req.param('token');
    const locale = localeOf(c.req.raw);
    const request = { id: c.get('requestId'), address: callerAddress(c), device: '' };
    const ctx = { ...services, actor: { kind: 'system' as const }, locale, request };
    const file = /^[\w-]{43}$/.test(token)
      ? await openCatalogLink(ctx, token, wordsIn)
      : fail('catalog.link_gone');
    if (!file.ok) return failureEnvelope(c, services, locale, file.failure);
    const { uid, name, format, rows } = file.value;
    const end = files(uid);
    if (!end) return failureEnvelope(c, services, locale, { code: 'request.too_many' });
    const written = Readable.from(writeSheet(format, rows), { objectMode: false }).once('close', end);
    if (c.req.method === 'HEAD') written.destroy();
    const body = Readable.toWeb(written) as ReadableStream<Uint8Array>;
    return c.body(body, 200, {
      'content-type': SHEET_MIMES[format],
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });
}

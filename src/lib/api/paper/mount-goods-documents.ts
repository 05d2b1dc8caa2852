import { countRequest } from '../../domain/account/identity/index.ts';
import { DOCUMENT_PATH, readDocument } from '../../domain/goods/catalog/index.ts';
import { minutes } from '../../kernel/clock.ts';
import { attachment } from '../attachment.ts';
import { callerAddress } from '../caller.ts';
import { failureEnvelope } from '../envelope.ts';
import { localeOf, type ApiApp, type ApiServices } from '../services.ts';

/** Documents that one address may fetch in a minute: they are the largest of what visitors get. */
const FETCHED_MOST = 60;
const KEPT_SECONDS = 600;

/** GET /api/store/product/document/:id/:key, a PDF that a store has put beside a product on sale; saved, never shown in place. */
export function mountGoodsDocuments(app: ApiApp, services: ApiServices): void {
  app.get(`${DOCUMENT_PATH}/:id{[0-9]{1,9}}/:key{[\\w-]{20,80}}`, async (c) => {
    const locale = localeOf(c.req.raw);
    const fetched = await countRequest(services, `document ${callerAddress(c)}`, minutes(1));
    if (fetched > FETCHED_MOST) return failureEnvelope(c, services, locale, { code: 'request.too_many' });
    const found = await readDocument(services, { id: Number(c.req.param('id')), key: c.req.param('key') });
    if (!found.ok) return failureEnvelope(c, services, locale, found.failure);
    const { name, bytes } = found.value;
    return c.body(Uint8Array.from(bytes), 200, {
      'content-type': 'application/pdf',
      'content-disposition': attachment(`${name.replace(/\.pdf$/i, '')}.pdf`, 'document.pdf'),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cache-control': `public, max-age=${KEPT_SECONDS}`,
    });
  });
}

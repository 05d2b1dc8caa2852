import type { Context as HonoContext } from 'hono';
import { isLocale, type Locale } from '../../i18n/locales.ts';
import { localeOf, type ApiApp, type ApiServices } from '../services.ts';
import { contractSources } from '../contract-sources.ts';
import { openApiDocument, type OpenApiDocument } from './document.ts';
import { docsPage } from './page/docs-page.ts';
import { PAGE_CSP } from './page/style.ts';

/** Rows change only with a new start, so both are made once, when they are first asked for. */
export function mountDocs(app: ApiApp, services: ApiServices): void {
  let document: Promise<OpenApiDocument> | undefined;
  let json: Promise<string> | undefined;
  const pages = new Map<Locale, string>();
  const read = (): Promise<OpenApiDocument> =>
    (document ??= contractSources().then(({ whole }) => openApiDocument(services, { whole })));
  const headers = { 'cache-control': 'public, max-age=300', 'x-robots-tag': 'noindex' };

  app.get('/api/openapi.json', async (c) => {
    json ??= contractSources().then((sources) => JSON.stringify(openApiDocument(services, sources)));
    return c.body(await json, 200, { ...headers, 'content-type': 'application/json; charset=utf-8' });
  });
  app.get('/api/docs', async (c) => {
    const locale = languageOf(c);
    let page = pages.get(locale);
    if (!page) pages.set(locale, (page = docsPage(await read(), locale, services.translators[locale])));
    const shown = { ...headers, vary: 'x-lang', 'content-security-policy': PAGE_CSP };
    return c.body(page, 200, { ...shown, 'content-type': 'text/html; charset=utf-8' });
  });
}

function languageOf(c: HonoContext): Locale {
  const asked = c.req.query('lang');
  return isLocale(asked) ? asked : localeOf(c.req.raw);
}

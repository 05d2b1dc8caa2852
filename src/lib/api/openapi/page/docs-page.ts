import { LOCALES, type Locale } from '../../../i18n/locales.ts';
import { wireWord, type Translate } from '../../../i18n/translate.ts';
import { features } from '../../routes.ts';
import { openApiPath, type OpenApiDocument } from '../document.ts';
import { callArticle, type DocsKey } from './call-article.ts';
import { escapeHtml } from '#lib/kernel/escape.ts';
import { STYLE } from './style.ts';

/** The OpenAPI document for reading: one page, no script, in the reader's language. */
export function docsPage(document: OpenApiDocument, locale: Locale, t: Translate): string {
  const words = (key: DocsKey, vars?: Record<string, number>): string =>
    escapeHtml(t(`api_docs:${key}`, vars));
  const featureWord = (feature: string): string => escapeHtml(wireWord(t, 'api_docs:features', feature));
  const sections = Object.entries(features).map(([feature, { rows }]) => {
    const calls = Object.values(rows).map((row) =>
      callArticle(row, document.paths[openApiPath(row.path)]![row.method.toLowerCase()]!, t),
    );
    const list = Object.entries(rows).map(
      ([name, row]) =>
        `<li><a href="#${feature}.${name}"><code>${row.method} ${escapeHtml(row.path)}</code></a> <span lang="en">${escapeHtml(row.summary)}</span></li>`,
    );
    return `<section aria-labelledby="${feature}"><h2 id="${feature}">${featureWord(feature)}</h2><ul class="calls">${list.join('')}</ul>${calls.join('\n')}</section>`;
  });
  const contents = Object.keys(features).map(
    (feature) => `<li><a href="#${feature}">${featureWord(feature)}</a></li>`,
  );
  const others = LOCALES.filter((other) => other !== locale).map(
    (other) =>
      `<a href="/api/docs?lang=${other}" lang="${other}" hreflang="${other}">${words(`languages.${other}`)}</a>`,
  );
  const count = Object.values(features).reduce((sum, { rows }) => sum + Object.keys(rows).length, 0);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words('title')}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${words('title')}</h1>
<p>${words('intro')}</p>
<p>${words('headers')}</p>
<p><a href="/api/openapi.json">OpenAPI 3.1</a> · ${words('count', { count })} · ${others.join(' ')}</p>
<nav aria-label="${words('contents')}"><ul>${contents.join('')}</ul></nav>
</header>
<main>${sections.join('\n')}</main>
</body>
</html>
`;
}

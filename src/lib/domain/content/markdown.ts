import type { IOptions } from 'sanitize-html';
import { hasPage } from '../../contracts/routes.ts';
import type { Locale } from '../../i18n/locales.ts';

const ALLOWED: IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'blockquote',
    'strong',
    'em',
    'code',
    'pre',
    'hr',
    'br',
    'a',
    'img',
    'figure',
    'figcaption',
    'sup',
    'sub',
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['align'],
    td: ['align'],
    table: ['tabindex'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

const PREFIXES: Record<Locale, string> = { 'zh-CN': '', 'en-US': '/en-US' };
const PREFIX = /^\/en-US(?=[/?#]|$)/;

/** A page of this site in the language of the text; files and other sites as they are. */
function targetIn(locale: Locale, target: string): string {
  const bare = target.replace(PREFIX, '') || '/';
  return bare.startsWith('/') && !bare.startsWith('//') && hasPage(bare) ? PREFIXES[locale] + bare : target;
}

/**
 * Markdown of editors as HTML, cleaned when it is written, so that every reader gets it harmless. Links to pages of
 * this site stay in the language of the text. What reads and cleans it is loaded with the first text: 3 MB that a
 * process which only serves does not need.
 */
export async function htmlOfMarkdown(markdown: string, locale: Locale): Promise<string> {
  const [{ marked }, { default: sanitizeHtml }] = await Promise.all([
    import('marked'),
    import('sanitize-html'),
  ]);
  return sanitizeHtml(marked.parse(markdown, { async: false, gfm: true }), {
    ...ALLOWED,
    transformTags: {
      // A wide table scrolls on a phone: who has no finger on it scrolls it with the keys.
      table: (tagName) => ({ tagName, attribs: { tabindex: '0' } }),
      a: (tagName, attribs) => ({
        tagName,
        attribs:
          attribs['href'] === undefined ? attribs : { ...attribs, href: targetIn(locale, attribs['href']) },
      }),
    },
  });
}

// What an audit reads out of a page's HTML.
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#34;': '"',
  '&#38;': '&',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
const plain = (text: string): string =>
  text.replace(/&(?:amp|quot|#34|#38|#39|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((match) => plain(match[1] ?? ''));

export interface ReadPage {
  title: string;
  description: string;
  canonical: string;
  isIndexed: boolean;
  /** hreflang → address. */
  alternates: Map<string, string>;
  /** property → content of Open Graph. */
  graph: Map<string, string>;
  links: string[];
  /** Pictures, scripts and styles of this site. */
  assets: string[];
  jsonLd: string[];
  /** What is read, without scripts, styles and parts marked as being in another language. */
  text: string;
}

export function readHtml(html: string): ReadPage {
  const attribute = (pattern: RegExp) => plain(pattern.exec(html)?.[1] ?? '');
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
  const body = html
    .replace(/<(script|style|template|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(\w+)[^>]*\slang="[^"]*"[^>]*>[^<]*<\/\1>/g, ' ');
  return {
    title: attribute(/<title>([^<]*)<\/title>/),
    description: attribute(/<meta name="description" content="([^"]*)"/),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    isIndexed: !/<meta name="robots" content="[^"]*noindex/.test(html),
    alternates: new Map(alternates.map((match) => [match[1] ?? '', plain(match[2] ?? '')])),
    graph: new Map(
      [...html.matchAll(/<meta property="(og:[^"]+)" content="([^"]*)"/g)].map((match) => [
        match[1] ?? '',
        plain(match[2] ?? ''),
      ]),
    ),
    links: all(html, /<a\b[^>]*?\shref="([^"]*)"/g),
    assets: [
      ...all(html, /<(?:img|script|source|video)\b[^>]*?\s(?:src|poster)="([^"]*)"/g),
      ...all(html, /<link rel="stylesheet"[^>]*?href="([^"]*)"/g),
    ],
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      (match) => match[1] ?? '',
    ),
    text: plain(
      body
        .slice(body.search(/<body/))
        .replace(/<[^>]+>/g, '\n')
        .replace(/\n\s*/g, '\n'),
    ),
  };
}

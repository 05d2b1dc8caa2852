import type { ServerResponse } from 'node:http';

/** Browsers that know speculation rules read here which pages they fetch ahead; a page names the address in a header. */
export const PREFETCH_RULES_PATH = '/prefetch-rules.json';
export const PREFETCH_RULES_HEADER = `"${PREFETCH_RULES_PATH}"`;

/**
 * A link to a page of the mall is fetched when a pointer rests on it or a finger touches it. Not files and calls, nor
 * what search engines do not follow either: such a link (a filter's) is mostly answered without leaving the page.
 */
const RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/files/*', '/cashier/*', '/dev/*'] } },
          { not: { selector_matches: '[rel~="nofollow"], [download], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

export function servePrefetchRules(res: ServerResponse): void {
  res.writeHead(200, {
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=86400',
  });
  res.end(RULES);
}

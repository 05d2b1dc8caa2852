// The next page is fetched while a pointer rests on its link, or a finger touches it. Browsers that know speculation
// rules do it by themselves (server/web/prefetch-rules.ts); for the others this asks for the page in good time.
const REST_MS = 80;
const asked = new Set<string>();

function fetchAhead(link: HTMLAnchorElement): void {
  const { href, origin, pathname, search } = link;
  const isHere = pathname === window.location.pathname && search === window.location.search;
  if (origin !== window.location.origin || isHere || asked.has(pathname + search)) return;
  if (/^\/(api|files|cashier|dev)\//.test(pathname) || link.target || link.hasAttribute('download')) return;
  if (link.relList.contains('nofollow')) return;
  asked.add(pathname + search);
  const hint = Object.assign(document.createElement('link'), { rel: 'prefetch', href });
  document.head.append(hint);
}

const linkAt = (event: Event): HTMLAnchorElement | null =>
  (event.target as Element).closest?.<HTMLAnchorElement>('a[href]') ?? null;

if (!HTMLScriptElement.supports?.('speculationrules')) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    const link = event.pointerType === 'mouse' ? linkAt(event) : null;
    if (link) timer = setTimeout(() => fetchAhead(link), REST_MS);
  });
  document.addEventListener('pointerdown', (event) => {
    const link = linkAt(event);
    if (link) fetchAhead(link);
  });
}

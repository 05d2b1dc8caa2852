import { endProgress, startProgress } from '#islands/shell/loading/progress.ts';
import { LIST_SWAPPED } from '#lib/stores/list-swapped.ts';

/**
 * Filters, sorting and pages of a list without a full reload: the new page is fetched and its result region
 * put in place of this one; the address changes, the scroll position stays. Any trouble ends in a normal load.
 */
const REGION = 'results';
const HEAD = 'results-head';
const FETCH_TIMEOUT_MS = 8000;
let running: AbortController | undefined;

const addressOf = ({ pathname, search }: Location | URL): string => pathname + search;
const region = (from: Document = document): HTMLElement | null => from.getElementById(REGION);

async function fetchPage(url: string, signal: AbortSignal): Promise<Document> {
  const response = await fetch(url, { signal, headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(String(response.status));
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Text of a link without its count, which differs after the change: M8 126 becomes M8 24. */
function wordsOf(link: Element): string {
  const count = link.querySelector('small')?.textContent ?? '';
  const text = (link.textContent ?? '').trim();
  const words = count ? text.slice(0, text.lastIndexOf(count)) : text.replace(/[\d,\s]+$/, '');
  return `${link.closest('ul')?.getAttribute('aria-label') ?? ''} ${words.trim()}`.trim();
}

function put(next: HTMLElement, page: Document): void {
  const focused = document.activeElement?.closest<HTMLElement>(
    `#${REGION} a[href], #${REGION} button, #${REGION} input`,
  );
  const words = focused && wordsOf(focused);
  const id = focused?.id;
  const isOpen = document.querySelector<HTMLInputElement>('#show-filters')?.checked ?? false;
  region()?.replaceWith(document.adoptNode(next));
  // Heading and breadcrumb name the category that is shown.
  const head = document.getElementById(HEAD);
  const nextHead = page.getElementById(HEAD);
  if (head && nextHead) head.replaceWith(document.adoptNode(nextHead));
  document.dispatchEvent(new Event(LIST_SWAPPED));
  const drawer = document.querySelector<HTMLInputElement>('#show-filters');
  if (drawer) drawer.checked = isOpen;
  document.title = page.title;
  // The focus stays on the same element, for users of the keyboard.
  const same = id
    ? document.getElementById(id)
    : [...(region()?.querySelectorAll<HTMLElement>('a[href]') ?? [])].find(
        (link) => words && wordsOf(link) === words,
      );
  // Its list is closed again; what opens it stands in its place.
  const place = same?.closest('details:not([open])')?.querySelector<HTMLElement>('summary') ?? same;
  if (place) place.focus({ preventScroll: true });
  else if (focused) {
    // What was pressed is gone, as a condition that was taken away: the next Tab begins at the list.
    const list = region();
    list?.setAttribute('tabindex', '-1');
    list?.focus({ preventScroll: true });
  }
}

/** Changes the page in a transition; a second one cuts the first short, which is no trouble. */
function moveOver(change: () => void): Promise<void> {
  const { ready, finished, updateCallbackDone } = document.startViewTransition(change);
  for (const ending of [ready, finished]) ending.catch(() => undefined);
  return updateCallbackDone;
}

async function show(url: string, isPaging: boolean): Promise<void> {
  running?.abort();
  running = new AbortController();
  region()?.setAttribute('aria-busy', 'true');
  startProgress();
  const page = await fetchPage(url, AbortSignal.any([running.signal, AbortSignal.timeout(FETCH_TIMEOUT_MS)]));
  endProgress();
  const next = region(page);
  if (!next) throw new Error('no results in the answer');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if ('startViewTransition' in document && !isStill) await moveOver(() => put(next, page));
  else put(next, page);
  shown = addressOf(new URL(url));
  if (isPaging) region()?.querySelector('[data-grid]')?.scrollIntoView({ block: 'start' });
}

function go(url: string, isPaging = false): void {
  show(url, isPaging).then(
    () => window.history.pushState({ swapped: true }, '', url),
    (error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) window.location.assign(url);
    },
  );
}

const isList = (url: URL): boolean =>
  url.origin === window.location.origin && url.pathname === window.location.pathname;

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>(`#${REGION} a[href]`);
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented || !isList(new URL(link.href))) return;
  event.preventDefault();
  go(link.href, link.closest('nav') !== null);
});

document.addEventListener('submit', (event) => {
  const form = (event.target as Element).closest<HTMLFormElement>(`#${REGION} form`);
  if (!form) return;
  event.preventDefault();
  const url = new URL(form.action);
  for (const [name, value] of new FormData(form))
    if (value !== '') url.searchParams.append(name, String(value));
  go(url.href);
});

/** The upper price may not lie below the lower one. */
document.addEventListener('input', (event) => {
  const form = (event.target as Element).closest<HTMLFormElement>('[data-price-form]');
  if (!form) return;
  const value = (name: string): number =>
    Number(form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value || Number.NaN);
  const button = form.querySelector('button');
  if (button) button.disabled = value('price_on') > value('price_off');
});

let shown = addressOf(window.location);
window.addEventListener('popstate', () => {
  // A place on the same page is no other list.
  if (addressOf(window.location) === shown) return;
  show(window.location.href, false).catch(() => window.location.reload());
});

/** A filter that hangs over the list is closed by a press beside it, and by Escape, which goes back to its name. */
function closeDrops(except: Element | null): void {
  for (const drop of document.querySelectorAll<HTMLDetailsElement>('details[data-drop][open]'))
    if (drop !== except) drop.open = false;
}
document.addEventListener('click', (event) => closeDrops((event.target as Element).closest('[data-drop]')));
document.addEventListener('keydown', (event) => {
  const drop = (event.target as Element).closest<HTMLDetailsElement>('details[data-drop][open]');
  if (event.key !== 'Escape' || !drop) return;
  drop.open = false;
  drop.querySelector('summary')?.focus();
});

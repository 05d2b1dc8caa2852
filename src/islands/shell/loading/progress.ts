import { PROGRESS_DURATION, PROGRESS_THROTTLE } from '#lib/kernel/page-timing.ts';

/** A line along the top of the screen while the next page, or the next list, is on its way and lets wait for itself. */
const line = document.createElement('div');
line.className = 'page-progress';
line.style.animationDuration = `${PROGRESS_DURATION}ms`;
let timer: ReturnType<typeof setTimeout> | undefined;

export function endProgress(): void {
  clearTimeout(timer);
  line.remove();
}

export function startProgress(): void {
  endProgress();
  timer = setTimeout(() => {
    document.body.append(line);
    // A download leaves the page where it is, without an event for its start.
    timer = setTimeout(endProgress, PROGRESS_DURATION);
  }, PROGRESS_THROTTLE);
}

function leadsAway(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = new URL(link.href, window.location.href);
  const isHere = pathname === window.location.pathname && search === window.location.search;
  return origin === window.location.origin && !isHere && !link.target && !link.hasAttribute('download');
}

// On the window, after all other listeners: code that handles a click or a form itself has prevented its default by
// then.
window.addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (link && isPlain && !event.defaultPrevented && leadsAway(link)) startProgress();
});
window.addEventListener('submit', (event) => {
  if (!event.defaultPrevented) startProgress();
});
// Back to a page that the browser kept as it was.
window.addEventListener('pageshow', endProgress);

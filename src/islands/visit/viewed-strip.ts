import { forgetViewed, viewedIds } from '#lib/stores/viewed.ts';

/** What was looked at in this browser, at the foot of a page; on a first visit no more code than this is loaded. */
function start(root: HTMLElement): void {
  const fill = () => void import('./fill-viewed.ts').then(({ fillViewed }) => fillViewed(root));
  if ('requestIdleCallback' in window) window.requestIdleCallback(fill, { timeout: 2000 });
  else setTimeout(fill, 300);
  root.querySelector('[data-forget]')?.addEventListener('click', () => {
    forgetViewed();
    root.hidden = true;
    void import('#lib/stores/guest/visits.ts').then(({ forgetGuestVisits }) => forgetGuestVisits());
  });
}

if (viewedIds().length > 0)
  for (const root of document.querySelectorAll<HTMLElement>('[data-viewed]')) start(root);

/**
 * A part of the page that cannot be fetched means that the site was updated under an open page: the browser loads
 * the page again, once, so that a server that is down does not make it turn in circles.
 */
const KEY = 'reloaded-at';
const AGAIN_AFTER_MS = 30_000;
/** How the three browser engines say that an imported file did not come. */
const MISSING_PART = /dynamically imported module|module script failed|error loading dynamically/i;

function reloadOnce(): boolean {
  const now = Date.now();
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < AGAIN_AFTER_MS) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    // Without storage nothing could stop the second reload.
    return false;
  }
  window.location.reload();
  return true;
}

window.addEventListener('vite:preloadError', (event) => {
  if (reloadOnce()) event.preventDefault();
});
// Islands are fetched by Astro's own loader, which announces nothing.
window.addEventListener('unhandledrejection', (event) => {
  if (MISSING_PART.test(String((event.reason as Error | undefined)?.message))) reloadOnce();
});

export {};

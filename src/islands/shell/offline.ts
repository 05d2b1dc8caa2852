/** A bar at the foot of the page while the browser has no network, or a call did not reach the mall. */
const bar = document.getElementById('offline');
/** Calls that end because their page is left are no lost connection: the page is gone by then. */
const PATIENCE_MS = 400;

if (bar) {
  let isLost = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => void (bar.hidden = navigator.onLine && !isLost);
  const lose = (): void => {
    isLost = true;
    waiting ??= setTimeout(show, PATIENCE_MS);
  };
  const find = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
    isLost = false;
    show();
  };
  window.addEventListener('online', find);
  window.addEventListener('offline', show);
  window.addEventListener('mall:lost', lose);
  window.addEventListener('mall:found', find);
  bar.querySelector('button')?.addEventListener('click', () => window.location.reload());
  show();
}

export {};

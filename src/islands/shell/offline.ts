/** A bar at the foot of the page while the browser has no network. */
const bar = document.getElementById('offline');

if (bar) {
  const show = (): void => void (bar.hidden = navigator.onLine);
  window.addEventListener('online', show);
  window.addEventListener('offline', show);
  bar.querySelector('button')?.addEventListener('click', () => window.location.reload());
  show();
}

export {};

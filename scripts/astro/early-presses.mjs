// Runs in the browser. Buttons outside islands are made to work by the page's scripts, which run when its HTML has been
// read: on a slow network seconds after it is shown. What is pressed meanwhile is pressed again when they are there; the
// last press counts. Islands keep their own (keep-presses.mjs), and what works without a script works at once.
const HELD =
  'button[type="button"]:not([popovertarget]), a[data-chat], :root:not([data-member]) a[data-needs-login]';

export function keepEarlyPresses(page = document) {
  if (page.readyState !== 'loading') return;
  let pressed;
  const onClick = (event) => {
    const target = event.target.closest(HELD);
    if (!target || target.closest('astro-island') || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = target;
  };
  page.addEventListener('click', onClick, true);
  // Scripts of a page have run by then, or could not be fetched.
  page.addEventListener('DOMContentLoaded', () => {
    page.removeEventListener('click', onClick, true);
    if (pressed?.isConnected) pressed.click();
  });
}

import { NAV_STICKS_AT } from '#lib/kernel/page-timing.ts';

const bar = document.querySelector<HTMLElement>('[data-bar]');
if (bar) {
  const stick = (): void => void bar.toggleAttribute('data-stuck', window.scrollY > NAV_STICKS_AT);
  window.addEventListener('scroll', stick, { passive: true });
  stick();

  // Whether the search is open at first depends on the room there is; the style sheet knows.
  const toggle = bar.querySelector<HTMLButtonElement>('[data-search-toggle]');
  const form = bar.querySelector<HTMLFormElement>('form[data-search]');
  const isOpen = (): boolean => Boolean(form && getComputedStyle(form).display !== 'none');
  const tell = (): void => toggle?.setAttribute('aria-expanded', String(isOpen()));
  tell();
  window.addEventListener('resize', tell, { passive: true });
  toggle?.addEventListener('click', () => {
    bar.dataset['search'] = isOpen() ? 'closed' : 'open';
    tell();
    if (isOpen()) form?.querySelector<HTMLInputElement>('input[name=title]')?.focus();
  });
}

// A menu that is wider than the screen begins where the visitor is, unless that is seen anyway.
for (const menu of document.querySelectorAll<HTMLElement>('[data-show-current]')) {
  const current = menu.querySelector<HTMLElement>('[aria-current]');
  if (current && current.offsetLeft + current.offsetWidth > menu.offsetLeft + menu.clientWidth)
    menu.scrollLeft = current.offsetLeft - (menu.clientWidth - current.offsetWidth) / 2;
}

// What the Tab key reaches at the edge of a row that is moved sideways is moved into sight: a browser leaves it where a
// part of it, be it the border, is seen.
document.addEventListener('focusin', ({ target }) => {
  const reached = target as HTMLElement;
  if (!reached.matches(':focus-visible')) return;
  let row = reached.parentElement;
  while (row && row.scrollWidth <= row.clientWidth) row = row.parentElement;
  if (row && row !== document.documentElement)
    reached.scrollIntoView({ block: 'nearest', inline: 'nearest' });
});

/** The menu of categories comes with two levels; a phone, which never shows it, does not load the third. */
const menu = document.querySelector<HTMLElement>('[data-category-menu]');

function approach(): void {
  if (!menu) return;
  menu.removeEventListener('pointerover', approach);
  menu.removeEventListener('focusin', approach);
  void import('./fill-category-menu.ts').then(async ({ fillCategoryMenu }) => {
    // What could not be loaded is asked for again when the pointer comes back.
    if (!(await fillCategoryMenu(menu))) listen(menu);
  });
}

function listen(to: HTMLElement): void {
  to.addEventListener('pointerover', approach);
  to.addEventListener('focusin', approach);
}

if (menu) listen(menu);

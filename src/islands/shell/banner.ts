import { $banner, closeBanner, openBanner } from '#lib/stores/banner.ts';

/** The close button of the top banner. That a closed one does not flash is the early script's work. */
const banner = document.querySelector<HTMLElement>('[data-closed-by]');
const cookie = banner?.dataset['closedBy'];

if (banner && cookie) {
  openBanner(cookie);
  $banner.subscribe((isShown) => (banner.hidden = !isShown));
  banner.querySelector('button')?.addEventListener('click', () => closeBanner(cookie));
}

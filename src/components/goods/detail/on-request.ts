import { showSize } from '#islands/goods/shown-size.ts';

// The inquiry begins with the chosen size, and the pictures show its measures.
const sizes = document.querySelector<HTMLSelectElement>('[data-ask-size]');
const ask = document.querySelector<HTMLAnchorElement>('a[data-ask]');
const follow = (): void => {
  if (!sizes || !ask) return;
  const url = new URL(ask.href);
  url.searchParams.delete('unique');
  if (sizes.value) {
    url.searchParams.set('unique', sizes.value);
    showSize({ unique: Number(sizes.value), name: sizes.selectedOptions[0]!.text, picture: undefined });
  }
  ask.href = url.href;
};
sizes?.addEventListener('change', follow);
// A browser that goes back keeps what was chosen.
follow();

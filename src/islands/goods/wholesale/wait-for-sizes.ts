/** Opens the sizes of a product in its row; what that takes comes with the first press. */
const load = () => import('./sizes.ts');

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-sizes]');
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain) return;
  event.preventDefault();
  void load().then(({ toggleSizes }) => toggleSizes(link));
});

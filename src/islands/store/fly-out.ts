/** Menus that open for the pointer and close for a click elsewhere or Escape; the keyboard has the summary. */
for (const box of document.querySelectorAll<HTMLDetailsElement>('[data-fly-out]')) {
  // The entry beside the summary belongs to it for the pointer.
  const zone = box.closest<HTMLElement>('[data-fly-zone]') ?? box;
  zone.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'mouse') box.open = true;
  });
  zone.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse') box.open = false;
  });
  // The pointer has opened it already; its click must not close it.
  box.querySelector('summary')?.addEventListener('click', (event) => {
    if (box.open && zone.matches(':hover') && event.detail > 0) event.preventDefault();
  });
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    box.open = false;
    box.querySelector('summary')?.focus();
  });
  document.addEventListener('click', (event) => {
    if (!box.contains(event.target as Node)) box.open = false;
  });
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !box.contains(relatedTarget)) box.open = false;
  });
}

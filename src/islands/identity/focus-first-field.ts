// Whoever opens the page of the login types at once. Not where the focus would bring up a keyboard over the page, and not
// when the visitor was quicker.
const field = document.querySelector<HTMLInputElement>('astro-island form input:not([type="hidden"])');
const isFree = document.activeElement === null || document.activeElement === document.body;
if (isFree && matchMedia('(pointer: fine)').matches) field?.focus({ preventScroll: true });

import { toast } from '#lib/stores/toast.ts';

/** No browser lets a page bookmark itself any more; the button says how to do it. */
for (const button of document.querySelectorAll<HTMLElement>('[data-favourite]')) {
  button.addEventListener('click', () => toast(button.dataset['favourite'] ?? '', 'info'));
}

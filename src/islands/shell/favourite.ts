import { toast } from '#lib/stores/toast.ts';

/** Browsers do not let a page bookmark itself any more; the button shows how to do it. */
for (const button of document.querySelectorAll<HTMLElement>('[data-favourite]')) {
  button.addEventListener('click', () => toast(button.dataset['favourite'] ?? '', 'info'));
}

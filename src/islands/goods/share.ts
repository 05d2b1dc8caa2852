import { toast } from '#lib/stores/toast.ts';

for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(button.dataset['copy'] ?? '').then(
      () => toast(button.dataset['done'] ?? '', 'success'),
      () => toast(button.dataset['failed'] ?? '', 'error'),
    );
  });
}
document.addEventListener('click', (event) => {
  for (const box of document.querySelectorAll<HTMLDetailsElement>('[data-share][open]'))
    if (!box.contains(event.target as Node)) box.open = false;
});

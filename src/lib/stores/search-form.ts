import { toast } from './toast.ts';

/** Search boxes work as plain forms; this adds the tabs' placeholders and the sentence for an empty query. */
const tabs = document.querySelectorAll<HTMLAnchorElement>('[data-search-tab]');
const form = document.querySelector<HTMLFormElement>('form[data-search]');

for (const tab of tabs) {
  tab.addEventListener('click', (event) => {
    const input = form?.querySelector<HTMLInputElement>('input[name=title]');
    const type = form?.querySelector<HTMLInputElement>('input[name=search_type]');
    if (!form || !input || !type) return;
    event.preventDefault();
    for (const other of tabs) other.toggleAttribute('aria-current', other === tab);
    tab.setAttribute('aria-current', 'true');
    form.action = tab.dataset['action'] ?? form.action;
    type.value = tab.dataset['searchTab'] ?? '1';
    input.placeholder = tab.dataset['placeholder'] ?? '';
    input.focus();
  });
}

for (const box of document.querySelectorAll<HTMLFormElement>('form[data-search]')) {
  box.addEventListener('submit', (event) => {
    const input = box.querySelector<HTMLInputElement>('input[name=title]');
    if (input?.value.trim()) return;
    event.preventDefault();
    toast(box.dataset['empty'] ?? '', 'info');
    input?.focus();
  });
}

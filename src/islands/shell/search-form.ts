import { toast } from '#lib/stores/toast.ts';

// Search boxes work as plain forms and their tabs as links; this switches tabs without leaving the page and
// answers an empty query (specification, section 8: "query data cannot be empty").

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`input[name=${name}]`);
}

function switchTo(tab: HTMLAnchorElement, tabs: Iterable<HTMLAnchorElement>, form: HTMLFormElement): void {
  for (const other of tabs) other.removeAttribute('aria-current');
  tab.setAttribute('aria-current', 'true');
  form.setAttribute('action', tab.dataset['action'] ?? '');
  const [input, type] = [fieldOf(form, 'title'), fieldOf(form, 'search_type')];
  if (type) type.value = tab.dataset['searchTab'] ?? '1';
  if (!input) return;
  input.placeholder = tab.dataset['placeholder'] ?? '';
  input.focus();
}

for (const box of document.querySelectorAll<HTMLElement>('[data-search-box]')) {
  const form = box.querySelector<HTMLFormElement>('form[data-search]');
  const tabs = box.querySelectorAll<HTMLAnchorElement>('a[data-search-tab]');
  for (const tab of tabs) {
    tab.addEventListener('click', (event) => {
      if (!form) return;
      event.preventDefault();
      switchTo(tab, tabs, form);
    });
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-search]')) {
  // Suggestions come with the first visit to the box, not with the page.
  const attach = () => void import('./suggest/attach.ts').then((module) => module.attach(form));
  form.addEventListener('focusin', attach, { once: true });
  form.addEventListener('submit', (event) => {
    const input = fieldOf(form, 'title');
    if (!input) return;
    input.value = input.value.trim();
    if (input.value) return;
    event.preventDefault();
    toast(form.dataset['empty'] ?? '', 'info');
    input.focus();
  });
}

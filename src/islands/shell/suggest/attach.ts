import { searchApi, type Suggestions } from '#lib/contracts/search.ts';
import { createCall } from '#lib/call/call.ts';
import { pageLocale } from '#lib/stores/locale.ts';
import { isComposing } from '../../ui/composing.ts';
import { groupsOf, type SuggestWords } from './groups.ts';
import { fillPanel } from './panel.ts';
import { forgetWords, recentWords, rememberWord } from './recent.ts';

const WAIT_MS = 150;
const EDGE = 12;
const PANEL =
  'absolute left-0 top-full z-bar mt-1 max-h-[min(70vh,520px)] overflow-y-auto rounded border border-line bg-white p-1 shadow-float';

/** Suggestions under a search box: a combobox with a list (WAI-ARIA), for keyboards, pointers and input methods. */
export function attach(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[name=title]');
  const words = JSON.parse(form.dataset['suggest'] ?? 'null') as SuggestWords | null;
  if (!input || !words) return;

  const panel = document.createElement('div');
  panel.id = 'search-suggest';
  panel.className = PANEL;
  panel.hidden = true;
  panel.setAttribute('role', 'listbox');
  panel.setAttribute('aria-label', input.getAttribute('aria-label') ?? '');
  const status = document.createElement('p');
  status.className = 'sr-only';
  status.setAttribute('role', 'status');
  form.append(panel, status);
  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-autocomplete', 'list'],
    ['aria-expanded', 'false'],
    ['aria-controls', panel.id],
  ])
    input.setAttribute(name!, value!);

  let options: HTMLAnchorElement[] = [];
  let active = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  let isWordOpen = false;

  const searchFor = (word: string): string => {
    const type = form.querySelector<HTMLInputElement>('input[name=search_type]')?.value ?? '1';
    return `${form.getAttribute('action')}?${new URLSearchParams({ title: word, search_type: type })}`;
  };
  const point = (at: number): void => {
    options[active]?.setAttribute('aria-selected', 'false');
    active = at;
    const option = options[at];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  };
  const close = (): void => {
    clearTimeout(timer);
    asking?.abort();
    panel.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    point(-1);
  };
  const show = (found: Suggestions | undefined): void => {
    const recent = input.value.trim() ? [] : recentWords();
    const groups = groupsOf(found, recent, words, pageLocale(), searchFor);
    point(-1);
    options = fillPanel(panel, groups, {
      text: words.clear,
      run: () => {
        forgetWords();
        show(found);
        input.focus();
      },
    });
    const isOpen = options.length > 0 && document.activeElement === input;
    panel.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    status.textContent = isOpen ? words.found.replace('{n}', String(options.length)) : '';
    if (isOpen) place(form, panel);
    // What is typed is this size and nothing else: it is pointed at, so that Enter opens it.
    const whole = groups.flatMap((group) => group.options).findIndex(({ isWhole }) => isWhole);
    if (isOpen && whole >= 0) point(whole);
  };
  const ask = async (): Promise<void> => {
    asking?.abort();
    const own = new AbortController();
    asking = own;
    const call = createCall(
      async ({ method, path, headers }) =>
        (await fetch(path, { method, headers, signal: own.signal })).json() as Promise<unknown>,
      () => ({ lang: pageLocale() }),
    );
    try {
      const found = await call(searchApi.suggest, { q: input.value.trim() });
      if (!own.signal.aborted) show(found.ok ? found.value : undefined);
    } catch {
      // Without an answer the box searches as it always does.
      if (!own.signal.aborted) show(undefined);
    }
  };
  const askSoon = (): void => {
    clearTimeout(timer);
    if (!isWordOpen) timer = setTimeout(() => void ask(), WAIT_MS);
  };

  input.addEventListener('compositionstart', () => (isWordOpen = true));
  input.addEventListener('compositionend', () => {
    isWordOpen = false;
    askSoon();
  });
  input.addEventListener('input', askSoon);
  input.addEventListener('focus', askSoon);
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    if (isWordOpen || isComposing(event)) return;
    if (event.key === 'Escape' && !panel.hidden) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (panel.hidden) askSoon();
      else {
        const step = event.key === 'ArrowDown' ? 1 : -1;
        const count = options.length + 1;
        // The search box itself is one of the positions that the arrow keys go through.
        point(((active + 1 + step + count) % count) - 1);
      }
    } else if (event.key === 'Enter' && options[active]) {
      event.preventDefault();
      options[active]?.click();
    }
  });
  // The box keeps the focus while a finger or a mouse is on the list.
  panel.addEventListener('mousedown', (event) => event.preventDefault());
  panel.addEventListener('click', (event) => {
    const word = (event.target as Element).closest<HTMLElement>('[data-word]')?.dataset['word'];
    if (word) rememberWord(word);
  });
  form.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) rememberWord(input.value);
  });
  if (document.activeElement === input) askSoon();
}

/** Inside the screen, however narrow the box is. */
function place(form: HTMLElement, panel: HTMLElement): void {
  const box = form.getBoundingClientRect();
  const screen = document.documentElement.clientWidth;
  const width = Math.min(Math.max(box.width, 420), screen - 2 * EDGE);
  const left = Math.min(Math.max(box.left, EDGE), screen - EDGE - width);
  panel.style.width = `${width}px`;
  panel.style.left = `${left - box.left - form.clientLeft}px`;
}

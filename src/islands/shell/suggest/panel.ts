import type { Group, Option } from './groups.ts';

const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
};

function optionElement(option: Option, id: string): HTMLAnchorElement {
  const link = make(
    'a',
    'flex min-h-9 items-center gap-2 rounded px-2 text-14 text-ink hover:bg-ground hover:text-ink aria-selected:bg-ground max-md:min-h-11',
  );
  link.href = option.href;
  link.id = id;
  link.tabIndex = -1;
  link.setAttribute('role', 'option');
  link.setAttribute('aria-selected', 'false');
  if (option.word) link.dataset['word'] = option.word;
  if (option.image) {
    const image = make('img', 'h-8 w-8 shrink-0 object-contain');
    image.src = option.image;
    image.alt = '';
    image.width = 32;
    image.height = 32;
    link.append(image);
  }
  const text = make('span', 'min-w-0 truncate', option.text);
  if (option.detail) {
    const { size, price, stock } = option.detail;
    const under = make('span', 'flex flex-wrap items-baseline gap-x-2 text-12 text-ink-quiet');
    if (size) under.append(make('span', 'max-w-full truncate', size));
    under.append(
      make('span', 'ml-auto shrink-0', stock),
      make('span', 'min-w-24 shrink-0 text-right text-brand', price),
    );
    const both = make('span', 'grid min-w-0 flex-1 py-1');
    both.append(text, under);
    link.append(both);
  } else link.append(text);
  if (option.note) link.append(make('span', 'ml-auto shrink-0 text-12 text-ink-quiet', option.note));
  return link;
}

/** Fills the list with the groups; answers its options in their order. */
export function fillPanel(
  panel: HTMLElement,
  groups: Group[],
  clear: { text: string; run: () => void },
): HTMLAnchorElement[] {
  const options: HTMLAnchorElement[] = [];
  const parts = groups.map((group, at) => {
    const box = make('div', 'py-1');
    box.setAttribute('role', 'group');
    const head = make('div', 'flex items-center justify-between px-2 text-12 text-ink-quiet');
    const title = make('span', 'py-1', group.title);
    title.id = `${panel.id}-title-${at}`;
    box.setAttribute('aria-labelledby', title.id);
    head.append(title);
    if (group.isRecent) {
      const button = make('button', 'min-h-7 px-1 hover:text-brand max-md:min-h-11', clear.text);
      button.type = 'button';
      button.tabIndex = -1;
      button.addEventListener('click', clear.run);
      head.append(button);
    }
    box.append(head);
    for (const option of group.options) {
      const link = optionElement(option, `${panel.id}-${options.length}`);
      options.push(link);
      box.append(link);
    }
    return box;
  });
  panel.replaceChildren(...parts);
  return options;
}

import {
  $compared,
  COMPARED_MAX,
  clearCompared,
  isBeingCompared,
  loadCompared,
  toggleCompared,
} from '#lib/stores/compare.ts';
import type { Compared } from '#lib/stores/compare.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { comparedIds, paths, withQuery } from '#lib/i18n/paths.ts';
import { shownOnCard } from '../card/shown-on-card.ts';
import { pageLocale } from '#lib/stores/locale.ts';
import { toast } from '#lib/stores/toast.ts';

/**
 * Buttons that compare a product carry `data-compare` (its id), `data-size` where one is chosen, and `data-name` and
 * `data-image` where no card shows them.
 */
const tray = document.querySelector<HTMLElement>('[data-compare-tray]');
const LEAST = 2;

const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

const addressOf = ({ id, size }: Compared): string => withQuery(paths.goodsDetail(id), { sku: size });

function itemOf(frame: HTMLTemplateElement, row: Compared, remove: string): DocumentFragment {
  const item = frame.content.cloneNode(true) as DocumentFragment;
  item.querySelector('a')?.setAttribute('href', localizedPath(addressOf(row), pageLocale()));
  item.querySelector('img')?.setAttribute('src', row.image);
  const name = item.querySelector('span');
  if (name) name.textContent = row.name;
  const button = item.querySelector('button');
  button?.setAttribute('aria-label', fill(remove, { name: row.name }));
  button?.addEventListener('click', () => toggleCompared(row));
  return item;
}

function draw(root: HTMLElement, rows: readonly Compared[]): void {
  const words = root.dataset;
  // The comparison itself needs no way to it.
  root.hidden = rows.length === 0 || document.querySelector('[data-compare-table]') !== null;
  document.body.toggleAttribute('data-comparing', !root.hidden);
  const number = root.querySelector('[data-number]');
  if (number) number.textContent = fill(words['title'] ?? '', { n: rows.length, most: COMPARED_MAX });
  const frame = root.querySelector('template');
  const list = root.querySelector('[data-items]');
  if (frame) list?.replaceChildren(...rows.map((row) => itemOf(frame, row, words['remove'] ?? '')));
  const go = root.querySelector<HTMLAnchorElement>('[data-go]');
  go?.setAttribute('aria-disabled', String(rows.length < LEAST));
  go?.setAttribute('href', localizedPath(paths.goodsCompare(comparedIds(rows)), pageLocale()));
}

function markButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-compare]'))
    button.setAttribute('aria-pressed', String(isBeingCompared(Number(button.dataset['compare']))));
}

function start(root: HTMLElement): void {
  $compared.subscribe((rows) => {
    draw(root, rows);
    markButtons();
  });
  loadCompared();
  root.querySelector('[data-clear]')?.addEventListener('click', clearCompared);
  root.querySelector('[data-go]')?.addEventListener('click', (event) => {
    if ($compared.get().length >= LEAST) return;
    event.preventDefault();
    toast(root.dataset['need'] ?? '', 'info');
  });
  // Lists grow while they are read, so the page listens for all of its buttons.
  document.addEventListener('click', (event) => {
    const button = (event.target as Element | null)?.closest?.<HTMLElement>('[data-compare]');
    if (!button) return;
    const { compare, size } = button.dataset;
    const row = { id: Number(compare), ...shownOnCard(button), ...(size ? { size: Number(size) } : {}) };
    if (!toggleCompared(row)) toast(fill(root.dataset['full'] ?? '', { n: COMPARED_MAX }), 'info');
  });
  let isDue = false;
  const soon = (): void => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      markButtons();
    });
  };
  new MutationObserver(soon).observe(document.getElementById('main') ?? document.body, {
    childList: true,
    subtree: true,
  });
}

if (tray) start(tray);

import { favouriteApi } from '#lib/contracts/favourite.ts';
import { call } from '#lib/stores/call.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { toast } from '#lib/stores/toast.ts';
import { readToken } from '#lib/stores/token.ts';
import { LIST_SWAPPED } from '#lib/stores/list-swapped.ts';

/**
 * Buttons that keep a product or a place, or follow a store. The page is the same for everybody, so each asks
 * who it is for; a list whose rows are exchanged asks for its new ones.
 */
const SELECTOR = 'button[data-collect]';
const UNSEEN = `${SELECTOR}[data-unseen]`;
const MOST = 100;
const shared = document.querySelector<HTMLElement>('[data-compare-tray]')?.dataset ?? {};
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>(SELECTOR)];

function mark(button: HTMLButtonElement, isKept: boolean): void {
  button.setAttribute('aria-pressed', String(isKept));
  const words = button.querySelector('[data-words]');
  if (words) words.textContent = (isKept ? button.dataset['kept'] : button.dataset['keep']) ?? '';
}

async function toggle(button: HTMLButtonElement): Promise<void> {
  if (!readToken()) return openLogin();
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  const isKept = button.getAttribute('aria-pressed') === 'true';
  const input = { type_id: Number(button.dataset['id']), type: Number(button.dataset['collect']) };
  const done = await call(isKept ? favouriteApi.remove : favouriteApi.create, input);
  button.ariaBusy = null;
  if (!done.ok) return toast(done.failure.message ?? '', 'error');
  const { collect, id } = button.dataset;
  for (const same of buttons())
    if (same.dataset['collect'] === collect && same.dataset['id'] === id) mark(same, !isKept);
  const words = { ...shared, ...button.dataset };
  toast((isKept ? words['undone'] : words['done']) ?? '', 'success');
}

async function ask(type: string, of: readonly HTMLButtonElement[]): Promise<void> {
  const asked = of.filter((button) => button.dataset['collect'] === type);
  const ids = [...new Set(asked.map((button) => button.dataset['id']))].slice(0, MOST).join(',');
  const kept = await call(favouriteApi.kept, { ids, type: Number(type) });
  if (!kept.ok) return;
  for (const button of asked) mark(button, kept.value.includes(Number(button.dataset['id'])));
}

function askFor(of: readonly HTMLButtonElement[]): void {
  if (!readToken()) return;
  for (const type of new Set(of.map((button) => button.dataset['collect'] ?? ''))) void ask(type, of);
}

const askAll = (): void => askFor(buttons().filter((button) => !button.matches(UNSEEN)));

/**
 * The buttons of product cards appear when the pointer or focus comes near one; then the state of all cards in that
 * list is loaded at once.
 */
function come({ target }: Event): void {
  const card = target instanceof Element ? target.closest('article') : null;
  if (!card?.querySelector(UNSEEN)) return;
  const list = card.closest('[data-grid]') ?? card;
  const near = [...list.querySelectorAll<HTMLButtonElement>(UNSEEN)];
  for (const button of near) delete button.dataset['unseen'];
  askFor(near);
}

document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLButtonElement>(SELECTOR);
  if (button) void toggle(button);
});
document.addEventListener('pointerover', come, { passive: true });
document.addEventListener('focusin', come);
document.addEventListener(LIST_SWAPPED, askAll);
askAll();

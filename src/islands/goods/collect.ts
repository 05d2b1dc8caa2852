import { favouriteApi } from '#lib/contracts/favourite.ts';
import { call } from '#lib/stores/call.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { toast } from '#lib/stores/toast.ts';
import { readToken } from '#lib/stores/token.ts';

/** Buttons that keep a product or follow a store. The page is the same for everybody, so each asks who it is for. */
const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-collect]')];

function mark(button: HTMLButtonElement, isKept: boolean): void {
  button.setAttribute('aria-pressed', String(isKept));
  const words = button.querySelector('[data-words]');
  if (words) words.textContent = (isKept ? button.dataset['kept'] : button.dataset['keep']) ?? '';
}

async function toggle(button: HTMLButtonElement): Promise<void> {
  if (!readToken()) return openLogin();
  const isKept = button.getAttribute('aria-pressed') === 'true';
  const input = { type_id: Number(button.dataset['id']), type: Number(button.dataset['collect']) };
  const done = await call(isKept ? favouriteApi.remove : favouriteApi.create, input);
  if (!done.ok) return toast(done.failure.message ?? '', 'error');
  mark(button, !isKept);
  toast((isKept ? button.dataset['undone'] : button.dataset['done']) ?? '', 'success');
}

async function ask(type: string): Promise<void> {
  const asked = buttons.filter((button) => button.dataset['collect'] === type);
  if (asked.length === 0) return;
  const ids = [...new Set(asked.map((button) => button.dataset['id']))].slice(0, 100).join(',');
  const kept = await call(favouriteApi.kept, { ids, type: Number(type) });
  if (!kept.ok) return;
  for (const button of asked) mark(button, kept.value.includes(Number(button.dataset['id'])));
}

for (const button of buttons) button.addEventListener('click', () => void toggle(button));
if (readToken()) for (const type of ['0', '10']) void ask(type);

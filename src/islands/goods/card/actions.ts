import { call } from '#lib/stores/call.ts';
import { $guestCart, addToGuestCart } from '#lib/stores/guest/cart.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { toast } from '#lib/stores/toast.ts';
import { readToken } from '#lib/stores/token.ts';
import '../collect.ts';
import { shownOnCard } from './shown-on-card.ts';

/** What product cards do without leaving the list: their actions for fingers, and goods of one size into the cart. */
const words = document.querySelector<HTMLElement>('[data-compare-tray]')?.dataset ?? {};

function open(button: HTMLElement): void {
  for (const other of document.querySelectorAll('article[data-open]')) other.removeAttribute('data-open');
  button.closest('article')?.setAttribute('data-open', '');
}

/** A visitor's goods are kept in this browser; with the first of them the login dialog is offered. */
function keepForLogin(button: HTMLElement): void {
  const { put, id, num } = button.dataset;
  const isFirst = $guestCart.get().lines.length === 0;
  const line = { unique: Number(put), productId: Number(id), num: Number(num), ...shownOnCard(button) };
  const isKept = addToGuestCart([line]);
  toast((isKept ? words['putKept'] : words['putFull']) ?? '', isKept ? 'success' : 'error');
  if (isFirst || !isKept) openLogin();
}

async function put(button: HTMLElement): Promise<void> {
  if (button.ariaBusy === 'true') return;
  if (!readToken()) return keepForLogin(button);
  button.ariaBusy = 'true';
  const [{ cartApi }, { $cartNumber }] = await Promise.all([
    import('#lib/contracts/cart.ts'),
    import('#lib/stores/cart.ts'),
  ]);
  const { put: unique, num } = button.dataset;
  const items = [{ product_attr_unique: Number(unique), cart_num: Number(num) }];
  const done = await call(cartApi.createMany, { items, is_new: 0 });
  button.ariaBusy = null;
  if (!done.ok) {
    // The session has ended meanwhile.
    if (!readToken()) return keepForLogin(button);
    return toast(done.failure.message ?? '', 'error');
  }
  $cartNumber.set(done.value.count);
  // Why it was refused, and what can be done about it, stands on its own page.
  if (done.value.refused.length > 0) {
    button.closest('article, th')?.querySelector<HTMLAnchorElement>('h2 a, h3 a, th > a')?.click();
    return;
  }
  toast(words['putDone'] ?? '', 'success');
}

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  const more = target.closest<HTMLElement>('[data-card-more]');
  if (more) return open(more);
  const button = target.closest<HTMLElement>('button[data-put]');
  if (button) return void put(button);
  if (!target.closest('article[data-open]'))
    document.querySelector('article[data-open]')?.removeAttribute('data-open');
});

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') document.querySelector('article[data-open]')?.removeAttribute('data-open');
});

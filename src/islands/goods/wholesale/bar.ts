import { pictureOf } from '#islands/goods/buying.ts';
import { putInCart } from '#islands/goods/put-in-cart.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import { createT, failureWord, type Messages } from '#lib/i18n/translate.ts';
import { $guestCart, addToGuestCart } from '#lib/stores/guest/cart.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { toast } from '#lib/stores/toast.ts';
import { readToken } from '#lib/stores/token.ts';
import { forgetPicked, pickedLines, pickedRefusal } from './picked.ts';

/** As many lines as an inquiry takes from here. */
const ASKED_MAX = 20;
const bar = document.getElementById('wholesale-bar')!;
const i18n = JSON.parse(bar.dataset['words'] ?? '{}') as Messages;
export const { locale } = i18n;
export const t = createT(i18n);
const part = <E extends HTMLElement>(name: string): E => bar.querySelector<E>(`[data-${name}]`)!;
const [putButton, askButton] = [part<HTMLButtonElement>('put'), part<HTMLButtonElement>('ask')];

/** What was filled in so far, why it cannot be bought yet, and the ways on. */
export function showBar(): void {
  const lines = pickedLines();
  const refusal = pickedRefusal();
  bar.hidden = lines.length === 0;
  part('lines').textContent = t('discovery:wholesale.chosen', {
    count: lines.length,
    goods: new Set(lines.map(({ buying }) => buying.productId)).size,
  });
  part('problem').textContent = refusal ? `${refusal.name}: ${failureWord(t, refusal.failure)}` : '';
  putButton.disabled = refusal !== undefined;
  askButton.disabled = lines.length > ASKED_MAX;
}

function clear(): void {
  forgetPicked();
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-sizes-of] input')) field.value = '';
  showBar();
}

/** A visitor's goods are kept in the browser; with the first of them the login dialog is offered. */
function keepForLogin(): void {
  const isFirst = $guestCart.get().lines.length === 0;
  const isKept = addToGuestCart(
    pickedLines().map(({ sku, quantity, buying }) => ({
      unique: sku.unique,
      productId: buying.productId,
      num: quantity,
      name: `${buying.name} ${sku.designation}`.trim(),
      image: pictureOf(buying, sku),
    })),
  );
  toast(t(isKept ? 'goods:buy.kept' : 'goods:buy.kept_full'), isKept ? 'success' : 'error');
  if (isKept) clear();
  if (isFirst || !isKept) openLogin();
}

async function toCart(): Promise<void> {
  if (bar.ariaBusy === 'true') return;
  if (!readToken()) return keepForLogin();
  bar.ariaBusy = 'true';
  const done = await putInCart(pickedLines(), false);
  bar.ariaBusy = null;
  if (!done.ok && !readToken()) return keepForLogin();
  if (!done.ok) return toast(done.failure.message ?? failureWord(t, done.failure), 'error');
  toast(t('goods:buy.added'), 'success');
  clear();
}

/** An inquiry that begins with these lines; of one store's table it goes to that store. */
function toInquiry(): void {
  const items = pickedLines()
    .map(({ sku, quantity, buying }) => `${buying.productId}.${sku.unique}.${quantity}`)
    .join(',');
  const merId = bar.dataset['merchant'];
  window.location.assign(localizedPath(paths.searchPriceOrder({ items, mer_id: merId }), locale));
}

putButton.addEventListener('click', () => void toCart());
askButton.addEventListener('click', toInquiry);
part('clear').addEventListener('click', clear);

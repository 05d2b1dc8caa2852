import { call } from '#lib/stores/call.ts';
import { addToGuestCart } from '#lib/stores/guest/cart.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { readToken } from '#lib/stores/token.ts';

/** Rows of sizes: what has a quantity goes into the cart, all rows at once. */
interface Line {
  field: HTMLInputElement;
  unique: number;
  num: number;
}

const linesOf = (form: HTMLFormElement): Line[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[data-size]')].flatMap((field) => {
    const num = Math.trunc(Number(field.value));
    return num > 0 ? [{ field, unique: Number(field.dataset['size']), num }] : [];
  });

function say(form: HTMLFormElement, text: string): void {
  const place = form.querySelector('[data-size-said]');
  if (place) place.textContent = text;
}

function keepForLogin(form: HTMLFormElement, lines: readonly Line[]): void {
  const isKept = addToGuestCart(
    lines.map(({ field: { dataset }, unique, num }) => ({
      unique,
      num,
      productId: Number(dataset['goods']),
      name: dataset['name'] ?? '',
      image: dataset['image'] ?? '',
    })),
  );
  if (isKept) say(form, form.dataset['done'] ?? '');
  openLogin();
}

async function put(form: HTMLFormElement): Promise<void> {
  const lines = linesOf(form);
  if (lines.length === 0) {
    say(form, form.dataset['none'] ?? '');
    return form.querySelector<HTMLInputElement>('input[data-size]:enabled')?.focus();
  }
  if (!readToken()) return keepForLogin(form, lines);
  const button = form.querySelector('button')!;
  button.disabled = true;
  const [{ cartApi }, { $cartNumber }] = await Promise.all([
    import('#lib/contracts/cart.ts'),
    import('#lib/stores/cart.ts'),
  ]);
  const items = lines.map(({ unique, num }) => ({ product_attr_unique: unique, cart_num: num }));
  const done = await call(cartApi.createMany, { items, is_new: 0 });
  button.disabled = false;
  if (!done.ok) return say(form, done.failure.message ?? '');
  $cartNumber.set(done.value.count);
  const refused = new Set(done.value.refused.map((row) => row.product_attr_unique));
  for (const { field, unique } of lines) {
    if (refused.has(unique)) field.setAttribute('aria-invalid', 'true');
    else field.value = '';
  }
  const [first] = done.value.refused;
  if (first) return showRefusal({ code: first.reason });
  say(form, form.dataset['done'] ?? '');
}

document.addEventListener(
  'submit',
  (event) => {
    const form = (event.target as Element).closest<HTMLFormElement>('form[data-size-rows]');
    if (!form) return;
    event.preventDefault();
    // The list would take the form for one of its filters.
    event.stopImmediatePropagation();
    void put(form);
  },
  { capture: true },
);

// A phone shows the first rows and cards of a list of sizes; the rest comes by a press, and the first of it is next.
document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLElement>('[data-unfold]');
  const list = button?.closest<HTMLElement>('[data-folded]');
  if (!list) return;
  const hidden = [...list.querySelectorAll<HTMLElement>('li, tbody tr')].find(
    (row) => !row.checkVisibility(),
  );
  delete list.dataset['folded'];
  hidden?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
});

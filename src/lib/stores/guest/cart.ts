import { atom } from 'nanostores';
import { ID_ALPHABET } from '../../kernel/id-shape.ts';
import { GUEST_CART_LIFE, GUEST_CART_MAX } from '../../kernel/cart-limits.ts';
import { LINE_QUANTITY_MAX } from '../../kernel/limits.ts';

/** Name and picture are only what the visitor saw when choosing; prices are not kept at all. */
export interface GuestLine {
  unique: number;
  productId: number;
  num: number;
  name: string;
  image: string;
}
export interface GuestCart {
  /** Random: the server adds what is sent under one id only once. */
  id: string;
  changedAt: number;
  lines: GuestLine[];
}

const KEY = 'guest-cart:1';
const NONE: GuestCart = { id: '', changedAt: 0, lines: [] };

const newCartId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(26))].map((byte) => ID_ALPHABET.charAt(byte & 31)).join('');

const isWhole = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= most;
const isLine = (line: Partial<GuestLine> | null): line is GuestLine =>
  isWhole(line?.unique, 2 ** 31 - 1) &&
  isWhole(line.productId, 2 ** 31 - 1) &&
  isWhole(line.num, LINE_QUANTITY_MAX) &&
  typeof line.name === 'string' &&
  typeof line.image === 'string';

/** What lies in the browser may be old, of another version, or edited by hand; what makes no sense is dropped. */
export function readGuestCart(text: string | null, now: number): GuestCart {
  try {
    const cart = JSON.parse(text ?? '') as Partial<GuestCart>;
    const isKnown = /^[0-9a-z]{26}$/.test(cart.id ?? '') && Number(cart.changedAt) > now - GUEST_CART_LIFE;
    if (!isKnown || !Array.isArray(cart.lines)) return NONE;
    const lines = cart.lines.filter(isLine).slice(0, GUEST_CART_MAX);
    return lines.length > 0 ? { id: cart.id!, changedAt: Number(cart.changedAt), lines } : NONE;
  } catch {
    return NONE;
  }
}

function stored(): GuestCart {
  try {
    return readGuestCart(window.localStorage.getItem(KEY), Date.now());
  } catch {
    return NONE; // a browser that keeps nothing is no reason to fail
  }
}

/** What a visitor has chosen before logging in; it lives in this browser alone. */
export const $guestCart = atom<GuestCart>(typeof window === 'undefined' ? NONE : stored());
/** Whether the visitor looks at it. */
export const $guestCartOpen = atom(false);

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) $guestCart.set(stored());
  });

function keep(lines: GuestLine[]): void {
  const cart =
    lines.length > 0 ? { id: $guestCart.get().id || newCartId(), changedAt: Date.now(), lines } : NONE;
  $guestCart.set(cart);
  storeGuestCart();
}

/** Writes down what is known; also after everything else in the browser's store was cleared. */
export function storeGuestCart(): void {
  const cart = $guestCart.get();
  try {
    if (cart.lines.length > 0) window.localStorage.setItem(KEY, JSON.stringify(cart));
    else window.localStorage.removeItem(KEY);
  } catch {
    return; // until the page is left it is kept all the same
  }
}

/** Adds to the lines of the same SKUs. False when there is no room for all; then nothing is added. */
export function addToGuestCart(added: readonly GuestLine[]): boolean {
  // Another tab may have written since.
  const now = stored();
  if (now.lines.length > 0) $guestCart.set(now);
  const lines = new Map($guestCart.get().lines.map((line) => [line.unique, line]));
  for (const line of added) {
    const num = Math.min(line.num + (lines.get(line.unique)?.num ?? 0), LINE_QUANTITY_MAX);
    lines.set(line.unique, { ...line, num });
  }
  if (lines.size > GUEST_CART_MAX) return false;
  keep([...lines.values()]);
  return true;
}

export const dropGuestLine = (unique: number): void =>
  keep($guestCart.get().lines.filter((line) => line.unique !== unique));

export const clearGuestCart = (): void => keep([]);

import { atom } from 'nanostores';
import { cartApi, type PutReport } from '../../contracts/cart.ts';
import { call } from '../call.ts';
import { $guestCart, clearGuestCart } from './cart.ts';

const KEY = 'cart-report:1';

/** What became of the guest's cart, until somebody has read it; a login loads the page anew in between. */
export const $mergeReport = atom<PutReport | null>(null);

export function keepReport(report: PutReport | null): void {
  $mergeReport.set(report);
  try {
    if (report) window.sessionStorage.setItem(KEY, JSON.stringify(report));
    else window.sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}

/** A report that was left by the page before. */
export function readReport(): void {
  try {
    const text = window.sessionStorage.getItem(KEY);
    if (text) $mergeReport.set(JSON.parse(text) as PutReport);
  } catch {
    return;
  }
}

let merging: Promise<void> | undefined;

async function merge(): Promise<void> {
  const { id, lines } = $guestCart.get();
  if (lines.length === 0) return;
  const items = lines.map(({ unique, num }) => ({ product_attr_unique: unique, cart_num: num }));
  const merged = await call(cartApi.merge, { guest_cart_id: id, items });
  // What was not heard stays in the browser and is sent again with the next page.
  if (!merged.ok) return;
  const known = new Map(lines.map((line) => [line.unique, line]));
  clearGuestCart();
  keepReport({
    ...merged.value,
    lines: merged.value.lines.map((line) => ({
      ...line,
      name: line.name || (known.get(line.product_attr_unique)?.name ?? ''),
    })),
  });
}

/** Sends what was chosen before the login to the account; several callers share one request. */
export function mergeGuestCart(): Promise<void> {
  merging ??= merge().finally(() => (merging = undefined));
  return merging;
}

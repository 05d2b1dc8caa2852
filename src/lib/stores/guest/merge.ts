import { atom } from 'nanostores';
import { cartApi, type PutReport } from '../../contracts/cart.ts';
import { call } from '../call.ts';
import { $guestCart, clearGuestCart } from './cart.ts';

const KEY = 'cart-report:1';

/** Result of merging the guest's cart, until the user has read it. */
export const $mergeReport = atom<PutReport | null>(null);
/** In a browser that keeps nothing it is shown on this page or nowhere. */
let left: PutReport | null = null;

/**
 * Leaves a report for `showReport`, or drops it once it was read. A login loads the page anew: what was shown before that
 * would be gone while it is read, and a link that is pressed in it would lead nowhere.
 */
export function keepReport(report: PutReport | null): void {
  left = report;
  if (!report) $mergeReport.set(null);
  try {
    if (report) window.sessionStorage.setItem(KEY, JSON.stringify(report));
    else window.sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}

function reportLeft(): PutReport | null {
  try {
    const text = window.sessionStorage.getItem(KEY);
    return text ? (JSON.parse(text) as PutReport) : left;
  } catch {
    return left;
  }
}

/** Shows the report that was left here or by the page before, if there is one. */
export function showReport(): void {
  const report = reportLeft();
  if (!report) return;
  $mergeReport.set(report);
  window.dispatchEvent(new Event('wanted:guest-cart'));
}

let merging: Promise<void> | undefined;

async function merge(): Promise<void> {
  const { id, lines } = $guestCart.get();
  if (lines.length === 0) return;
  const items = lines.map(({ unique, num }) => ({ product_attr_unique: unique, cart_num: num }));
  const merged = await call(cartApi.merge, { guest_cart_id: id, items });
  // If the server has not taken it, it stays in the browser and is sent again with the next page.
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

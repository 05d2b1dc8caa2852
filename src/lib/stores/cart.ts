import { atom, onMount } from 'nanostores';
import { cartApi } from '../contracts/cart.ts';
import { $user } from './auth.ts';
import { call } from './call.ts';
import { $guestCart } from './guest/cart.ts';
import { $mergeReport } from './guest/merge.ts';

/** Lines in the cart: the account's, set from the server's answers, or those that a visitor has chosen. */
export const $cartNumber = atom(0);

let asking: Promise<void> | undefined;

/** Asks the server; several callers share one request. */
function loadCartNumber(): Promise<void> {
  asking ??= call(cartApi.count).then((count) => {
    asking = undefined;
    // A number that cannot be had is not shown; the cart itself will say what is wrong.
    if (count.ok) $cartNumber.set(count.value[0]?.count ?? 0);
  });
  return asking;
}

// The count loads only for a logged-in user (specification, section 6); a visitor's is in the browser.
onMount($cartNumber, () => {
  const showGuest = (): void => {
    if ($user.get() === null) $cartNumber.set($guestCart.get().lines.length);
  };
  const stops = [
    $user.subscribe((user) => {
      if (user) void loadCartNumber();
      else showGuest();
    }),
    $guestCart.listen(showGuest),
    $mergeReport.listen((report) => {
      if (report) $cartNumber.set(report.count);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
});

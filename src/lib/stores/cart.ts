import { atom, onMount } from 'nanostores';
import { cartApi } from '../contracts/cart.ts';
import { $user } from './auth.ts';
import { call } from './call.ts';

/** Lines in the cart of whoever is logged in; whoever changes the cart sets it from the server's answer. */
export const $cartNumber = atom(0);

let asking: Promise<void> | undefined;

/** Asks the server; several callers share one question. */
export function loadCartNumber(): Promise<void> {
  asking ??= call(cartApi.count).then((count) => {
    asking = undefined;
    // A number that cannot be had is not shown; the cart itself will say what is wrong.
    if (count.ok) $cartNumber.set(count.value[0]?.count ?? 0);
  });
  return asking;
}

// The count loads only when somebody is logged in (specification, section 6).
onMount($cartNumber, () =>
  $user.subscribe((user) => {
    if (user) void loadCartNumber();
    else if (user === null) $cartNumber.set(0);
  }),
);

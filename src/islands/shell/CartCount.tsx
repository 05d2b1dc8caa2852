import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $user } from '#lib/stores/auth.ts';
import { $cartNumber, loadCartNumber } from '#lib/stores/cart.ts';

/** How many lines the cart has; asked for only when somebody is logged in. */
export default function CartCount() {
  const user = useStore($user);
  const count = useStore($cartNumber);
  useEffect(() => {
    if (user) void loadCartNumber();
    else $cartNumber.set(0);
  }, [user]);
  if (count === 0) return null;
  return <span className="min-w-5 rounded-full bg-brand px-1.5 text-center text-12 text-white">{count > 99 ? '99+' : count}</span>;
}

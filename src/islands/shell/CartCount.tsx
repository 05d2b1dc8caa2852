import { useStore } from '@nanostores/react';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { $cartNumber } from '#lib/stores/cart.ts';

interface Props {
  i18n: Messages;
  /** Sits on the corner of a sign instead of behind its word. */
  isCorner?: boolean;
}

const MOST = 99;

/** How many lines the cart has, a visitor's as well; nothing for none. */
export default function CartCount({ i18n, isCorner = false }: Props) {
  const count = useStore($cartNumber, { ssr: 'initial' });
  if (count === 0) return null;
  const place = isCorner ? 'absolute left-1/2 top-1 ml-1.5' : '';
  return (
    <span
      className={`inline-block min-w-[18px] rounded-full bg-brand px-1 text-center text-12 leading-[18px] text-white ${place}`}
    >
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <span className="sr-only">{createT(i18n)('shell:cart_count', { count })}</span>
    </span>
  );
}

import { useEffect, useState } from 'react';
import type { Quantities } from './buying.ts';

const keyOf = (productId: number): string => `selection:${productId}`;

function kept(productId: number): Quantities | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(productId));
    sessionStorage.removeItem(keyOf(productId));
    return text ? (JSON.parse(text) as Quantities) : undefined;
  } catch {
    return undefined; // a browser that keeps nothing is no reason to fail
  }
}

/** Logging in reloads the page; what was chosen is there again afterwards. */
export function keepSelection(productId: number, quantities: Quantities): void {
  try {
    sessionStorage.setItem(keyOf(productId), JSON.stringify(quantities));
  } catch {
    return;
  }
}

export function useSelection(productId: number, first: Quantities) {
  const [quantities, setQuantities] = useState<Quantities>(first);
  useEffect(() => {
    const before = kept(productId);
    if (before) setQuantities(before);
  }, [productId]);
  const setQuantity = (unique: number, quantity: number): void =>
    setQuantities((now) => ({ ...now, [unique]: quantity }));
  return { quantities, setQuantity, setQuantities };
}

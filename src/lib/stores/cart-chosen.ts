/** Ticked lines of the cart, kept for this tab: who comes back from the check-out finds them as they were left. */
const KEY = 'cart-chosen';

export function readChosen(): string[] {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

export const keepChosen = (ids: Iterable<string>): void =>
  sessionStorage.setItem(KEY, JSON.stringify([...ids]));

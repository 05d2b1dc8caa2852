import type { AstroGlobal } from 'astro';
import { DESK_STORE_COOKIE } from '#lib/contracts/cookies.ts';
import type { Desks } from '#lib/contracts/desk.ts';

/**
 * The store that is worked for: the one that the address or the browser names, else the first. `instead` leads to the
 * same page once that had to be changed, since what it reads has to be read in that store.
 */
export function chosenStore(
  astro: AstroGlobal,
  { stores }: Desks,
): { store: Desks['stores'][number] | undefined; instead: Response | undefined } {
  const kept = astro.cookies.get(DESK_STORE_COOKIE)?.value;
  // A notice names the store that it is about.
  const noticed = astro.url.searchParams.get('store');
  const store = stores.find((one) => String(one.mer_id) === (noticed ?? kept)) ?? stores[0];
  if (!store || (kept === String(store.mer_id) && noticed === null)) return { store, instead: undefined };
  astro.cookies.set(DESK_STORE_COOKIE, String(store.mer_id), { path: '/', sameSite: 'lax' });
  const address = new URL(astro.url);
  address.searchParams.delete('store');
  return { store, instead: astro.redirect(address.pathname + address.search, 302) };
}

import { visitApi } from '#lib/contracts/visit.ts';
import { call } from '#lib/stores/call.ts';
import { readToken } from '#lib/stores/token.ts';
import { rememberViewed } from '#lib/stores/viewed.ts';

// The page comes from a cache; the browser tells what was looked at, to itself and to the account of whoever is
// logged in.
const id = Number(document.querySelector<HTMLElement>('[data-goods]')?.dataset['goods']);
if (id) {
  rememberViewed(id);
  if (readToken()) void call(visitApi.create, { product_id: id });
}

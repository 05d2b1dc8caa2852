import { visitApi } from '#lib/contracts/visit.ts';
import { call } from '#lib/stores/call.ts';
import { rememberGuestVisit } from '#lib/stores/guest/visits.ts';
import { readToken } from '#lib/stores/token.ts';
import { rememberViewed } from '#lib/stores/viewed.ts';

// The page comes from a cache; the browser tells what was looked at, to itself and to the account of whoever is
// logged in. A visitor's history waits here for the login.
const id = Number(document.querySelector<HTMLElement>('[data-goods]')?.dataset['goods']);
if (id) {
  rememberViewed(id);
  if (readToken()) void call(visitApi.create, { product_id: id });
  else rememberGuestVisit(id);
}

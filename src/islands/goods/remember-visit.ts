import { tallyApi } from '#lib/contracts/tally.ts';
import { visitApi } from '#lib/contracts/visit.ts';
import { call } from '#lib/stores/call.ts';
import { rememberGuestVisit } from '#lib/stores/guest/visits.ts';
import { readToken } from '#lib/stores/token.ts';
import { rememberViewed } from '#lib/stores/viewed.ts';
import { searchWordsOf } from './list/search-words.ts';

// The page comes from a cache; so the browser reports the view: to its own storage, to the mall's counts of the day,
// and, if logged in, to the account. A visitor's history stays in the browser until the login.
const id = Number(document.querySelector<HTMLElement>('[data-goods]')?.dataset['goods']);
if (id) {
  rememberViewed(id);
  const keyword = searchWordsOf(document.referrer);
  void call(tallyApi.visit, { product_id: id, ...(keyword ? { keyword } : {}) });
  if (readToken()) void call(visitApi.create, { product_id: id });
  else rememberGuestVisit(id);
}

import { openLogin } from '#lib/stores/login-dialog.ts';
import { readToken } from '#lib/stores/token.ts';

/** Asking for a price, and reading or answering what others ask, needs a login wherever it is offered. */
const ASKS = 'a[data-needs-login], a[href*="/search_price_order"], a[href*="/search_order_"]';

/** Entries that need a login (specification, section 6) open the dialog for a visitor instead of their page. */
document.addEventListener('click', (event) => {
  const link = (event.target as Element | null)?.closest?.(ASKS);
  if (!link || readToken()) return;
  event.preventDefault();
  openLogin();
});

import { openLogin } from '#lib/stores/login-dialog.ts';
import { readToken } from '#lib/stores/token.ts';

/** Entries that need a login (specification, section 6) open the dialog for a visitor instead of their page. */
document.addEventListener('click', (event) => {
  const link = (event.target as Element | null)?.closest?.('a[data-needs-login]');
  if (!link || readToken()) return;
  event.preventDefault();
  openLogin();
});

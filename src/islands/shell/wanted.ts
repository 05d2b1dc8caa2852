import { $guestCart, $guestCartOpen } from '#lib/stores/guest/cart.ts';
import { LOGIN_PANELS, openLogin, $loginPanel, type LoginPanel } from '#lib/stores/login-dialog.ts';
import { $toasts, showStoredToasts } from '#lib/stores/toast.ts';
import { $tokenChanges, readToken, watchToken } from '#lib/stores/token.ts';
import { followSession } from './other-session.ts';

/** What an island may wait for: a login, the dialog for one, a message, a cart with something in it, a look at it. */
type Wanted = 'member' | 'login' | 'toast' | 'cart' | 'guest-cart';

const want = (what: Wanted): boolean => window.dispatchEvent(new Event(`wanted:${what}`));

$loginPanel.subscribe((panel) => panel !== null && want('login'));
$toasts.subscribe((toasts) => toasts.length > 0 && want('toast'));
showStoredToasts();

watchToken(() => void followSession());
// Whoever logs in or out while the page is open; the early script knows only how it was when the page came.
$tokenChanges.subscribe(() => {
  const isMember = readToken() !== undefined;
  document.documentElement.toggleAttribute('data-member', isMember);
  if (isMember) want('member');
  if (isMember) want('cart');
});

$guestCart.subscribe(({ lines }) => lines.length > 0 && want('cart'));
$guestCartOpen.subscribe((isOpen) => isOpen && want('guest-cart'));

const panels: readonly LoginPanel[] = Object.values(LOGIN_PANELS);

/** `data-open-login` opens the dialog, at the panel that it names: "5" is the registration. */
document.addEventListener('click', (event) => {
  const button = (event.target as Element | null)?.closest?.<HTMLElement>('[data-open-login]');
  if (!button) return;
  openLogin(panels.find((panel) => String(panel) === button.dataset['openLogin']));
});

// Who points at an entry that opens the dialog will soon need it: its code is on the way before the click.
function fetchEarly(event: Event): void {
  if (!(event.target as Element | null)?.closest?.('[data-open-login], [data-needs-login]')) return;
  document.removeEventListener('pointerover', fetchEarly);
  document.removeEventListener('focusin', fetchEarly);
  if (!readToken()) want('login');
}
document.addEventListener('pointerover', fetchEarly, { passive: true });
document.addEventListener('focusin', fetchEarly);

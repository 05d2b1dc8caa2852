import { $guestCart, $guestCartOpen } from '#lib/stores/guest/cart.ts';
import { readToken } from '#lib/stores/token.ts';

// The cart's page is for those who are logged in; what a visitor has chosen is shown where he is.
document.addEventListener('click', (event) => {
  const link = (event.target as Element | null)?.closest?.('a[data-cart]');
  if (!link || readToken() || $guestCart.get().lines.length === 0) return;
  event.preventDefault();
  $guestCartOpen.set(true);
});

// A login in another tab, or one whose answer was lost on the way: what is still here goes to the account now.
async function bringAlong(): Promise<void> {
  const { mergeGuestCart, showReport } = await import('#lib/stores/guest/merge.ts');
  showReport();
  const { mergeGuestVisits } = await import('#lib/stores/guest/visits.ts');
  await Promise.all([mergeGuestCart(), mergeGuestVisits()]);
  showReport();
}

if (readToken()) void bringAlong();

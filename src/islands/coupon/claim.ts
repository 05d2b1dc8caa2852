import { couponApi } from '#lib/contracts/coupon.ts';
import { call } from '#lib/stores/call.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { $tokenChanges, readToken } from '#lib/stores/token.ts';

/** Claim buttons of a page that is the same for everybody; each asks whom it is for. */
const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-claim-coupon]')];
const idOf = (button: HTMLButtonElement): string => button.dataset['claimCoupon'] ?? '';
const MOST = 100;

/** The way to the goods takes the place of the button. */
function offerUse(id: string): void {
  for (const button of buttons) if (idOf(button) === id) button.hidden = true;
  for (const link of document.querySelectorAll<HTMLElement>(`[data-use-coupon="${id}"]`)) link.hidden = false;
}

async function claim(button: HTMLButtonElement): Promise<void> {
  if (!readToken()) return openLogin();
  if (button.getAttribute('aria-busy')) return;
  button.setAttribute('aria-busy', 'true');
  const id = idOf(button);
  const done = await call(couponApi.receive, { id: Number(id) });
  button.removeAttribute('aria-busy');
  if (done.ok) {
    toast(button.dataset['done'] ?? '', 'success');
    offerUse(id);
    document.querySelector<HTMLElement>(`[data-use-coupon="${id}"]`)?.focus();
    return;
  }
  showRefusal(done.failure);
  if (done.failure.code === 'coupon.received') return offerUse(id);
  if (done.failure.code !== 'coupon.gone') return;
  button.disabled = true;
  button.textContent = button.dataset['gone'] ?? '';
}

async function mark(): Promise<void> {
  const ids = [...new Set(buttons.map(idOf))].slice(0, MOST).join(',');
  if (!ids) return;
  const received = await call(couponApi.received, { ids });
  if (!received.ok) return;
  for (const row of received.value) offerUse(String(row.coupon_id));
}

for (const button of buttons) button.addEventListener('click', () => void claim(button));
// The home page stays open through a login.
$tokenChanges.subscribe(() => {
  if (readToken()) void mark();
});

import { readToken } from '#lib/stores/token.ts';

const root = document.documentElement;
/** The account that a private page was written for; public pages have none. */
const holder = root.dataset['of'];
const said = document.querySelector<HTMLDialogElement>('dialog#left');

said?.addEventListener('cancel', (event) => event.preventDefault());

/** A private page whose person has logged out elsewhere shows nothing of his, and keeps what is typed for his return. */
function cover(isLeft: boolean): void {
  if (!said) return;
  for (const main of document.querySelectorAll('main')) main.inert = isLeft;
  root.toggleAttribute('data-left', isLeft);
  if (!isLeft) return said.close();
  if (said.open) return;
  // A dialog that is open on the page lets nothing outside it be pressed; what opens after it is above it.
  if (document.querySelector('main dialog:modal')) said.showModal();
  else said.show();
}

/** After the session was changed in another tab or window: the page follows whoever is logged in now. */
export async function followSession(): Promise<void> {
  if (!readToken()) return cover(true);
  const { $user, refreshUser } = await import('#lib/stores/auth.ts');
  await refreshUser();
  const uid = $user.get()?.uid;
  if (holder !== undefined && uid !== undefined && String(uid) !== holder) window.location.reload();
  else cover(false);
}

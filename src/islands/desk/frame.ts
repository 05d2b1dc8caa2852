// The desk's script: change of the store, storage of the language, loading of the login dialog and messages on demand.
import { DESK_STORE_COOKIE } from '#lib/contracts/cookies.ts';
import { deskApi } from '#lib/contracts/desk.ts';
import { grouped } from '#lib/i18n/format.ts';
import { writeCookie } from '#lib/stores/cookies.ts';
import { deskCall } from './desk-call.ts';
import '../shell/language.ts';
import '../shell/newer-site.ts';
import '../shell/wanted.ts';

/** Numbers in the head and the menu, read again when something was done. */
async function countAgain(): Promise<void> {
  const isPlatform = document.querySelector('[data-desk-menu="platform"]') !== null;
  const found = await deskCall()(isPlatform ? deskApi.platformInbox : deskApi.storeInbox);
  if (!found.ok) return;
  const counts = new Map(found.value.rows.map((row) => [row.kind, row.count]));
  for (const place of document.querySelectorAll<HTMLElement>('[data-inbox]')) {
    const count = counts.get(place.dataset['inbox'] ?? '') ?? 0;
    place.textContent = grouped(count);
    place.hidden = count === 0;
  }
}
window.addEventListener('desk:done', () => void countAgain());

const ONE_YEAR = 365 * 86_400;

document.querySelector<HTMLSelectElement>('[data-desk-store]')?.addEventListener('change', (event) => {
  writeCookie(DESK_STORE_COOKIE, (event.currentTarget as HTMLSelectElement).value, ONE_YEAR);
  // What is open belongs to the store that is left.
  window.location.assign(window.location.pathname);
});

import { siteApi } from '#lib/contracts/site.ts';
import { call } from '#lib/stores/call.ts';

/** The constants of the mall are asked for once a session (specification, section 7); nothing here depends on them. */
const KEY = 'params-asked';

async function ask(): Promise<void> {
  try {
    if (sessionStorage.getItem(KEY)) return;
    sessionStorage.setItem(KEY, '1');
  } catch {
    return; // without storage it would be asked for on every page
  }
  await call(siteApi.params);
}

const QUIET_MS = 3000;
// After everything that the visitor waits for.
window.addEventListener('load', () => setTimeout(() => void ask(), QUIET_MS), { once: true });

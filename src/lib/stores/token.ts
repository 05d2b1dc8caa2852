import { atom } from 'nanostores';
import { COOKIES, STRATEGIES, tokenCookie, type Strategy } from '../contracts/cookies.ts';
import { TOKEN_LIFE, TOKEN_TYPE } from '../kernel/limits.ts';
import { dropCookie, readCookie, writeCookie } from './cookies.ts';

const AUTH_COOKIE_SECONDS = TOKEN_LIFE / 1000;

/** Counts the changes of the token, so that other stores notice those that they did not make. */
export const $tokenChanges = atom(0);
/** What a rider's phone keeps to open its page without a network; it is one session's. */
export const KEPT_RIDES = 'rides';
function changed(): void {
  if ('caches' in globalThis) void caches.delete(KEPT_RIDES);
  $tokenChanges.set($tokenChanges.get() + 1);
}

const strategyNow = (): Strategy =>
  STRATEGIES.find((name) => name === readCookie(COOKIES.strategy)) ?? STRATEGIES[0];

/** How the session of this browser was begun; the name of its cookie follows from it. */
const $strategy = atom<Strategy>(STRATEGIES[0]);

export const readToken = (): string | undefined =>
  readCookie(tokenCookie(strategyNow()))?.replace(new RegExp(`^${TOKEN_TYPE}\\s+`), '') || undefined;

/** Keeps the token of a login in the cookies that the specification names, and only there. */
export function storeToken(strategy: Strategy, token: string): void {
  for (const other of STRATEGIES) if (other !== strategy) dropCookie(tokenCookie(other));
  writeCookie(COOKIES.strategy, strategy, AUTH_COOKIE_SECONDS);
  writeCookie(tokenCookie(strategy), `${TOKEN_TYPE} ${token}`, AUTH_COOKIE_SECONDS);
  $strategy.set(strategy);
  changed();
}

/** Written when the session changes, so that other tabs get an event. */
const MOVED = 'session-moved';

/** Logging in or out in another tab changes the cookies under this one; that is told to `onElsewhere`. */
export function watchToken(onElsewhere: () => void): void {
  let known = readToken();
  const look = (): void => {
    const now = readToken();
    if (now === known) return;
    known = now;
    changed();
    onElsewhere();
  };
  $tokenChanges.listen(() => (known = readToken()));
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  // A page that the browser had put aside comes back as it was.
  window.addEventListener('pageshow', look);
  // Every tab gets the change at once, also one in another window.
  window.addEventListener('storage', ({ key }) => key === MOVED && look());
  $tokenChanges.listen(() => {
    try {
      window.localStorage.setItem(MOVED, String(Date.now()));
    } catch {
      // Without storage other tabs find out when they are looked at.
    }
  });
}

export function dropToken(): void {
  for (const strategy of STRATEGIES) dropCookie(tokenCookie(strategy));
  changed();
}

import { atom } from 'nanostores';
import { COOKIES, STRATEGIES, tokenCookie, type Strategy } from '../contracts/cookies.ts';
import { TOKEN_LIFE, TOKEN_TYPE } from '../kernel/limits.ts';
import { dropCookie, readCookie, writeCookie } from './cookies.ts';

const AUTH_COOKIE_SECONDS = TOKEN_LIFE / 1000;

/** Counts every change of the token, so that other stores notice one they did not make. */
export const $tokenChanges = atom(0);
const changed = (): void => $tokenChanges.set($tokenChanges.get() + 1);

const strategyNow = (): Strategy =>
  STRATEGIES.find((name) => name === readCookie(COOKIES.strategy)) ?? STRATEGIES[0];

export const readToken = (): string | undefined =>
  readCookie(tokenCookie(strategyNow()))?.replace(new RegExp(`^${TOKEN_TYPE}\\s+`), '') || undefined;

/** Keeps the token of a login in the cookies that the specification names, and only there. */
export function storeToken(strategy: Strategy, token: string): void {
  for (const other of STRATEGIES) if (other !== strategy) dropCookie(tokenCookie(other));
  writeCookie(COOKIES.strategy, strategy, AUTH_COOKIE_SECONDS);
  writeCookie(tokenCookie(strategy), `${TOKEN_TYPE} ${token}`, AUTH_COOKIE_SECONDS);
  changed();
}

export function dropToken(): void {
  for (const strategy of STRATEGIES) dropCookie(tokenCookie(strategy));
  changed();
}

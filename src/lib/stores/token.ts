import { COOKIES, STRATEGIES, tokenCookie, type Strategy } from '../contracts/cookies.ts';
import { dropCookie, readCookie, writeCookie } from './cookies.ts';

/** 7 days (specification, section 9). */
const AUTH_COOKIE_SECONDS = 604_800;

const strategyNow = (): Strategy =>
  STRATEGIES.find((name) => name === readCookie(COOKIES.strategy)) ?? STRATEGIES[0];

export const readToken = (): string | undefined =>
  readCookie(tokenCookie(strategyNow()))?.replace(/^Bearer\s+/, '') || undefined;

export function storeToken(strategy: Strategy, token: string): void {
  writeCookie(COOKIES.strategy, strategy, AUTH_COOKIE_SECONDS);
  writeCookie(tokenCookie(strategy), `Bearer ${token}`, AUTH_COOKIE_SECONDS);
}

export function dropToken(): void {
  for (const strategy of STRATEGIES) dropCookie(tokenCookie(strategy));
}

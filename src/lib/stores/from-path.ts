import { COOKIES } from '../contracts/cookies.ts';
import { barePath } from '../i18n/locales.ts';
import { days } from '../kernel/clock.ts';
import { dropCookie, readCookie, writeCookie } from './cookies.ts';

const KEPT_SECONDS = days(1) / 1000;

/** Remembers where the visitor was, to return there after login. */
export function rememberPath(): void {
  writeCookie(COOKIES.fromPath, window.location.pathname + window.location.search, KEPT_SECONDS);
}

/** Browsers drop control characters from an address and read a backslash as a slash. */
const hasTrick = (path: string): boolean => [...path].some((sign) => sign < ' ' || sign === '\\');

/** A path of this site or the fallback; foreign hosts, scripts and backslash tricks are refused. */
export function safePath(path: string | undefined, fallback = '/'): string {
  if (!path || !path.startsWith('/') || /^\/[/\\]/.test(path) || hasTrick(path)) return fallback;
  const base = 'http://mall.invalid';
  try {
    const url = new URL(path, base);
    if (url.origin !== base || url.pathname.startsWith('//')) return fallback;
    return url.pathname + url.search + url.hash;
  } catch {
    return fallback;
  }
}

/** Where to go after login, once; the login page itself is no such place. */
export function takeRememberedPath(fallback: string): string {
  const path = safePath(readCookie(COOKIES.fromPath), fallback);
  forgetPath();
  return barePath(path.split('?')[0] ?? '').startsWith('/login') ? fallback : path;
}

export const forgetPath = (): void => dropCookie(COOKIES.fromPath);

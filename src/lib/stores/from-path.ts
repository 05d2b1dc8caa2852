import { COOKIES } from '../contracts/cookies.ts';
import { dropCookie, readCookie, writeCookie } from './cookies.ts';

const ONE_DAY = 86_400;

/** Remembers where the visitor was, to return there after login. */
export function rememberPath(): void {
  writeCookie(COOKIES.fromPath, window.location.pathname + window.location.search, ONE_DAY);
}

/** A path of this site or the fallback; foreign hosts, scripts and backslash tricks are refused. */
export function safePath(path: string | undefined, fallback = '/'): string {
  if (!path || !path.startsWith('/') || /^\/[/\\]/.test(path) || /[\u0000-\u001f\\]/.test(path)) return fallback;
  const base = 'http://mall.invalid';
  try {
    const url = new URL(path, base);
    return url.origin === base ? url.pathname + url.search + url.hash : fallback;
  } catch {
    return fallback;
  }
}

export function takeRememberedPath(fallback: string): string {
  const path = safePath(readCookie(COOKIES.fromPath), fallback);
  dropCookie(COOKIES.fromPath);
  return path;
}

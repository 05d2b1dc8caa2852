import { atom } from 'nanostores';
import { readCookie, writeCookie } from './cookies.ts';

/** Closed for a week; a new banner has another id and is shown again. */
const CLOSED_SECONDS = 7 * 86_400;

/** Whether the top banner is to be seen on this page. */
export const $banner = atom(false);

/** A banner is shown unless the cookie with its id says that it was closed. */
export const openBanner = (cookie: string): void => $banner.set(readCookie(cookie) === undefined);

export function closeBanner(cookie: string): void {
  writeCookie(cookie, '1', CLOSED_SECONDS);
  $banner.set(false);
}

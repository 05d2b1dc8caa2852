import { COOKIES } from '#lib/contracts/cookies.ts';
import { readCookie, writeCookie } from '#lib/stores/cookies.ts';

const ONE_WEEK = 7 * 86_400;

/** Logo and name of the site, kept in the cookies that the specification names for them (section 3). */
const logo = document.querySelector<HTMLImageElement>('[data-site-logo]');
const name = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;

function keep(cookie: string, value: string | null | undefined): void {
  if (value && readCookie(cookie) !== value) writeCookie(cookie, value, ONE_WEEK);
}
keep(COOKIES.logo, logo?.getAttribute('src'));
keep(COOKIES.titles, name);

import { COOKIES } from '#lib/contracts/cookies.ts';
import { readCookie, writeCookie } from '#lib/stores/cookies.ts';
import { $site } from '#lib/stores/shell.ts';
import './site-state.ts';

const ONE_WEEK = 7 * 86_400;

/** Logo and name of the site, kept in the cookies that the specification names for them (section 3). */
const { logoUrl, titleCon } = $site.get();

function keep(cookie: string, value: string | null | undefined): void {
  if (value && readCookie(cookie) !== value) writeCookie(cookie, value, ONE_WEEK);
}
keep(COOKIES.logo, logoUrl);
keep(COOKIES.titles, titleCon);

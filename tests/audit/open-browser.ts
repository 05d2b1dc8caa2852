import { chromium, type Page } from 'playwright';
import { COOKIES, tokenCookie } from '#lib/contracts/cookies.ts';
import { findAnyBrowser } from '../support/browser.ts';
import type { AuditSite } from './audit-site.ts';

const PHONE = 500;

/** A browser whose pages have a width, and the demo buyer's session when it is asked for. */
export async function openBrowser({ origin, token }: AuditSite) {
  const executablePath = findAnyBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  return {
    async newPage(width: number, isLoggedIn: boolean): Promise<Page> {
      const context = await browser.newContext({
        viewport: { width, height: width > PHONE ? 900 : 812 },
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
      });
      if (isLoggedIn)
        await context.addCookies([
          { name: COOKIES.strategy, value: 'password', url: origin },
          { name: tokenCookie('password'), value: encodeURIComponent(`Bearer ${token}`), url: origin },
        ]);
      return context.newPage();
    },
    close: () => browser.close(),
  };
}

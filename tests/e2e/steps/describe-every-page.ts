import { LOCALES } from '#lib/i18n/locales.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { valueOf, wearToken } from './account.ts';
import { findingsOf } from './barriers.ts';
import { expect, test } from './mall.ts';
import { pageAddresses } from './page-addresses.ts';

/** Every page of the table, in both languages: no barrier of WCAG 2.2 AA, and nothing wider than the screen. */
export function describeEveryPage(): void {
  for (const lang of LOCALES) {
    test.describe(lang, () => {
      test.use({ lang });
      test('every page is free of barriers and fits the screen', async ({ mall }) => {
        test.setTimeout(480_000);
        const { page, href } = mall;
        // Pages of later features answer 404 until they are there; the 404 page is held to the same.
        mall.expectComplaint(/status of (404|410)/);
        // The page that confirms a QR code has none to confirm.
        mall.expectComplaint(/status of 400 .*\/login\/scan\/open/);
        const account = { account: '13800000001', password: 'demo1234' };
        const { token } = valueOf(await mall.as()(identityApi.login, account));
        const addresses = await pageAddresses(mall, token);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const wanted of ['public', 'guest', 'login'] as const) {
          if (wanted === 'login') await wearToken(mall, token);
          for (const { path, access } of addresses) {
            if (access !== wanted) continue;
            await page.goto(href(path), { waitUntil: 'load' });
            expect.soft(await findingsOf(page), path).toEqual([]);
          }
        }
      });
    });
  }
}

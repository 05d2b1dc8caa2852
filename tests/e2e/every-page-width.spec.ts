// No page is wider than its window, from the narrowest phone to a wide desk: measured before anything is scrolled, as
// what lies below the first screen has its assumed size only until then.
import { identityApi } from '#lib/contracts/identity.ts';
import { LOCALES } from '#lib/i18n/locales.ts';
import { valueOf, wearToken } from './steps/account.ts';
import { expect, test } from './steps/mall.ts';
import { pageAddresses } from './steps/page-addresses.ts';

/** Phones, the narrowest window of each step of the design (where things run out of room first), and a wide desk. */
const WIDTHS = [320, 360, 430, 768, 1024, 1280, 1920];
const HEIGHT = 800;

test.describe.configure({ mode: 'parallel' });

for (const lang of LOCALES) {
  for (const who of ['a visitor', 'a buyer'] as const) {
    test.describe(lang, () => {
      test.use({ lang });
      test(`no page is wider than the window of ${who}`, async ({ mall }) => {
        test.setTimeout(480_000);
        const { page, href } = mall;
        mall.expectComplaint(/status of (404|410)/);
        mall.expectComplaint(/status of 400 .*\/login\/scan\/open/);
        const account = { account: '13800000001', password: 'demo1234' };
        const { token } = valueOf(await mall.as()(identityApi.login, account));
        const addresses = await pageAddresses(mall, token);
        const isBuyer = who === 'a buyer';
        if (isBuyer) await wearToken(mall, token);
        // A visitor is sent away from what a buyer sees, and the other way round.
        const seen = addresses.filter(
          ({ access }) => access === 'public' || access === (isBuyer ? 'login' : 'guest'),
        );
        for (const { path } of seen) {
          await page.setViewportSize({ width: 320, height: HEIGHT });
          await page.goto(href(path), { waitUntil: 'load' });
          const tooWide: string[] = [];
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: HEIGHT });
            const taken = await page.evaluate(() => document.documentElement.scrollWidth);
            if (taken > width) tooWide.push(`${taken} px in a window of ${width} px`);
          }
          expect.soft(tooWide, path).toEqual([]);
        }
      });
    });
  }
}

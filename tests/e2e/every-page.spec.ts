// Every page of the table, opened once for each of its readers and then looked at in every window: on a phone and at a
// desk it has no barrier of WCAG 2.2 AA and nothing in small print, and from the narrowest phone to a wide desk it is no wider than its window.
import { identityApi } from '#lib/contracts/identity.ts';
import { LOCALES } from '#lib/i18n/locales.ts';
import { valueOf, wearToken } from './steps/account.ts';
import { barriersOf } from './steps/barriers.ts';
import { expect, test } from './steps/mall.ts';
import { pageAddresses } from './steps/page-addresses.ts';
import { atADesk, onAPhone, smallPrint } from './steps/windows.ts';

/** Phones, the narrowest window of each step of the design (where things run out of room first), and a wide desk. */
const WIDTHS = [320, 360, 430, 768, 1024, 1280, 1920];
const HEIGHT = 800;
/** What a screen reader is used to find beside what the rules ask for: headings in their order, landmarks with names. */
const more = ['best-practice'];

test.describe.configure({ mode: 'parallel' });

for (const lang of LOCALES) {
  // Both languages have the same colours.
  const asked = { more, contrast: lang === LOCALES[0] };
  for (const who of ['a visitor', 'a buyer'] as const) {
    test.describe(lang, () => {
      test.use({ lang });
      test(`every page of ${who} is free of barriers and never wider than its window`, async ({ mall }) => {
        test.setTimeout(1_200_000);
        const { page, href } = mall;
        // Pages of later features answer 404 until they are there; the 404 page is held to the same.
        mall.expectComplaint(/status of (404|410)/);
        // The page that confirms a QR code has none to confirm.
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
        for (const { path, access } of seen) {
          await atADesk(page, { width: WIDTHS[0]!, height: HEIGHT });
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await page.goto(href(path), { waitUntil: 'load' });
          await page.emulateMedia({ reducedMotion: 'no-preference' });
          // Measured before anything is scrolled: what lies below the first screen has its assumed size until then.
          const tooWide: string[] = [];
          for (const width of WIDTHS) {
            await atADesk(page, { width, height: HEIGHT });
            const taken = await page.evaluate(() => document.documentElement.scrollWidth);
            if (taken > width) tooWide.push(`${taken} px in a window of ${width} px`);
          }
          expect.soft(tooWide, path).toEqual([]);
          expect.soft(await smallPrint(page), `${path} in small print`).toEqual([]);
          // What everybody sees is read for barriers as a visitor.
          if (isBuyer && access === 'public') continue;
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await onAPhone(page, { width: 375, height: 812 });
          expect.soft(await barriersOf(page, asked), `${path} on a phone`).toEqual([]);
          await atADesk(page, { width: 1440, height: 900 });
          expect.soft(await barriersOf(page, asked), `${path} at a desk`).toEqual([]);
        }
      });
    });
  }
}

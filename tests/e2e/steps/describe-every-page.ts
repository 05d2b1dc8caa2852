import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LOCALES } from '#lib/i18n/locales.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { valueOf, wearToken } from './account.ts';
import { expect, test, type Mall } from './mall.ts';
import { pageAddresses } from './page-addresses.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Finding {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}
declare const window: Window & {
  axe?: { run(context: Document, options: object): Promise<{ violations: Finding[] }> };
};

/** What is wrong with the page that is open: barriers, and anything that makes it scroll sideways. */
async function findingsOf({ page }: Mall): Promise<string[]> {
  const violations = await page.evaluate(async (tags) => {
    const found = await window.axe?.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    });
    return found?.violations ?? [];
  }, RULES);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map((node) => node.target.join(' '))
          .join(' | ')}`,
    ),
    ...(width > 0 ? [`scrolls sideways by ${width} px`] : []),
  ];
}

/** Every page of the table, in both languages: no barrier of WCAG 2.2 AA, and nothing wider than the screen. */
export function describeEveryPage(): void {
  for (const lang of LOCALES) {
    test.describe(lang, () => {
      test.use({ lang });
      test('every page is free of barriers and fits the screen', async ({ mall }) => {
        test.setTimeout(240_000);
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
            await page.evaluate(() => document.fonts.ready);
            // Evaluated by the debugger: the site's policy lets no foreign script in.
            await page.evaluate(axe);
            expect.soft(await findingsOf(mall), path).toEqual([]);
          }
        }
      });
    });
  }
}

// Pictures of every page, 1440 and 375 wide, in both languages, for eyes: in test-results/shots.
import { mkdirSync } from 'node:fs';
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts';
import { auditSite, conclude } from './audit-site.ts';
import { openBrowser } from './open-browser.ts';

const FOLDER = 'test-results/shots';
const WIDTHS = [1440, 375];
/** Only pages whose address has one of these words, e.g. AUDIT_PAGES=goods,store. */
const words = (process.env['AUDIT_PAGES'] ?? '').split(',').filter(Boolean);

const site = await auditSite();
const browser = await openBrowser(site);
mkdirSync(FOLDER, { recursive: true });
const chosen = site.addresses.filter(
  ({ path }) => !words.length || words.some((word) => path.includes(word)),
);
try {
  for (const width of WIDTHS) {
    for (const wanted of ['public', 'guest', 'login'] as const) {
      const page = await browser.newPage(width, wanted === 'login');
      for (const { path, access } of chosen) {
        if (access !== wanted) continue;
        for (const locale of LOCALES) {
          await page.goto(site.origin + localizedPath(path, locale), { waitUntil: 'networkidle' });
          const name = (path.replace(/\?.*$/, '').slice(1) || 'home').replaceAll('/', '-');
          await page.screenshot({ path: `${FOLDER}/${name}-${width}-${locale}.png`, fullPage: true });
        }
      }
      await page.context().close();
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
conclude(`pictures in ${FOLDER}`, chosen.length * WIDTHS.length * LOCALES.length, []);

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
const names = new Map<string, string>();
/** `store-category`; the second address of the same page, in another state, is `order_detail~2`. */
const nameOf = (path: string): string => {
  const known = names.get(path);
  if (known) return known;
  const page = (path.replace(/\?.*$/, '').slice(1) || 'home').replaceAll('/', '-');
  const before = [...names.values()].filter((name) => name.replace(/~.*$/, '') === page).length;
  const name = before ? `${page}~${before + 1}` : page;
  names.set(path, name);
  return name;
};
try {
  for (const width of WIDTHS) {
    for (const wanted of ['public', 'guest', 'login'] as const) {
      const page = await browser.newPage(width, wanted === 'login');
      for (const { path, access } of chosen) {
        if (access !== wanted) continue;
        for (const locale of LOCALES) {
          await page.goto(site.origin + localizedPath(path, locale), { waitUntil: 'networkidle' });
          const name = nameOf(path);
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

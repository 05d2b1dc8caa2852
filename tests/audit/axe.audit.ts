// Every page in both languages, wide and narrow: no barrier of WCAG 2.2 AA, nothing that scrolls sideways.
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts';
import { barriersOf } from '../e2e/steps/barriers.ts';
import { auditSite, conclude } from './audit-site.ts';
import { openBrowser } from './open-browser.ts';

const WIDTHS = [1440, 1024, 768, 375];

const site = await auditSite();
const browser = await openBrowser(site);
try {
  for (const width of WIDTHS) {
    const problems: string[] = [];
    let checked = 0;
    for (const wanted of ['public', 'guest', 'login'] as const) {
      const page = await browser.newPage(width, wanted === 'login');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const { path, access } of site.addresses) {
        if (access !== wanted) continue;
        for (const locale of LOCALES) {
          await page.goto(site.origin + localizedPath(path, locale), { waitUntil: 'load' });
          checked += 1;
          for (const finding of await barriersOf(page))
            problems.push(`${localizedPath(path, locale)}: ${finding}`);
        }
      }
      await page.context().close();
    }
    // Said at once: who stops the audit keeps what it has found.
    conclude(`pages without barriers at ${width} px`, checked, problems);
  }
} finally {
  await browser.close();
  await site.stop();
}

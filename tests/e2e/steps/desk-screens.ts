// Every screen of a desk's menu, loaded once and looked at in both windows: no barrier, no wider than its window.
import { LOCALES } from '#lib/i18n/locales.ts';
import { barriersOf } from './barriers.ts';
import { expect, type Mall } from './mall.ts';
import { atADesk, onAPhone } from './windows.ts';

const WINDOWS = [
  [onAPhone, { width: 375, height: 812 }],
  [atADesk, { width: 1440, height: 900 }],
] as const;

/** From the desk that is open, whose menu has more than `least` screens; also with the first record of each list open. */
export async function lookAtScreens(
  { page, locale }: Mall,
  least: number,
  withRecords: boolean,
): Promise<void> {
  // Both languages have the same colours.
  const asked = { contrast: locale === LOCALES[0] };
  const menu = page.locator('[data-desk-menu] [data-desk-ways] a');
  const links = await menu.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const screens = [...new Set(links)];
  expect(screens.length).toBeGreaterThan(least);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const screen of screens) {
    await page.goto(screen);
    const list = page.locator(withRecords ? 'main section.panel' : 'main .panel').first();
    await expect(list).toBeVisible();
    const look = async (state: string): Promise<void> => {
      for (const [turn, size] of WINDOWS) {
        await turn(page, size);
        const seen = `${screen} at ${size.width} px${state}`;
        expect.soft(await barriersOf(page, asked), seen).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(wide, seen).toBeLessThanOrEqual(size.width);
      }
    };
    await look('');
    const row = list.locator('[data-head="record"]').first();
    if (!withRecords || (await row.count()) === 0) continue;
    await row.click();
    await look(', a record');
  }
}

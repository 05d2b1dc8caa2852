// Using a page without a mouse.
import type { Locator } from 'playwright/test';
import { expect, type Mall } from './mall.ts';

/** Presses Tab until the element has the focus; the page must have a way there. */
export async function tabTo({ page }: Mall, target: Locator): Promise<void> {
  const isThere = () => target.first().evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 200; step += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  await expect(target.first()).toBeFocused();
}

/** Past the header, by the link that is there for it. */
export async function skipHeader(mall: Mall): Promise<void> {
  const skip = mall.page.getByRole('link', { name: mall.t('common:skip') });
  await tabTo(mall, skip);
  await mall.page.keyboard.press('Enter');
}

export async function press(mall: Mall, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(mall, target);
  await mall.page.keyboard.press(key);
}

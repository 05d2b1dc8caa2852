import type { Page } from 'playwright/test';
import { expect } from './mall.ts';

/** Searches a list of a desk with the keyboard alone; its rows are there before the desk hears keys. */
export async function searchByKeys(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('keyword') === words);
}

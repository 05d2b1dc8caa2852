import type { Page } from 'playwright/test';
import { awake, expect } from './mall.ts';

/** Searches a list of a desk with the keyboard alone; its rows are there before the desk hears keys. */
export async function searchByKeys(page: Page, words: string): Promise<void> {
  const box = page.getByRole('searchbox');
  await awake(box);
  // Once alone: a second one would be typed into the box.
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('keyword') === words);
}

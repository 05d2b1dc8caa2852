// The first thing a visitor sees: the home page, in the language of its address, without a complaint from the browser.
import { expect, test } from 'playwright/test';

const homes = [
  { path: '/', lang: 'zh-CN' },
  { path: '/en-US/', lang: 'en-US' },
];

for (const { path, lang } of homes) {
  test(`${path} answers in ${lang} and the console stays silent`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));

    const reply = await page.goto(path);
    await page.waitForLoadState('networkidle');

    expect(reply?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveTitle(/\S/);
    expect(complaints).toEqual([]);
  });
}

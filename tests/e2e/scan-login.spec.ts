// A login without typing: one browser shows a code, another one, logged in, confirms it.
import { identityApi } from '#lib/contracts/identity.ts';
import { freshToken, wearToken } from './steps/account.ts';
import { expect, test } from './steps/mall.ts';

test('a code that one browser shows and another confirms logs the first one in', async ({
  mall,
  browser,
}) => {
  const { page, t, href, origin } = mall;
  await page.goto(href('/goods_cate'));
  await page.getByRole('button', { name: t('shell:login_register') }).click();
  const dialog = page.getByRole('dialog', { name: t('identity:title') });
  const asked = page.waitForResponse((answer) => answer.url().endsWith(identityApi.askScan.path));
  await dialog.getByRole('tab', { name: t('identity:tabs.scan') }).click();
  await expect(dialog.getByRole('img', { name: t('identity:scan.alt') })).toBeVisible();
  await expect(dialog.getByText(t('identity:scan.hint'))).toBeVisible();
  const { data } = (await (await asked).json()) as { data: { key: string } };

  const phone = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });
  const screen = await phone.newPage();
  await wearToken({ ...mall, page: screen }, await freshToken(mall));
  // What the picture holds is the part before the dot; the rest stays with the browser that asked.
  await screen.goto(href(`/scan_login?key=${data.key.split('.')[0]}`));
  await expect(dialog.getByText(t('identity:scan.scanned'))).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await screen.getByRole('button', { name: t('identity:scan.agree') }).click();
  await expect(screen.getByText(t('identity:scan.agreed'))).toBeVisible();
  await reloaded;
  await expect(page.locator('a[href*="/user?type=0"]').first()).toBeVisible();
  await phone.close();
});

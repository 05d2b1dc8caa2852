// The dialog that stands between a visitor and an order: by mouse, by keyboard, and when something is wrong.
import { COOKIES } from '#lib/contracts/cookies.ts';
import { freshPhone, logInBySms, readSmsCode } from './steps/account.ts';
import { expect, test, type Mall } from './steps/mall.ts';

async function openDialog({ page, t, href }: Mall) {
  await page.goto(href('/goods_cate'));
  const opener = page.getByRole('button', { name: t('shell:login_register') });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: t('identity:title') });
  await expect(dialog).toBeVisible();
  return { opener, dialog };
}

test('keeps the focus inside, closes on Escape and gives the focus back', async ({ mall }) => {
  const { opener, dialog } = await openDialog(mall);
  for (let step = 0; step < 16; step += 1) {
    await mall.page.keyboard.press(step % 5 === 4 ? 'Shift+Tab' : 'Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await mall.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('says what is wrong at the field, and in a live region', async ({ mall }) => {
  const { page, t } = mall;
  mall.expectComplaint(/status of 400/);
  const { dialog } = await openDialog(mall);
  await dialog.getByRole('button', { name: t('identity:submit'), exact: true }).click();
  const phone = dialog.getByRole('textbox', { name: t('identity:phone'), exact: true });
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toBeFocused();
  await expect(dialog.getByText(t('failures:ERROR2'))).toBeVisible();

  await phone.fill(freshPhone());
  await dialog.getByRole('textbox', { name: t('identity:code'), exact: true }).fill('000000');
  await dialog.getByRole('button', { name: t('identity:submit'), exact: true }).click();
  await expect(dialog.getByText(t('failures:ERROR11'))).toBeVisible();
  await dialog.locator('input[name="agreement"]').check();
  await dialog.getByRole('button', { name: t('identity:submit'), exact: true }).click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: t('failures:login.wrong_code') })
      .first(),
  ).toBeVisible();
});

test('counts down from sixty seconds after a code was sent', async ({ mall }) => {
  const { page, t } = mall;
  await page.clock.install();
  const { dialog } = await openDialog(mall);
  // From here on only the test lets time go by.
  await page.clock.pauseAt(Date.now() + 60_000);
  await dialog.getByRole('textbox', { name: t('identity:phone'), exact: true }).fill(freshPhone());
  await dialog.getByRole('button', { name: t('identity:get_code'), exact: true }).click();
  const waiting = dialog.getByRole('button', { name: /\d+/ });
  await expect(waiting).toBeDisabled();
  await expect(waiting).toHaveText(/^剩余 ?60s$/);
  await page.clock.fastForward(61_000);
  await expect(dialog.getByRole('button', { name: t('identity:get_again'), exact: true })).toBeEnabled();
});

test('a login without a mouse', async ({ mall }) => {
  const { page, t, href } = mall;
  const phone = freshPhone();
  await page.goto(href('/goods_cate'));
  const opener = page.getByRole('button', { name: t('shell:login_register') });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: t('identity:phone'), exact: true })).toBeFocused();
  await page.keyboard.type(phone);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: t('identity:get_code'), exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  const code = await readSmsCode(mall, phone);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type(code);
  const box = page.locator('input[name="agreement"]');
  while (!(await box.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('textbox', { name: t('identity:code'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await reloaded;
  await expect(page.locator('a[href*="/user?type=0"]').first()).toBeVisible();
});

test('a protected page sends a visitor to the login page and takes him back', async ({ mall }) => {
  const { page } = mall;
  await page.goto('/user/order_list?status=to_ship');
  await page.waitForURL((url) => url.pathname === '/login');
  const cookies = await page.context().cookies();
  expect(cookies.some((cookie) => cookie.name === COOKIES.fromPath)).toBe(true);
  await logInBySms(mall);
  await page.waitForURL('**/user/order_list?status=to_ship');
  // Somebody who is logged in has no business at the login page.
  await page.goto('/login');
  await page.waitForURL((url) => url.pathname === '/');
});

test('whoever opens the login page types at once', async ({ mall }) => {
  const { page } = mall;
  await page.goto('/login');
  const field = page.locator('form input').first();
  await expect(field).toBeFocused();
  await page.keyboard.type('13800000000');
  await expect(field).toHaveValue('13800000000');
});

test('entries of inquiries and quotations open the dialog for a visitor, wherever they stand', async ({
  mall,
}) => {
  const { page } = mall;
  for (const entry of ['/search_price_order', '/search_order_list', '/search_order_detail']) {
    await page.goto('/prefer_merchant');
    await page.locator(`main a[href*="${entry}"]`).first().click();
    await expect(page.getByRole('dialog'), entry).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/prefer_merchant');
  }
});

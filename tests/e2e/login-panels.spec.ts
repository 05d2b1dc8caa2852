// The panels behind the links of the login dialog: a new account, the login with it, and a forgotten password; with
// what the calls carry and what the browser keeps.
import { tokenCookie } from '#lib/contracts/cookies.ts';
import { freshPhone, readSmsCode } from './steps/account.ts';
import { expect, test, type Mall } from './steps/mall.ts';

const WEEK_SECONDS = 604_800;

async function openDialog({ page, t }: Mall) {
  await page.locator('[data-open-login]:visible').first().click();
  const dialog = page.getByRole('dialog', { name: t('identity:title') });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Types the phone into the open panel, asks for a code and types that. */
async function typeCode(mall: Mall, phone: string): Promise<void> {
  const { page, t } = mall;
  const dialog = page.getByRole('dialog', { name: t('identity:title') });
  await dialog.getByRole('textbox', { name: t('identity:phone'), exact: true }).fill(phone);
  await dialog.getByRole('button', { name: t('identity:get_code'), exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: t('identity:code_sent') })).toBeVisible();
  await dialog
    .getByRole('textbox', { name: t('identity:code'), exact: true })
    .fill(await readSmsCode(mall, phone));
}

/** Logs in at the account panel, which knows the phone already. */
async function logInByPassword({ page, t }: Mall, phone: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('identity:title') });
  await expect(dialog.getByLabel(t('identity:account'), { exact: true })).toHaveValue(phone);
  await dialog.getByRole('textbox', { name: t('identity:password'), exact: true }).fill(password);
  await dialog.locator('input[name="agreement"]').check();
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: t('identity:submit'), exact: true }).click();
  await reloaded;
  await expect(page.locator('a[href*="/user?type=0"]').first()).toBeVisible();
}

test('whoever registers is led to the account panel, and stays logged in for seven days', async ({
  mall,
}) => {
  const { page, t } = mall;
  const phone = freshPhone();
  await page.goto('/goods_cate');
  const dialog = await openDialog(mall);
  await dialog.getByRole('button', { name: t('identity:to_register'), exact: true }).click();
  await typeCode(mall, phone);
  await dialog.getByRole('textbox', { name: t('identity:password'), exact: true }).fill('bolt2026');
  await dialog.locator('input[name="agreement"]').check();
  await dialog.getByRole('button', { name: t('identity:register.submit'), exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: t('identity:registered') })).toBeVisible();
  await expect(dialog).toBeHidden();

  await openDialog(mall);
  const login = page.waitForRequest((request) => request.url().endsWith('/api/auth/login'));
  const next = page.waitForRequest((request) => 'x-token' in request.headers());
  await logInByPassword(mall, phone, 'bolt2026');
  const headers = (await login).headers();
  expect(headers).toMatchObject({ 'x-lang': 'zh-CN', 'form-type': 'pc' });
  expect(headers).not.toHaveProperty('x-token');
  const token = (await next).headers()['x-token'];
  expect((await next).headers()).toMatchObject({
    'x-lang': 'zh-CN',
    'form-type': 'pc',
    authorization: `Bearer ${token}`,
  });
  const cookies = await page.context().cookies();
  const kept = cookies.find(({ name }) => name === tokenCookie('password'));
  expect(kept?.path).toBe('/');
  expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1000 - WEEK_SECONDS)).toBeLessThan(120);
});

test('a forgotten password is set anew, and opens the account', async ({ mall }) => {
  const { page, t } = mall;
  // No other test logs in as this account of the demo. A new one would wait a minute for its second code.
  const phone = '13800000031';
  await page.goto('/goods_cate');
  const dialog = await openDialog(mall);
  await dialog.getByRole('button', { name: t('identity:forgot'), exact: true }).click();
  await typeCode(mall, phone);
  const password = dialog.getByRole('textbox', { name: t('identity:new_password'), exact: true });
  const again = dialog.getByRole('textbox', { name: t('identity:confirm'), exact: true });
  await password.fill('nut2027');
  await again.fill('nut2028');
  await dialog.getByRole('button', { name: t('identity:reset.submit'), exact: true }).click();
  await expect(dialog.getByText(t('failures:ERROR13'))).toBeVisible();
  await again.fill('nut2027');
  await dialog.getByRole('button', { name: t('identity:reset.submit'), exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: t('identity:password_reset') })).toBeVisible();
  await logInByPassword(mall, phone, 'nut2027');
});

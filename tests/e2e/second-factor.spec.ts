// A second factor by keyboard: set up on the account's page, asked for at the next logins, and taken away again.
import { identityApi } from '#lib/contracts/identity.ts';
import { totpCode, totpStep } from '#lib/kernel/totp.ts';
import { freshPhone, readSmsCode, valueOf, wearToken } from './steps/account.ts';
import { inEachLanguage } from './steps/in-each-language.ts';
import { awake, expect, test, type Mall } from './steps/mall.ts';

const password = 'bolt2026';

/** A new account with a password, in the browser; answers its phone. */
async function become(mall: Mall): Promise<string> {
  const phone = freshPhone();
  valueOf(await mall.as()(identityApi.verify, { phone, type: 'mobile' }));
  const sms_code = await readSmsCode(mall, phone);
  await wearToken(
    mall,
    valueOf(await mall.as()(identityApi.register, { phone, sms_code, pwd: password })).token,
  );
  return phone;
}

/** Signs out, and in again with the password, up to the question for the code; the mouse is not touched. */
async function logInAgain({ page, t, href }: Mall, phone: string): Promise<void> {
  await page.goto('about:blank'); // nothing of the page before asks without its cookies
  await page.context().clearCookies();
  await page.goto(href('/goods_cate'));
  await page.getByRole('button', { name: t('shell:login_register') }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('identity:title') });
  // The dialog takes the focus once it hears keys.
  await expect(dialog.getByRole('textbox', { name: t('identity:phone'), exact: true })).toBeFocused();
  await dialog.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await dialog.getByLabel(t('identity:account'), { exact: true }).focus();
  await page.keyboard.type(phone);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await dialog.getByRole('textbox', { name: t('identity:password'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel(t('identity:factor.code'), { exact: true })).toBeFocused();
}

inEachLanguage(() => {
  test('a second factor is set up, asked for by each login, and removed', async ({ mall }) => {
    const { page, t, href } = mall;
    // Logins that stop at the code, and wrong codes.
    mall.expectComplaint(/status of 40[03]/);
    const phone = await become(mall);
    await page.goto(href('/user?type=2'));
    const section = page.locator('#second-factor');
    await expect(section).toContainText(t('user:factor.is_off'));
    await awake(section);
    const opener = section.getByRole('button', { name: t('user:factor.turn_on'), exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('user:factor.turn_on'), exact: true });
    await expect(dialog.getByLabel(t('identity:password'), { exact: true })).toBeFocused();
    await page.keyboard.type('wrong2026');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(t('identity:password'), { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await dialog.getByLabel(t('identity:password'), { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    const secret = await dialog.locator('code').innerText();
    await expect(dialog.getByRole('img', { name: t('user:factor.qrcode') })).toBeVisible();

    const code = dialog.getByLabel(t('identity:factor.code'), { exact: true });
    await expect(code).toBeFocused();
    await page.keyboard.type('abc');
    await page.keyboard.press('Enter');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByText(t('failures:factor.wrong'))).toBeVisible();
    const first = totpStep(new Date());
    await code.fill(totpCode(secret, first));
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(t('user:factor.codes_lead'))).toBeVisible();
    const recovery = await dialog.getByRole('listitem').allInnerTexts();
    expect(recovery.length).toBeGreaterThan(5);
    // A second Enter closes nothing unread.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: t('user:factor.kept') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(section).toContainText(t('user:factor.is_on', { n: recovery.length }));

    // A wrong code, then the authenticator's next one: each is good once.
    await logInAgain(mall, phone);
    const login = page.getByRole('dialog', { name: t('identity:title') });
    await page.keyboard.type('not a code');
    await page.keyboard.press('Enter');
    const asked = login.getByLabel(t('identity:factor.code'), { exact: true });
    await expect(asked).toHaveAttribute('aria-invalid', 'true');
    await expect(asked).toBeFocused();
    await expect(login.getByText(t('failures:factor.wrong'))).toBeVisible();
    await asked.fill(totpCode(secret, Math.max(first + 1, totpStep(new Date()))));
    const reloaded = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await reloaded;
    await expect(page.locator('a[href*="/user?type=0"]').first()).toBeVisible();

    await logInAgain(mall, phone);
    await page.keyboard.type(recovery[0]!);
    const again = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await again;
    await page.goto(href('/user?type=2'));
    await expect(section).toContainText(t('user:factor.is_on', { n: recovery.length - 1 }));

    await awake(section);
    await section.getByRole('button', { name: t('user:factor.turn_off'), exact: true }).click();
    const off = page.getByRole('dialog', { name: t('user:factor.turn_off'), exact: true });
    await off.getByLabel(t('identity:password'), { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(off.getByLabel(t('identity:factor.code'), { exact: true })).toBeFocused();
    await page.keyboard.type(recovery[1]!);
    await page.keyboard.press('Enter');
    await expect(off).toBeHidden();
    await expect(section).toContainText(t('user:factor.is_off'));
    const account = { account: phone, password };
    expect(await mall.as()(identityApi.login, account)).toMatchObject({ ok: true });
  });
});

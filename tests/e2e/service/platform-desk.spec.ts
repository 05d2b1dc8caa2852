// The platform at its desk: what waits is in one list, what is done leaves it, and whoever is not of the platform is
// told so.
import { feedbackApi } from '#lib/contracts/feedback.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { becomeFresh, freshToken, valueOf, wearToken } from '../steps/account.ts';
import { barriersOf } from '../steps/barriers.ts';
import { lookAtScreens } from '../steps/desk-screens.ts';
import { inEachLanguage } from '../steps/in-each-language.ts';
import { expect, test, type Mall } from '../steps/mall.ts';
import { atADesk, onAPhone } from '../steps/windows.ts';

test.describe.configure({ mode: 'parallel' });

async function becomeOperator(mall: Mall, account = '13800000099'): Promise<void> {
  const { token } = valueOf(await mall.as()(identityApi.login, { account, password: 'demo1234' }));
  await wearToken(mall, token);
}

inEachLanguage(() => {
  test('what waits stands in one list that leads to where it is done', async ({ mall }) => {
    test.slow();
    const { page, t, href } = mall;
    const content = `列表太长 ${Date.now()}`;
    const told = { type: 'idea' as const, content };
    valueOf(await mall.as(await freshToken(mall))(feedbackApi.create, told));
    await becomeOperator(mall);
    await page.goto(href('/'));
    await page.getByRole('link', { name: t('desk:name.platform'), exact: true }).click();
    await page.waitForURL((url) => url.pathname === href('/platform/inbox'));
    for (const [turn, size] of [
      [onAPhone, { width: 375, height: 812 }],
      [atADesk, { width: 1440, height: 900 }],
    ] as const) {
      await turn(page, size);
      const answer = await page.goto(href('/platform/inbox?tab=feedback'));
      expect(answer?.headers()['cache-control']).toBe('no-store');
      expect(answer?.headers()['x-robots-tag']).toContain('noindex');
      await expect(page.locator('[data-row]').filter({ hasText: content })).toBeVisible();
      expect.soft(await barriersOf(page), `${size.width} px`).toEqual([]);
    }
    // A list that counts its own tabs comes with the numbers, not with tabs whose numbers follow.
    const html = await (await page.request.get(href('/platform/feedback'))).text();
    expect(html).toMatch(/counts&quot;:\[0,\{&quot;open&quot;/);
    // From the list to where it is done; what is done is gone from the list.
    await page.getByRole('link', { name: content }).click();
    await page.waitForURL((url) => url.pathname === href('/platform/feedback'));
    const record = page.getByRole('complementary', { name: content });
    const name = t('user:feedback.desk.act.answer.name');
    await record.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('user:feedback.desk.field.answer')).fill('谢谢，下个版本改。');
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto(href('/platform/inbox?tab=feedback'));
    await expect(page.getByRole('heading', { level: 1, name: t('desk:waiting.title') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('desk:waiting.tab.all') })).toBeVisible();
    await expect(page.locator('[data-row]').filter({ hasText: content })).toHaveCount(0);
  });

  test('every screen of the platform has no barriers, at a desk and on a phone, with a record open', async ({
    mall,
  }) => {
    test.setTimeout(900_000);
    await becomeOperator(mall);
    await mall.page.goto(mall.href('/platform'));
    await lookAtScreens(mall, 10, true);
  });
});

test('whoever is not of the platform is told so, and a visitor logs in first', async ({ mall }) => {
  const { page, t, href } = mall;
  mall.expectComplaint(/status of 403/);
  await page.goto(href('/platform/inbox'));
  await page.waitForURL((url) => url.pathname === href('/login'));
  await becomeFresh(mall);
  const answer = await page.goto(href('/platform/inbox'));
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1, name: t('desk:refused_title') })).toBeVisible();
  await expect(page.locator('[data-row]')).toHaveCount(0);
});

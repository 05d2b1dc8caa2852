// Short videos really play, and an application to open a store goes all its way: sent in the browser, approved by the
// platform, shown in the applicant's records.
import sharp from 'sharp';
import { identityApi } from '#lib/contracts/identity.ts';
import { intentionApi } from '#lib/contracts/intention.ts';
import { becomeFresh, freshPhone, readSmsCode, valueOf } from './steps/account.ts';
import { awake, expect, test } from './steps/mall.ts';

test('a short video plays in the page, a visitor reads its comments, and back leads to the wall', async ({
  mall,
}) => {
  const { page, t, href } = mall;
  await page.goto(href('/short_video'));
  const first = page.getByRole('link', { name: /^播放：/ }).first();
  await first.click();
  const film = page.locator('dialog video');
  await expect(film).toBeVisible();
  await expect
    .poll(() => film.evaluate((element) => (element as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0.3);
  await expect(page.getByRole('heading', { name: /^评论 \d+$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: t('post:login_to_comment') }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/short_video\?id=\d+$/);
  await page.goBack();
  await expect(film).toBeHidden();
  await expect(page).toHaveURL(/\/short_video$/);
  await expect(first).toBeVisible();
});

test('a merchant applies, the platform approves, the record says so', async ({ mall }) => {
  const { page, t, href } = mall;
  const token = await becomeFresh(mall);
  const phone = freshPhone();
  const name = `浏览器商行${phone.slice(-6)}`;
  await page.goto(href('/merchant_settled'));
  const form = page.locator('#settle-form form');
  const field = (key: Parameters<typeof t>[0]) => form.getByLabel(t(key), { exact: true });
  await field('intention:mer_name').fill(name);
  await field('intention:legal_person').fill('王建');
  await field('intention:company_name').fill(`${name}有限公司`);
  await field('intention:name').fill('王建');
  await field('intention:category').selectOption({ index: 1 });
  await field('intention:type').selectOption({ index: 1 });
  await field('intention:main_products').fill('螺栓，螺母');
  await field('intention:phone').fill(phone);
  await form.getByRole('button', { name: t('identity:get_code') }).click();
  await field('intention:code').fill(await readSmsCode(mall, phone));
  const licence = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'licence.png', mimeType: 'image/png', buffer: licence });
  await expect(form.getByRole('img', { name: t('intention:image', { n: 1 }) })).toBeVisible();
  const submit = form.getByRole('button', { name: t('intention:submit') });
  await expect(submit).toBeDisabled();
  await form.getByRole('checkbox').check();
  await submit.click();
  await expect(page.getByText(t('intention:done_title'))).toBeVisible();

  const [sent] = valueOf(await mall.as(token)(intentionApi.list, {})).list;
  const operator = await mall.as()(identityApi.login, { account: '13800000099', password: 'demo1234' });
  valueOf(await mall.as(valueOf(operator).token)(intentionApi.approve, { id: sent?.mer_intention_id ?? '' }));

  await page.goto(href('/user/settle_record'));
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card.getByText(t('intention:record.approved'))).toBeVisible();
  await awake(card);
  await card.getByRole('button', { name: t('intention:record.view') }).click();
  const dialog = page.getByRole('dialog', { name: t('intention:record.account_title') });
  await expect(dialog.getByText(phone)).toBeVisible();
});

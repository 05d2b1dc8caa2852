// What is typed is not lost: not by a session that ends meanwhile and a login that loads the page anew, nor in a form
// whose script is still on its way.
import { identityApi } from '#lib/contracts/identity.ts';
import { becomeFresh, valueOf, wearToken } from '../steps/account.ts';
import { awake, expect, test, type Mall } from '../steps/mall.ts';

const WRITER = '13800000001';
const OTHER = '13800000002';
const PASSWORD = 'demo1234';

async function logInByPassword({ page, t }: Mall, account: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ has: page.locator('[role="tab"]') });
  await dialog.getByRole('tab', { name: t('identity:tabs.password'), exact: true }).click();
  await dialog.locator('input[name="account"]').fill(account);
  await dialog.locator('input[name="password"]').fill(PASSWORD);
  await dialog.locator('input[name="agreement"]').check();
  const loaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: t('identity:submit'), exact: true }).click();
  await loaded;
}

for (const [who, account] of [
  ['the same person', WRITER],
  ['somebody else', OTHER],
] as const)
  test(`what was typed when the session ended is ${who === 'somebody else' ? 'gone' : 'there again'} once ${who} has logged in`, async ({
    mall,
  }) => {
    const { page, t, href } = mall;
    mall.expectComplaint(/status of 40[01]/);
    const { token } = valueOf(await mall.as()(identityApi.login, { account: WRITER, password: PASSWORD }));
    await wearToken(mall, token);
    await page.goto(href('/search_price_order'));
    const title = page.getByLabel(t('inquiry:field.title'), { exact: true });
    const content = page.getByLabel(t('inquiry:field.content'), { exact: true });
    await awake(title);
    await title.fill('热镀锌螺栓一批');
    await page.getByRole('button', { name: t('inquiry:item.add') }).click();
    await content.fill('镀层均匀，附检验报告');
    valueOf(await mall.as(token)(identityApi.logout));
    await page.getByRole('button', { name: t('inquiry:act.publish'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(title).toHaveValue('热镀锌螺栓一批');
    await logInByPassword(mall, account);
    await awake(title);
    const isSame = account === WRITER;
    await expect(title).toHaveValue(isSame ? '热镀锌螺栓一批' : '');
    await expect(content).toHaveValue(isSame ? '镀层均匀，附检验报告' : '');
    await expect(page.getByLabel(t('inquiry:field.name'), { exact: true })).toHaveCount(isSame ? 2 : 1);
    // Kept for one loading of the page only.
    await page.reload();
    await awake(title);
    await expect(title).toHaveValue('');
  });

test('a dialog and a conversation in which somebody was writing are open again after the login', async ({
  mall,
}) => {
  const { page, t, href } = mall;
  mall.expectComplaint(/status of 40[01]/);
  const logIn = async (): Promise<string> => {
    const { token } = valueOf(await mall.as()(identityApi.login, { account: WRITER, password: PASSWORD }));
    await wearToken(mall, token);
    return token;
  };
  let token = await logIn();
  await page.goto(href('/user/address_list'));
  const add = page.getByRole('button', { name: t('account:address.add') });
  await awake(add);
  await add.click();
  const dialog = page.getByRole('dialog', { name: t('account:address.add') });
  const detail = dialog.getByLabel(t('account:address.detail'), { exact: true });
  await detail.fill('滨河路 88 号');
  valueOf(await mall.as(token)(identityApi.logout));
  await dialog.getByRole('button', { name: t('common:confirm'), exact: true }).click();
  await expect(page.locator('input[name="agreement"]')).toBeVisible();
  await logInByPassword(mall, WRITER);
  await expect(detail).toHaveValue('滨河路 88 号');

  token = await logIn();
  await page.goto(href('/store?id=1'));
  await page.locator('main [data-chat]').first().click();
  const message = page.getByRole('dialog').getByRole('textbox', { name: t('chat:input'), exact: true });
  await message.fill('M8×30 还有货吗');
  valueOf(await mall.as(token)(identityApi.logout));
  await expect(page.locator('input[name="agreement"]')).toBeVisible();
  await logInByPassword(mall, WRITER);
  await expect(message).toHaveValue('M8×30 还有货吗');
});

test('what is typed in a form that has just come into view is what it sends', async ({ mall }) => {
  const { page, t, href } = mall;
  await becomeFresh(mall);
  await page.goto(href('/user?type=0'));
  const form = page.locator('form', { has: page.getByLabel(t('user:feedback.content'), { exact: true }) });
  const content = form.locator('textarea');
  // The form wakes when it is seen, and the first letters come at the same moment.
  await content.evaluate((field: HTMLTextAreaElement) => {
    field.scrollIntoView();
    field.focus();
    document.execCommand('insertText', false, '希望可以按项目分组');
  });
  await awake(content);
  await form.getByRole('button', { name: t('user:feedback.submit'), exact: true }).click();
  await expect(page.getByText('希望可以按项目分组', { exact: true })).toBeVisible();
});

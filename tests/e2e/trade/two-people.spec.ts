// Two people of a store change one record at once: whoever sends last is shown both versions before his own counts.
import { customerApi } from '#lib/contracts/customer.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { storeDeskApi } from '#lib/contracts/store-desk.ts';
import { valueOf, wearToken } from '../steps/account.ts';
import { inEachLanguage } from '../steps/in-each-language.ts';
import { awake, expect, test, type Mall } from '../steps/mall.ts';
import { STORE } from '../steps/paid-order.ts';

/** The merchant of the store, and a colleague who acts beside the browser. */
async function twoOfOne(mall: Mall) {
  const account = { account: STORE.merchant, password: STORE.password };
  const { token } = valueOf(await mall.as()(identityApi.login, account));
  return { token, colleague: mall.as(token) };
}

inEachLanguage(() => {
  test('what a colleague has saved meanwhile is shown beside what is typed, and either can be taken', async ({
    mall,
  }) => {
    const { page, t, href } = mall;
    const { token, colleague } = await twoOfOne(mall);
    const name = `分组${Date.now()}`;
    const { group_id: id } = valueOf(await colleague(customerApi.saveGroup, { name, note: '一' }));
    const noteNow = async (): Promise<string | undefined> =>
      valueOf(await colleague(customerApi.groups, {})).list.find((group) => group.group_id === id)?.note;

    await wearToken(mall, token);
    await page.goto(href('/merchant/customer-groups'));
    const edit = page
      .getByRole('row')
      .filter({ hasText: name })
      .getByRole('button', { name: t('customer:group_desk.act.edit.name') });
    await awake(edit);
    await edit.click();
    const dialog = page.getByRole('dialog');
    const note = dialog.getByLabel(t('customer:group_desk.field.note'));
    const submit = dialog.getByRole('button', { name: t('desk:form.save'), exact: true });
    await note.fill('二');
    valueOf(await colleague(customerApi.saveGroup, { id, name, note: '三' }));
    await submit.click();
    const told = dialog.getByRole('alert').filter({ hasText: t('desk:form.meanwhile') });
    await expect(told).toContainText(t('desk:form.theirs', { value: '三' }));
    await expect(told).toContainText(t('desk:form.mine', { value: '二' }));
    expect(await noteNow()).toBe('三');

    await told.getByRole('button', { name: t('desk:form.take_theirs') }).click();
    await expect(note).toHaveValue('三');
    await expect(told).toHaveCount(0);
    await note.fill('四');
    await submit.click();
    await expect(dialog).toHaveCount(0);
    expect(await noteNow()).toBe('四');
  });
});

test('the profile of a store shows what a colleague has saved meanwhile; the other fields keep what is typed', async ({
  mall,
}) => {
  const { page, t, href } = mall;
  const { token, colleague } = await twoOfOne(mall);
  const profile = async () => {
    const [first] = valueOf(await colleague(storeDeskApi.profile, {})).list;
    const { mer_id: _id, name: _name, logo: _logo, banner: _banner, ...values } = first!;
    return values;
  };
  const before = await profile();
  await wearToken(mall, token);
  await page.goto(href('/merchant/profile'));
  const phone = page.getByLabel(t('store:desk.profile.field.phone'));
  const save = page.getByRole('button', { name: t('desk:form.save'), exact: true });
  await awake(save);
  await phone.fill('0310-1111111');
  valueOf(await colleague(storeDeskApi.saveProfile, { ...before, phone: '0310-2222222' }));
  await save.click();
  const told = page.getByRole('alert').filter({ hasText: t('desk:form.meanwhile') });
  await expect(told).toContainText(t('desk:form.theirs', { value: '0310-2222222' }));
  expect((await profile()).phone).toBe('0310-2222222');
  await save.click();
  await expect(told).toHaveCount(0);
  await expect.poll(async () => (await profile()).phone).toBe('0310-1111111');
  valueOf(await colleague(storeDeskApi.saveProfile, before));
});

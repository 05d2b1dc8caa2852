// What two people of the platform look after: who the mall is, its rules, carriers and home page, an order with its
// money, a provider's statement file, and the personal data of somebody who wants it, and then wants it gone.
import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright/test';
import { identityApi } from '#lib/contracts/identity.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { siteDeskApi } from '#lib/contracts/site-desk.ts';
import { freshToken, valueOf, wearToken } from '../steps/account.ts';
import { barriersOf } from '../steps/barriers.ts';
import { inEachLanguage } from '../steps/in-each-language.ts';
import { awake, expect, test, type Mall } from '../steps/mall.ts';
import { atADesk, onAPhone } from '../steps/windows.ts';

test.use({ actionTimeout: 20_000 });

const OWNER = '13800000099';
const SECOND = '13800000098';

const tokenFor = async (mall: Mall, account: string): Promise<string> =>
  valueOf(await mall.as()(identityApi.login, { account, password: 'demo1234' })).token;
const become = async (mall: Mall, account: string): Promise<void> =>
  wearToken(mall, await tokenFor(mall, account));

/** The dialog that is open now; it has no barriers at a desk and on a phone. */
async function dialogOf({ page }: Mall): Promise<Locator> {
  // Over a record, which is a dialog itself on a phone.
  const dialog = page.getByRole('dialog').last();
  await expect(dialog).toBeVisible();
  expect.soft(await barriersOf(page), 'a dialog at 1440 px').toEqual([]);
  await onAPhone(page, { width: 375, height: 812 });
  await expect(dialog).toBeVisible();
  // Tables become cards once the page has heard of its new width.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  expect.soft(await barriersOf(page), 'a dialog at 375 px').toEqual([]);
  await atADesk(page, { width: 1440, height: 900 });
  return dialog;
}

const rowWith = ({ page }: Mall, text: string): Locator =>
  page.locator('[data-row]').filter({ hasText: text });

async function sure(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

inEachLanguage(() => {
  test('identity, a rule, a carrier and the order of the home page are set', async ({ mall }) => {
    test.slow();
    const { page, t, href } = mall;
    const owner = mall.as(await tokenFor(mall, OWNER));
    const written = async () => valueOf(await owner(siteDeskApi.identity, {})).list[0]?.description;
    await become(mall, OWNER);

    await page.goto(href('/platform/identity'));
    const said = page.getByLabel(t('site_desk:identity.field.description'));
    await expect(said).not.toHaveValue('');
    const before = await said.inputValue();
    await said.fill(`${before}。`);
    expect.soft(await barriersOf(page), 'the form of the identity').toEqual([]);
    const save = page.getByRole('button', { name: t('desk:form.save'), exact: true });
    await save.click();
    await expect(
      page.getByRole('status').filter({ hasText: t('site_desk:identity.act.edit.done') }),
    ).toBeVisible();
    expect(await written()).toBe(`${before}。`);
    await said.fill(before);
    await save.click();
    await expect.poll(written).toBe(before);

    await page.goto(href('/platform/rules'));
    const rule = page.locator('[data-row]').first();
    await rule.locator('[data-act="time"]').click();
    await sure(await dialogOf(mall), t('desk:form.save'));
    await expect(rule).toContainText(t('site_desk:rules.set'));
    await rule.locator('[data-head]').click();
    const record = page.getByRole('complementary');
    await record.getByRole('button', { name: t('site_desk:rules.act.reset.name'), exact: true }).click();
    await sure(await dialogOf(mall), t('site_desk:rules.act.reset.name'));
    await expect(rule).not.toContainText(t('site_desk:rules.set'));

    await page.goto(href('/platform/carriers'));
    const code = `c${String(Date.now()).slice(-8)}`;
    const add = page.getByRole('button', { name: t('delivery:carriers.act.add.name'), exact: true });
    await awake(add);
    await add.click();
    const dialog = await dialogOf(mall);
    for (const [name, value] of [
      ['code', code],
      ['name', `专线 ${code}`],
      ['name_en', `Line ${code}`],
      ['phone', '0310-1234567'],
    ] as const)
      await dialog.locator(`[name="${name}"]`).fill(value);
    await dialog.getByRole('checkbox', { name: t('delivery:carriers.field.is_called') }).check();
    await dialog.getByRole('checkbox', { name: t('delivery:carriers.field.is_on'), exact: true }).uncheck();
    await sure(dialog, t('delivery:carriers.act.add.name'));
    await expect(rowWith(mall, `专线 ${code}`)).toContainText(t('delivery:carriers.off'));

    await page.goto(href('/platform/blocks'));
    const keys = () =>
      page.locator('[data-row]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')));
    await awake(page.locator('[data-row]').first());
    const [first, second, ...others] = await keys();
    await page.locator(`[data-row="${first}"] [data-act="down"]`).click();
    await expect.poll(keys).toEqual([second, first, ...others]);
    await page.locator(`[data-row="${first}"] [data-act="up"]`).click();
    await expect.poll(keys).toEqual([first, second, ...others]);
  });
});

inEachLanguage(() => {
  test('a message is reworded with a preview and goes back to the original, a unit that stores write is listed again', async ({
    mall,
  }) => {
    test.slow();
    mall.expectComplaint(/status of 400/);
    const { page, t, href } = mall;
    await become(mall, OWNER);
    await page.goto(href('/platform/wordings?tab=notice'));
    const message = page.locator('[data-row="notice.order.received"]');
    await message.locator('[data-act="set"]').click();
    const dialog = await dialogOf(mall);
    const chinese = dialog.getByLabel(t('site_desk:wordings.field.text'), { exact: true });
    await chinese.fill('货到了');
    const name = t('desk:form.save');
    await dialog.getByRole('button', { name, exact: true }).click();
    // What fills it is missing: it is said at the field, and nothing that was typed is lost.
    await expect(dialog).toContainText('{{sn}}');
    await chinese.fill('订单 {{sn}} 到货了');
    await expect(dialog.getByText(t('site_desk:wordings.preview.text')).locator('xpath=..')).toContainText(
      /订单 DD\d+ 到货了/,
    );
    await sure(dialog, name);
    await expect(message).toContainText(t('site_desk:wordings.set'));
    await message.locator('[data-head]').click();
    // Its record is headed by the message as its reader sees it.
    const record = page.getByRole('complementary');
    await expect(record).toContainText(/订单 DD\d+ 到货了/);
    await expect(record).not.toContainText('{{');
    const reset = t('site_desk:wordings.act.reset.name');
    await record.getByRole('button', { name: reset, exact: true }).click();
    await sure(await dialogOf(mall), reset);
    await expect(message).not.toContainText(t('site_desk:wordings.set'));

    // What is listed no more stands among what stores write, as long as goods are sold by it.
    const listed = (turn: 'yes' | 'no') =>
      href(`/platform/units?listed=${turn}&keyword=${encodeURIComponent('双')}`);
    const unit = page.locator('[data-row="双"]');
    await page.goto(listed('yes'));
    await expect(unit).toContainText(t('taxonomy:units.listed'));
    await unit.locator('button').last().click();
    const remove = t('taxonomy:units.act.remove.name');
    await page.getByRole('menuitem', { name: remove, exact: true }).click();
    await sure(await dialogOf(mall), remove);
    await expect(unit).toHaveCount(0);
    await page.goto(listed('no'));
    await unit.locator('[data-act="list"]').click();
    await sure(await dialogOf(mall), t('taxonomy:units.act.list.name'));
    await expect(unit).toHaveCount(0);
    await page.goto(listed('yes'));
    await expect(unit).toContainText(t('taxonomy:units.listed'));

    // The visits of this test are counted already, or will be.
    await page.goto(href('/platform/speed'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('insight:speed.title'));
  });
});

test('an order leads to its transfers and back, and a statement file to its differences', async ({
  mall,
}) => {
  test.slow();
  const { page, t, href } = mall;
  await become(mall, OWNER);
  await page.goto(href('/platform/orders?tab=done'));
  await page.locator('[data-row]').first().locator('[data-head]').click();
  const record = page.getByRole('complementary');
  await expect(record).toContainText(t('oversight:orders.part.payments'));
  const sn = await record.getByRole('heading', { level: 2 }).innerText();
  expect.soft(await barriersOf(page), 'the record of an order').toEqual([]);
  const paid = record.getByRole('link', {
    name: t('payment:desk.entries.filter.kind.pay_order'),
    exact: true,
  });
  await paid.first().click();
  await page.waitForURL((url) => url.pathname === href('/platform/ledger-entries'));
  await expect(record).toContainText(t('payment:desk.entries.part.sides'));
  expect.soft(await barriersOf(page), 'the record of an entry').toEqual([]);
  await record.getByRole('link', { name: /^DD/ }).click();
  await page.waitForURL((url) => url.pathname === href('/platform/orders'));
  await expect(rowWith(mall, sn)).toBeVisible();

  await page.goto(href('/platform/reconciliation'));
  const add = page.getByRole('button', { name: t('payment:desk.reconciliation.act.add.name'), exact: true });
  await awake(add);
  await add.click();
  const dialog = await dialogOf(mall);
  const strange = `P${Date.now()}`;
  const file = [
    '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,订单金额（元）,商家实收（元）,退款批次号/请求号,服务费（元）,备注',
    `${Date.now()}\t,${strange}\t,交易,阀门\t,2026-01-05 11:00:00,2026-01-05 11:00:05,,50.00,50.00,\t,-0.30,`,
  ].join('\n');
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: `${strange}.csv`, mimeType: 'text/csv', buffer: Buffer.from(file) });
  await sure(dialog, t('payment:desk.reconciliation.act.add.name'));
  await page.locator('[data-row] a').first().click();
  await page.waitForURL((url) => url.pathname === href('/platform/differences'));
  await rowWith(mall, strange).locator('[data-act="settle"]').click();
  const settle = await dialogOf(mall);
  await settle.getByRole('textbox').fill('对方单号，已转给渠道核实');
  await sure(settle, t('payment:desk.differences.act.settle.name'));
  await expect(rowWith(mall, strange)).toContainText('已转给渠道核实');
});

test('personal data is handed out with a reason, and erased by two people', async ({ mall }) => {
  test.slow();
  const { page, t, href } = mall;
  const person = await freshToken(mall);
  const me = valueOf(await mall.as(person)(profileApi.me));
  await become(mall, OWNER);
  const openRecord = async (): Promise<Locator> => {
    await page.goto(href(`/platform/members?open=${me.uid}`));
    const record = page.getByRole('complementary');
    await expect(record).toContainText(String(me.uid));
    return record;
  };
  let record = await openRecord();
  const exportName = t('oversight:members.act.export.name');
  await record.getByRole('button', { name: exportName, exact: true }).click();
  const wish = await dialogOf(mall);
  await wish.getByRole('textbox').fill('本人书面申请');
  const saved = page.waitForEvent('download');
  await wish.getByRole('button', { name: exportName, exact: true }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ uid: me.uid, tables: { user_account: [{ uid: me.uid }] } });

  record = await openRecord();
  const eraseName = t('oversight:members.act.erase.name');
  await record.getByRole('button', { name: eraseName, exact: true }).click();
  const erase = await dialogOf(mall);
  await erase.getByRole('textbox').fill('本人书面申请');
  await sure(erase, eraseName);

  await become(mall, SECOND);
  await page.goto(href('/platform/erasures'));
  await rowWith(mall, String(me.uid)).locator('[data-act="confirm"]').click();
  const confirm = await dialogOf(mall);
  await sure(confirm, t('oversight:erasures.act.confirm.name'));
  await expect(rowWith(mall, String(me.uid))).toHaveCount(0);
  expect((await mall.as(person)(profileApi.me)).ok).toBe(false);
});

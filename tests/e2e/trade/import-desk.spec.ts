// A store brings its own price list: an office's headings, a look, one heading explained, goods on the shelf, and back.
import { goodsApi } from '#lib/contracts/goods.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { valueOf, wearToken } from '../steps/account.ts';
import { barriersOf } from '../steps/barriers.ts';
import { inEachLanguage } from '../steps/in-each-language.ts';
import { expect, test } from '../steps/mall.ts';
import { STORE } from '../steps/paid-order.ts';
import { atADesk, onAPhone } from '../steps/windows.ts';

inEachLanguage(() => {
  test('an office list is looked at, explained, taken and taken back', async ({ mall }) => {
    test.slow();
    const { page, t, href, locale } = mall;
    const account = { account: STORE.merchant, password: STORE.password };
    await wearToken(mall, valueOf(await mall.as()(identityApi.login, account)).token);
    const name = `周价内六角螺钉 ${locale}`;
    const heading = `特惠 ${locale}`;
    const rows = [
      '价格表 2026,,,,,,,',
      `货号,品名,分类,计量单位,起订量,规格型号,${heading},库存（百支）`,
      `E2E-${locale},${name},fasteners-screws-socket,百支,1,M8×30,12.30,500`,
      'E2E-BAD,没有类目的,没有的类目,百支,1,M6,1.20,5',
    ];
    await page.goto(href('/merchant/goods/import'));
    const file = page.getByLabel(t('catalog:desk.choose'));
    await file.setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await expect(page.getByRole('alert')).toHaveText(t('catalog:sheet.pdf'));
    await file.setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('') });
    await expect(page.getByRole('alert')).toHaveText(t('catalog:sheet.empty'));

    const buffer = Buffer.from(rows.join('\r\n'));
    const list = `价格表 ${locale}.csv`;
    await file.setInputFiles({ name: list, mimeType: 'text/csv', buffer });
    await page.getByLabel(t('catalog:desk.target', { heading })).selectOption('price');
    await page.getByRole('button', { name: t('catalog:desk.again') }).click();
    const would = t('catalog:desk.would', { created: '1', updated: '0', unchanged: '0', faulty: '1' });
    await expect(page.getByText(would)).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('¥12.30');
    expect(await barriersOf(page)).toEqual([]);
    await onAPhone(page, { width: 375, height: 812 });
    expect(await barriersOf(page)).toEqual([]);
    await atADesk(page, { width: 1440, height: 900 });

    await page.getByRole('button', { name: t('catalog:desk.begin'), exact: true }).click();
    const result = t('catalog:desk.result', { created: '1', updated: '0', faulty: '1' });
    await expect(page.getByRole('status').filter({ hasText: result })).toBeVisible();
    const found = () => mall.as()(goodsApi.list, { keyword: name, mer_id: STORE.merId });
    await expect.poll(async () => valueOf(await found()).list[0]?.store_name).toBe(name);

    const row = page.getByRole('row').filter({ hasText: list }).first();
    await expect(row.getByRole('button', { name: t('catalog:desk.faults', { n: '1' }) })).toBeVisible();
    await row.getByRole('button', { name: new RegExp(t('catalog:desk.act.undo.name')) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(t('catalog:desk.act.undo.sure'));
    await dialog.getByRole('button', { name: t('catalog:desk.act.undo.name'), exact: true }).click();
    await expect(row).toContainText(t('catalog:desk.status.undone'));
    await expect.poll(async () => valueOf(await found()).list[0]?.store_name).not.toBe(name);
  });
});

// A store makes a product in the form: a step of its lead time that does not rise is refused at its row, a picture is
// cropped with keys alone, a data sheet is sent along, and buyers find all of it on the page.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { goodsDeskApi } from '#lib/contracts/goods-desk.ts';
import { goodsFormApi } from '#lib/contracts/goods-form.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { valueOf, wearToken } from '../steps/account.ts';
import { inEachLanguage } from '../steps/in-each-language.ts';
import { awake, expect, test } from '../steps/mall.ts';
import { STORE } from '../steps/paid-order.ts';

/** Wider than high, and of a colour of its own: the same picture is kept once. */
async function wide(): Promise<Buffer> {
  const now = Date.now();
  const background = { r: now % 256, g: Math.floor(now / 256) % 256, b: 90 };
  return sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
}

inEachLanguage(() => {
  test('a product is made with steps of its lead time, a cropped picture and a data sheet', async ({
    mall,
  }) => {
    test.slow();
    const { page, t, href } = mall;
    const account = { account: STORE.merchant, password: STORE.password };
    const { token } = valueOf(await mall.as()(identityApi.login, account));
    await wearToken(mall, token);
    const store = mall.as(token);
    const [like] = valueOf(await store(goodsDeskApi.list, { tab: 'on_sale' })).list;

    await page.goto(href(`/merchant/goods/edit?copy=${like!.product_id}`));
    const days = page.getByLabel(`${t('goods:form.field.lead_days')}${t('desk:form.optional')}`, {
      exact: true,
    });
    await awake(days);
    await days.fill('3');
    await page.getByRole('button', { name: t('goods:form.lead.add'), exact: true }).click();
    await page.keyboard.type('5000');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2');
    await page.getByRole('button', { name: t('goods:form.act.on_sale'), exact: true }).click();
    // The last row, whatever steps the copied product has.
    const [from, within] = [page.locator('fieldset input').nth(-2), page.locator('fieldset input').last()];
    await expect(from).toBeFocused();
    await expect(from).toHaveAccessibleDescription(/5000=2/);
    await within.fill('90');
    await expect(from).not.toHaveAttribute('aria-invalid');

    // A formula of the options fills a column; what it cannot read is said at its field.
    const volume = t('goods:form.sku.volume_cm3');
    const everyRow = page.getByLabel(t('goods:form.sku.fill', { name: volume }), { exact: true });
    await everyRow.fill('=2*nothing');
    await everyRow.press('Enter');
    await expect(everyRow).toHaveAccessibleDescription(t('goods:form.formula.reads', { text: 'nothing' }));
    const [option = ''] = valueOf(await store(goodsFormApi.read, { id: like!.product_id })).form.options;
    await everyRow.fill(`=(3 + 2*${option.split(' //')[0]}) × 10`);
    await everyRow.press('Enter');
    await expect(everyRow).toHaveValue('');

    const pictures = page.getByRole('group', { name: t('desk:form.pictures.add'), exact: true });
    const before = await pictures.locator('img').count();
    const picture = { name: 'wide.png', mimeType: 'image/png', buffer: await wide() };
    await pictures.locator('input[type=file]').setInputFiles(picture);
    const dialog = page.getByRole('dialog', { name: t('desk:crop.title') });
    await expect(dialog.getByRole('button', { name: t('desk:crop.box') })).toBeFocused();
    await expect(dialog).toContainText(t('desk:crop.size', { w: 300, h: 300 }));
    await page.keyboard.press('Shift+ArrowLeft');
    for (const _ of ['nw', 'ne', 'sw', 'se']) await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(dialog).toContainText(t('desk:crop.size', { w: 270, h: 270 }));
    await dialog.getByRole('button', { name: t('desk:crop.cut'), exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const shown = pictures.locator('img').nth(before);
    await expect(shown).toBeVisible();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([270, 270]);

    const sheet = {
      name: 'DIN 933 drawing.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\nx'),
    };
    await page.locator('input[accept*=pdf]').setInputFiles(sheet);
    await expect(page.locator('input[value="DIN 933 drawing"]')).toBeVisible();
    await page.getByRole('button', { name: t('goods:form.act.on_sale'), exact: true }).click();
    await page.waitForURL((url) => url.pathname === href('/merchant/goods'));
    const id = Number(new URL(page.url()).searchParams.get('open'));
    const { form } = valueOf(await store(goodsFormApi.read, { id }));
    for (const { values, volume_cm3: filled } of form.skus)
      expect(Number(filled)).toBe((3 + 2 * Number(/[\d.]+/.exec(values[0]!)![0])) * 10);
    expect([form.lead_days, form.lead_steps.at(-1)]).toEqual(['3', { from: '5000', days: '90' }]);

    await page.goto(href(`/goods_detail/${id}`));
    await expect(page.getByRole('table', { name: t('goods:detail.lead_table') })).toContainText(
      t('goods:detail.lead_days', { count: 90, n: 90 }),
      { ignoreCase: true },
    );
    const link = page.getByRole('link', { name: /DIN 933 drawing/ });
    await expect(link).toContainText(t('goods:document.kind.drawing'));
    const saved = page.waitForEvent('download');
    await link.click();
    const file = await saved;
    expect([file.suggestedFilename(), await readFile(await file.path(), 'utf8')]).toEqual([
      'DIN 933 drawing.pdf',
      '%PDF-1.7\nx',
    ]);
    valueOf(await store(goodsDeskApi.shelf, { ids: [id], on_sale: false }));
  });
});

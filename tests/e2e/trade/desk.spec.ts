// A store at its desk: it finds an order by the phone's last digits, ships it with the keyboard alone and reads what
// happened; what was typed and not sent is there again, and nobody without a store gets in.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { deskApi } from '#lib/contracts/desk.ts';
import { goodsDeskApi } from '#lib/contracts/goods-desk.ts';
import { couponApi } from '#lib/contracts/coupon.ts';
import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { becomeFresh, freshPhone, freshToken, valueOf, wearToken } from '../steps/account.ts';
import { barriersOf } from '../steps/barriers.ts';
import { lookAtScreens } from '../steps/desk-screens.ts';
import { inEachLanguage } from '../steps/in-each-language.ts';
import { searchByKeys } from '../steps/desk-keys.ts';
import { awake, expect, test, type Mall } from '../steps/mall.ts';
import { paidOrder, STORE } from '../steps/paid-order.ts';
import { atADesk, onAPhone } from '../steps/windows.ts';

async function becomeStore(mall: Mall): Promise<string> {
  const account = { account: STORE.merchant, password: STORE.password };
  const { token } = valueOf(await mall.as()(identityApi.login, account));
  await wearToken(mall, token);
  return token;
}

inEachLanguage(() => {
  test('a store ships an order at its desk without a mouse, and reads in the record what happened', async ({
    mall,
  }) => {
    test.slow();
    const { page, t, href } = mall;
    const id = await paidOrder(mall, await freshToken(mall));
    const token = await becomeStore(mall);
    const { order_sn: sn } = valueOf(await mall.as(token)(orderDeskApi.detail, { id }));

    // The numbers of a list's tabs come with its page: nothing is asked for them.
    const asked: string[] = [];
    const note = (request: { url(): string }) => asked.push(new URL(request.url()).pathname);
    page.on('request', note);
    await page.goto(href('/merchant/frozen'));
    const tabs = page.getByRole('navigation', { name: t('desk:tabs'), exact: true });
    await expect(tabs.getByRole('button', { name: t('desk:each.tab.all') })).toHaveText(/[1-9]/);
    await expect(tabs.getByRole('button', { name: t('store_money:frozen.tab.disputed') })).toHaveText(
      /[1-9]/,
    );
    page.off('request', note);
    expect(asked).not.toContain(storeMoneyApi.frozen.path);

    await page.goto(href('/merchant'));
    await page.waitForURL((url) => url.pathname === href('/merchant/start'));
    const toShip = page.getByRole('main').getByRole('link', { name: t('insight:store.waiting.to_ship') });
    await toShip.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === href('/merchant/orders'));
    await expect(page.getByRole('heading', { level: 1, name: t('order:desk.title') })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: sn })).toBeVisible();

    await searchByKeys(page, sn);
    await expect(page.getByRole('row')).toHaveCount(2);
    // On paper there is nothing to press.
    const table = page.getByRole('region', { name: t('order:desk.title'), exact: true });
    const pressed = table.getByRole('button').or(table.getByRole('checkbox'));
    await expect(pressed.first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(pressed).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: t('desk:columns') })).toHaveCount(0);
    await expect(table).toContainText(sn);
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const record = page.getByRole('complementary', { name: sn });
    await expect(
      record.getByRole('listitem').getByText(t('order:desk.event.pay'), { exact: true }),
    ).toBeVisible();

    const ship = record.getByRole('button', { name: t('order:desk.act.ship.name'), exact: true });
    await ship.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: t('order:desk.act.ship.name'), exact: true });
    const number = dialog.getByLabel(t('order:desk.field.tracking_no'), { exact: true });
    const courier = dialog.getByLabel(t('order:desk.field.courier'), { exact: true });
    // Who drives an own truck has to be called: the phone is no longer optional, and its emptiness is told at once.
    await courier.selectOption('truck');
    const phone = dialog.getByLabel(t('order:desk.field.phone'), { exact: true });
    await submit.press('Enter');
    await expect(phone).toHaveAccessibleDescription(new RegExp(t('desk:form.required')));
    await courier.selectOption({ index: 1 });
    await expect(phone).toHaveCount(0);
    await number.fill('运单');
    // A further parcel without its number is told at that field.
    const more = dialog.getByRole('textbox', { name: t('order:desk.ship.parcel_number', { n: 2 }) });
    await dialog.getByRole('button', { name: t('order:desk.ship.parcel_add') }).press('Enter');
    await submit.press('Enter');
    await expect(more).toHaveAccessibleDescription(t('desk:form.required'));
    await dialog.getByRole('button', { name: t('order:desk.ship.parcel_remove', { n: 2 }) }).press('Enter');
    await submit.press('Enter');
    await expect(dialog.getByText(t('failures:shipment.tracking'))).toBeVisible();

    // The dialog is closed by mistake: what was typed is there again.
    await number.fill(`SF${Date.now()}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await ship.press('Enter');
    await expect(number).toHaveValue(/^SF\d+$/);
    await number.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(
      record.getByRole('listitem').getByText(t('order:desk.event.ship'), { exact: true }),
    ).toBeVisible();
    const shipped = valueOf(await mall.as(token)(orderDeskApi.detail, { id }));
    expect([shipped.status, shipped.shipments.length]).toEqual(['to_receive', 1]);
  });

  test('the desk of a store has no barriers, at a desk and on a phone, and keeps its view in the address', async ({
    mall,
  }) => {
    const { page, t, href } = mall;
    await becomeStore(mall);
    for (const [turn, size] of [
      [atADesk, { width: 1440, height: 900 }],
      [atADesk, { width: 1280, height: 800 }],
      [onAPhone, { width: 375, height: 812 }],
    ] as const) {
      await turn(page, size);
      const answer = await page.goto(href('/merchant/orders?tab=all&sort=amount'));
      expect(answer?.headers()['cache-control']).toBe('no-store');
      expect(answer?.headers()['x-robots-tag']).toContain('noindex');
      await expect(page.getByLabel(t('desk:sort'))).toHaveValue('amount');
      await expect(page.locator('[data-row]').first()).toBeVisible();
      expect.soft(await barriersOf(page), `${size.width} px`).toEqual([]);
      if (size.width < 768) {
        const menu = page.locator('[data-desk-menu] summary');
        await menu.click();
        await expect(page.getByRole('link', { name: t('desk:to_mall') })).toBeVisible();
        await menu.click();
      }
      await page.locator('[data-row] [data-head]').first().click();
      await expect(page.getByText(t('order:desk.part.history'))).toBeVisible();
      expect.soft(await barriersOf(page), `${size.width} px, with a record`).toEqual([]);
    }
  });

  test('a view is kept under a name and found again by it, until it is deleted', async ({ mall }) => {
    const { page, t, href } = mall;
    await becomeStore(mall);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(href('/merchant/orders?tab=done&sort=amount&delivery=express'));
    const views = page.getByRole('button', { name: t('desk:views.open'), exact: true });
    await awake(views);
    await views.click();
    await page.getByRole('menuitem', { name: t('desk:views.save'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('desk:views.name'), { exact: true }).fill('大单');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);

    await page.goto(href('/merchant/orders'));
    await awake(views);
    await views.click();
    await page.getByRole('menuitem', { name: '大单', exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('delivery') === 'express');
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('tab'), searchParams.get('sort')]).toEqual(['done', 'amount']);
    await page.getByRole('button', { name: t('desk:views.here', { name: '大单' }), exact: true }).click();
    await page.getByRole('menuitem', { name: t('desk:views.drop', { name: '大单' }), exact: true }).click();
    await page.reload();
    await awake(views);
    await views.click();
    await expect(page.getByRole('menuitem', { name: '大单', exact: true })).toHaveCount(0);
  });
});

test('the focus comes back to the row: from its record, from an act that a key began, also when new orders push it down', async ({
  mall,
}) => {
  const { page, href } = mall;
  // Orders for a receiver of their own: what other tests buy and ship meanwhile moves no row of these.
  const [buyer, receiver] = [await freshToken(mall), freshPhone()];
  for (let at = 0; at < 2; at += 1) await paidOrder(mall, buyer, receiver);
  await becomeStore(mall);
  await page.goto(href(`/merchant/orders?tab=all&keyword=${receiver}`));
  const rows = page.locator('[data-row]');
  const opener = (at: number) => rows.nth(at).locator('[data-head]');
  const record = page.getByRole('complementary').last();
  await awake(opener(0));
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(record).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(opener(1)).toBeFocused();
  const name = (await opener(1).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name })).toBeFocused();
  // Beside the record the table leaves out what it has no room for, and cuts nothing.
  const table = page.getByRole('region').filter({ has: rows.first() });
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.goto(href(`/merchant/orders?sort=newest&keyword=${receiver}`));
  await awake(opener(0));
  const first = (await opener(0).textContent()) ?? '';
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(first);
  // Closed, the dialog reads the list again, and an order that was paid meanwhile stands above all others.
  await paidOrder(mall, buyer, receiver);
  await page.keyboard.press('Escape');
  await expect(opener(0)).not.toHaveText(first);
  await expect(rows.filter({ hasText: first }).locator('[data-head]')).toBeFocused();
  await page.keyboard.press('a');
  await expect(dialog).toContainText(first);
});

test('pictures are sent together, chosen for goods and the store, and deleted while nothing shows them', async ({
  mall,
}) => {
  test.slow();
  mall.expectComplaint(/status of 400/);
  const { page, t, href } = mall;
  await becomeStore(mall);
  const mark = `样品${Date.now()}`;
  const pictureOf = async (name: string, red: number) => {
    const background = { r: red, g: Date.now() % 256, b: Math.floor(Date.now() / 256) % 256 };
    const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
    return { name, mimeType: 'image/png', buffer };
  };
  await page.goto(href('/merchant/library'));
  const folder = page.getByLabel(t('library:desk.upload.folder'));
  await awake(folder);
  await folder.fill(mark);
  await page
    .locator('main input[type=file]')
    .setInputFiles([
      await pictureOf(`${mark}-1.png`, 10),
      { name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
      await pictureOf(`${mark}-2.png`, 20),
    ]);
  // What was refused is named, the others are there.
  await expect(page.getByRole('alert')).toContainText(`text.png: ${t('failures:upload.type')}`);
  const row = (n: number) => page.locator('[data-row]').filter({ hasText: `${mark}-${n}.png` });
  await expect(row(1)).toContainText(mark);
  await expect(row(2)).toContainText(t('library:desk.unused'));

  // One becomes the logo of the store.
  await page.goto(href('/merchant/profile'));
  const choose = page.getByRole('button', { name: t('desk:library.choose') }).first();
  await awake(choose);
  const before = await page.getByRole('img', { name: t('store:desk.profile.now.logo') }).getAttribute('src');
  await choose.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(`${mark}-1`);
  await dialog
    .getByRole('listitem')
    .getByRole('button', { name: `${mark}-1.png` })
    .click();
  expect.soft(await barriersOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: t('desk:library.use', { count: 1 }) }).click();
  await expect(choose).toHaveCount(1);
  await page.getByRole('button', { name: t('desk:form.save'), exact: true }).click();
  await expect(page.getByRole('img', { name: t('store:desk.profile.now.logo') })).not.toHaveAttribute(
    'src',
    before ?? '',
  );

  await page.goto(href(`/merchant/library?keyword=${encodeURIComponent(mark)}`));
  await awake(folder);
  await expect(row(1)).toContainText(t('library:desk.use.logo'));
  const acts = (n: number) =>
    row(n).getByRole('button', { name: t('desk:more_acts', { name: `${mark}-${n}.png` }) });
  const remove = page.getByRole('menuitem', { name: t('library:desk.act.remove.name'), exact: true });
  await acts(1).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(remove).toHaveCount(0);
  await page.keyboard.press('Escape');
  await acts(2).click();
  await remove.click();
  await dialog.getByRole('button', { name: t('library:desk.act.remove.name'), exact: true }).click();
  await expect(row(2)).toHaveCount(0);
  await expect(row(1)).toBeVisible();
});

test('a store composes its home page, looks at it beforehand, and buyers see it', async ({ mall }) => {
  test.slow();
  mall.expectComplaint(/status of 400/);
  const { page, t, href } = mall;
  const token = await becomeStore(mall);
  const mark = `公告${Date.now()}`;
  const add = page.getByRole('button', { name: t('store_home:desk.act.add.name'), exact: true });
  const dialog = page.getByRole('dialog');
  const field = (name: 'kind' | 'title' | 'text') =>
    dialog.getByLabel(t(`store_home:desk.field.${name}`)).first();
  const row = page.locator('[data-row]').filter({ hasText: mark });
  const send = () =>
    dialog.getByRole('button', { name: t('store_home:desk.act.add.name'), exact: true }).click();
  const seenAt = async (address: string) => {
    await page.goto(href(address));
    await expect(page.getByRole('heading', { name: mark, exact: true })).toBeVisible();
    await expect(page.locator('main [data-block=text]')).toContainText('第一段');
    await expect(page.locator('main [data-block=goods] [data-grid] > li')).toHaveCount(1);
  };

  await page.goto(href('/merchant/home'));
  await awake(add);
  await add.click();
  await field('kind').selectOption('text');
  await field('title').fill(mark);
  // What a text cannot do without is asked for at its field, and nothing typed is lost.
  await send();
  await expect(dialog.getByText(t('failures:store_home.text'))).toBeVisible();
  await field('text').fill('第一段\n第二段');
  await send();
  await expect(row).toHaveCount(1);

  const { list } = valueOf(await mall.as(token)(goodsDeskApi.list, { tab: 'on_sale', limit: 1 }));
  await add.click();
  await field('kind').selectOption('goods');
  await field('title').fill(`${mark} 主推`);
  await dialog.getByRole('searchbox').fill(list[0]?.name ?? '');
  await dialog
    .getByRole('button', { name: list[0]?.name ?? '' })
    .first()
    .click();
  expect.soft(await barriersOf(page)).toEqual([]);
  await send();
  await expect(row).toHaveCount(2);

  await seenAt('/merchant/preview');
  await seenAt(`/store?id=${STORE.merId}`);
  expect.soft(await barriersOf(page)).toEqual([]);

  await page.goto(href('/merchant/home'));
  for (const left of [1, 0]) {
    const last = row.last().getByRole('button', { name: /./ }).last();
    await awake(last);
    await last.click();
    await page.getByRole('menuitem', { name: t('store_home:desk.act.remove.name'), exact: true }).click();
    await dialog.getByRole('button', { name: t('store_home:desk.act.remove.name'), exact: true }).click();
    await expect(row).toHaveCount(left);
  }
  await page.goto(href(`/store?id=${STORE.merId}`));
  await expect(page.locator('main [data-block]')).toHaveCount(0);
});

test('every screen of a store has no barriers, at a desk and on a phone', async ({ mall }) => {
  test.setTimeout(900_000);
  await becomeStore(mall);
  await mall.page.goto(mall.href('/merchant/orders'));
  await lookAtScreens(mall, 20, false);
});

test('a store’s notices go to an address that has proved itself, as each of its people chose', async ({
  mall,
}) => {
  const { page, t, href } = mall;
  await becomeStore(mall);
  await page.goto(href('/user#notice-ways'));
  const ways = page.getByRole('region', { name: t('user:notice_ways.title') });
  const mail = ways.getByRole('combobox', {
    name: `${t('user:notice_ways.group.to_ship')} ${t('user:notice_ways.mail')}`,
  });
  await awake(ways);
  await ways.getByRole('button').first().click();
  const address = `store-${Date.now()}@mall.example`;
  await ways.getByRole('textbox', { name: t('user:notice_ways.email') }).fill(address);
  await ways.getByRole('button', { name: t('user:notice_ways.send') }).click();
  const code = ways.getByRole('textbox', { name: t('user:notice_ways.code') });
  await expect(code).toBeVisible();
  let sent: string | undefined;
  await expect(async () => {
    const letters = await (await page.request.get('/dev/mail')).text();
    sent = /(\d{6})/.exec(letters.split(address)[1] ?? '')?.[1];
    expect(letters.includes(address) && sent).toBeTruthy();
  }).toPass();
  await code.fill(sent!);
  await ways.getByRole('button', { name: t('user:notice_ways.confirm') }).click();
  await expect(ways.getByText(address)).toBeVisible();
  await mail.selectOption('daily');
  await expect(page.getByText(t('user:notice_ways.saved')).first()).toBeVisible();
  await page.reload();
  await expect(mail).toHaveValue('daily');
});

test('a notice about another store of one’s own opens that store', async ({ mall }) => {
  const { page, href } = mall;
  const account = { account: '13800000013', password: STORE.password };
  const { token } = valueOf(await mall.as()(identityApi.login, account));
  await wearToken(mall, token);
  const { stores } = valueOf(await mall.as(token)(deskApi.desks));
  await page.goto(href('/merchant/orders'));
  const other = stores.at(-1)!;
  await page.goto(href(`/merchant/messages?store=${other.mer_id}`));
  expect(new URL(page.url()).search).toBe('');
  await expect(page.locator('[data-desk-store]')).toHaveValue(String(other.mer_id));
});

test('whoever has no store is led to where stores apply, a visitor to the login', async ({ mall }) => {
  const { page, href } = mall;
  await page.goto(href('/merchant/orders'));
  await page.waitForURL((url) => url.pathname === href('/login'));
  await becomeFresh(mall);
  await page.goto(href('/merchant/orders'));
  await page.waitForURL((url) => url.pathname === href('/merchant_settled'));
});

test('a list without a table of the mall’s own is saved as a file, as its filters narrow it', async ({
  mall,
}) => {
  const { page, t, href } = mall;
  await becomeStore(mall);
  await page.goto(href('/merchant/refunds?tab=refunded'));
  await expect(page.locator('[data-row]').first()).toBeVisible();
  const shown = await page.locator('[data-row]').count();
  await page.getByRole('button', { name: t('desk:table.open'), exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: t('desk:table.csv'), exact: true }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain(t('refund:desk.col.sn'));
  expect(lines).toHaveLength(shown + 1);
});

test('a long list is exported behind what its reader does next, and fetched where exported tables are', async ({
  mall,
}) => {
  const { page, t, href } = mall;
  await becomeStore(mall);
  await page.goto(href('/merchant/stock'));
  const open = page.getByRole('button', { name: t('desk:table.open'), exact: true });
  await awake(open);
  await open.click();
  await page.getByRole('menuitem', { name: t('desk:table.csv'), exact: true }).click();
  await expect(page.getByText(t('desk:table.later'), { exact: true })).toBeVisible();
  // The page is left at once; what was asked for goes on.
  await page.goto(href('/merchant/tables'));
  const row = page.locator('[data-row]').first();
  await expect(row).toContainText(t('goods:stock_desk.title'));
  const fetch = row.getByRole('button', { name: t('paper:tables.act.fetch.name') });
  await expect(fetch).toBeVisible({ timeout: 30_000 });
  const saved = page.waitForEvent('download');
  await fetch.click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(`${t('goods:stock_desk.title')}.csv`);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines.length).toBeGreaterThan(200);
  expect(lines[0]).toContain(t('goods:stock_desk.col.designation'));
});

test('an option that is added to the sizes is typed into at once', async ({ mall }) => {
  const { page, t, href } = mall;
  await becomeStore(mall);
  await page.goto(href('/merchant/goods/edit'));
  const add = page.getByRole('button', { name: t('goods:form.option.add'), exact: true });
  await awake(add);
  for (const n of [1, 2]) {
    await add.click();
    await expect(page.getByLabel(t('goods:form.option.name', { n }), { exact: true })).toBeFocused();
  }
});

test('what is due was settled when the demo mall was written', async ({ mall }) => {
  const store = mall.as(await becomeStore(mall));
  const { list } = valueOf(await store(storeMoneyApi.settled, {}));
  expect(list.length).toBeGreaterThan(0);
});

test('what is chosen stays chosen on the next page and in a search, is done with together, and ends with its tab', async ({
  mall,
}) => {
  const { page, t, href } = mall;
  await becomeStore(mall);
  await page.goto(href('/merchant/stock'));
  await awake(page.locator('tbody'));
  const first = page.locator('tbody tr').first();
  const box = first.getByRole('checkbox');
  const chosen = (count: number) => page.getByRole('group', { name: t('desk:chosen', { count }) });
  const sizeOf = async (): Promise<string> => (await first.locator('td').nth(1).innerText()).trim();
  const before = await sizeOf();
  await box.check();
  await expect(chosen(1)).not.toContainText(t('desk:chosen_away', { count: 1 }));
  await page.getByRole('button', { name: t('common:next'), exact: true }).click();
  await expect.poll(sizeOf).not.toBe(before);
  await expect(chosen(1)).toContainText(t('desk:chosen_away', { count: 1 }));
  const after = await sizeOf();
  await box.check();
  await chosen(2)
    .getByRole('button', { name: `${t('goods:stock_desk.act.stock.name')} (2)` })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('+0');
  for (const size of [before, after])
    await expect(dialog.getByRole('row').filter({ hasText: size }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('common:previous'), exact: true }).click();
  await expect.poll(sizeOf).toBe(before);
  await expect(box).toBeChecked();
  await searchByKeys(page, after);
  await expect(chosen(2)).toBeVisible();
  await page.getByRole('button', { name: t('goods:stock_desk.tab.out') }).click();
  await expect(page).toHaveURL(/tab=out/);
  await expect(chosen(2)).toHaveCount(0);
});

test('tabs of a list say how many rows each has, and nothing beside what a filter leaves', async ({
  mall,
}) => {
  const { page, t, href } = mall;
  await becomeStore(mall);
  await page.goto(href('/merchant/coupons'));
  const all = page.getByRole('navigation', { name: t('desk:tabs') }).getByRole('button');
  await expect(all.filter({ hasText: t('coupon:desk.tab.all') })).toHaveText(/\d/);
  await expect(all.filter({ hasText: t('coupon:desk.tab.closed') })).toHaveText(/\d/);

  const orders = all.filter({ hasText: t('desk:each.tab.all') });
  await page.goto(href('/merchant/orders?tab=all'));
  await expect(orders).toHaveText(/\d/);
  await page.goto(href('/merchant/orders?tab=all&delivery=city'));
  await expect(orders).not.toHaveText(/\d/);
});

test('a coupon tells below its record who opened and closed it', async ({ mall }) => {
  const { page, t, href } = mall;
  const store = mall.as(await becomeStore(mall));
  const coupon = { title: '经过测试券', type: 0, coupon_price: '1', use_min_price: '10', coupon_type: 0 };
  const made = { ...coupon, coupon_time: 30, total_count: 5 };
  const { coupon_id: id } = valueOf(await store(couponApi.storeCreate, made));
  valueOf(await store(couponApi.storeOpen, { ids: [id] }));
  valueOf(await store(couponApi.storeClose, { ids: [id] }));
  await page.goto(href(`/merchant/coupons?open=${id}`));
  const record = page.getByRole('complementary', { name: coupon.title });
  await expect(record.getByRole('listitem').first()).toContainText(t('coupon:desk.act.close.name'));
  await expect(record.getByRole('listitem').nth(1)).toContainText(t('coupon:desk.act.open.name'));
  await expect(record.getByRole('listitem').last()).toContainText(t('coupon:desk.act.create.name'));
});

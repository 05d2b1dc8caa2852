// A store's day at its desk, without a mouse: orders go out whole, in parts and from a file of numbers, refunds are
// agreed to, an invoice of the tax system is handed over, something that is made to order is quoted, and prices come
// out of a spreadsheet.
import { randomInt } from 'node:crypto';
import type { Locator } from 'playwright/test';
import { addressApi } from '#lib/contracts/address.ts';
import { cartApi } from '#lib/contracts/cart.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { goodsDeskApi } from '#lib/contracts/goods-desk.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { inquiryApi } from '#lib/contracts/inquiry.ts';
import { invoiceApi } from '#lib/contracts/invoice.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { quotationApi } from '#lib/contracts/quotation.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { freshToken, valueOf, wearToken } from '../steps/account.ts';
import { barriersOf } from '../steps/barriers.ts';
import { press, tabTo } from '../steps/by-keyboard.ts';
import { searchByKeys } from '../steps/desk-keys.ts';
import { awake, expect, test, type Mall } from '../steps/mall.ts';
import { chargeBalance, orderLines, STORE } from '../steps/paid-order.ts';

const SHIPPED = 12;
const REFUNDED = 2;
const DAY = 86_400_000;

const ASKING = '13800000002';

const tokenOf = async (mall: Mall, account: string): Promise<string> =>
  valueOf(await mall.as()(identityApi.login, { account, password: STORE.password })).token;

interface Ordered {
  id: string;
  sn: string;
}

/** Orders of one buyer who is known by his phone, each of two units of the smallest quantity. */
async function ordersOf(mall: Mall, token: string, phone: string, count: number): Promise<Ordered[]> {
  const call = mall.as(token);
  const area = ['13', '1301', '130102', '130102001'].map((id) => ({ id }));
  valueOf(
    await call(addressApi.save, { real_name: '王建国', phone, area, detail: '科技路8号', is_default: true }),
  );
  await chargeBalance(mall, token, '50000.00');
  const query = { mer_id: STORE.merId, order: 'price_asc', stock: 1, limit: 20 } as const;
  for (const { product_id: id } of valueOf(await call(goodsApi.list, query)).list) {
    const goods = valueOf(await call(goodsApi.detail, { id }));
    const num = Math.max(1, goods.once_min_count) * 2;
    const sku = goods.sku.find((one) => one.stock > num * count && Number(one.price) > 0);
    if (!sku || Number(sku.price) * num * count > 40_000) continue;
    for (let n = 0; n < count; n += 1) {
      const line = { product_attr_unique: sku.unique, cart_num: num };
      const { cart_id } = valueOf(await call(cartApi.create, line));
      valueOf(
        await call(paymentApi.pay, { group_id: await orderLines(mall, token, [cart_id]), type: 'balance' }),
      );
    }
    const { list } = valueOf(await call(orderApi.list, { limit: count }));
    return list.map((order) => ({ id: order.order_id, sn: order.order_sn }));
  }
  throw new Error('The store sells nothing that can be ordered so often');
}

/** Opens a list of the desk and searches it; the first row has the cursor. */
async function findByKeys({ page, href }: Mall, screen: string, words: string, rows: number): Promise<void> {
  await page.goto(href(screen));
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await searchByKeys(page, words);
  await expect(page.locator('[data-row]')).toHaveCount(rows);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
}

/** Chooses a file with the keyboard; the system's own window is the test's. */
async function chooseFile(mall: Mall, field: Locator, name: string, text: string): Promise<void> {
  await tabTo(mall, field);
  const chooser = mall.page.waitForEvent('filechooser');
  await mall.page.keyboard.press('Enter');
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
}

test('twelve orders, two refunds, an invoice, a quotation and new prices, without a mouse', async ({
  mall,
}) => {
  test.setTimeout(600_000);
  const { page, t, href } = mall;
  const phone = `139${String(randomInt(1e8)).padStart(8, '0')}`;
  const buyer = await freshToken(mall);
  const call = mall.as(buyer);
  const orders = await ordersOf(mall, buyer, phone, SHIPPED + REFUNDED);
  const [back, out] = [orders.slice(0, REFUNDED), orders.slice(REFUNDED)];
  const refunds: { id: string; sn: string }[] = [];
  for (const { id } of back) {
    const [line] = valueOf(await call(orderApi.detail, { id })).orderProduct;
    const wish = { type: 'single', refund_type: 'money', refund_message: 'other' } as const;
    const asked = valueOf(await call(refundApi.apply, { ...wish, id, ids: [line!.order_product_id] }));
    const refund = valueOf(await call(refundApi.detail, { id: asked.refund_order_id }));
    refunds.push({ id: asked.refund_order_id, sn: refund.refund_order_sn });
  }
  const header = {
    receipt_type: 1,
    receipt_title_type: 2,
    receipt_title: '河北华北机械制造有限公司',
    duty_paragraph: '91130100MA0DEM817Q',
  } as const;
  const wanted = valueOf(await call(invoiceApi.apply, { id: out[0]!.id, ...header }));
  // What a company asks that the platform has verified is open at once.
  const asking = mall.as(await tokenOf(mall, ASKING));
  const title = `非标法兰 ${orders[0]!.id.slice(-6)}`;
  const ask = { spec: '', brand: '', num: 40, unit: '件', target_price: '', remark: '', images: [] };
  const { inquiry_id: inquiry } = valueOf(
    await asking(inquiryApi.create, {
      title,
      type: 1,
      mer_ids: [STORE.merId],
      items: [
        { ...ask, name: '六角螺栓' },
        { ...ask, name: '非标法兰' },
      ],
      receive_area: ['13', '1304', '130408'],
      deadline: new Date(Date.now() + 5 * DAY).toISOString(),
      invoice_type: 2,
      contact: '王建国',
      phone,
    }),
  );

  const token = await tokenOf(mall, STORE.merchant);
  const store = mall.as(token);
  await wearToken(mall, token);
  const dialog = page.getByRole('dialog');
  const rows = page.locator('[data-row]');
  // The system's window for files is the test's from here on: the browser would close it at once.
  page.on('filechooser', () => undefined);
  const done = () => expect(dialog).toHaveCount(0);

  await test.step('refunds are agreed to', async () => {
    for (const { id, sn } of refunds) {
      await findByKeys(mall, '/merchant/refunds?tab=all', sn, 1);
      await page.keyboard.press('a');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Enter');
      await done();
      expect(valueOf(await call(refundApi.detail, { id })).status).toBe('refunded');
    }
  });

  const number = (n: number): string => `SF${phone}${n}`;
  const courier = dialog.getByLabel(t('order:desk.field.courier'), { exact: true });
  /** The carrier of the last parcel stands there already. */
  const ship = async (n: number): Promise<void> => {
    await page.keyboard.press('a');
    await expect(courier.locator('option').nth(1)).toBeAttached();
    await tabTo(mall, courier);
    if (n === 0) await page.keyboard.press('ArrowDown');
    await expect(courier).not.toHaveValue('');
    await tabTo(mall, dialog.getByLabel(t('order:desk.field.tracking_no'), { exact: true }));
    await page.keyboard.type(number(n));
  };

  await test.step('orders go out whole', async () => {
    await findByKeys(mall, '/merchant/orders', phone, SHIPPED);
    for (let n = 0; n < 4; n += 1) {
      await ship(n);
      await page.keyboard.press('Enter');
      await done();
      await expect(rows).toHaveCount(SHIPPED - n - 1);
    }
  });

  await test.step('orders go out in parts', async () => {
    for (let n = 4; n < 6; n += 1) {
      await ship(n);
      await tabTo(mall, dialog.getByRole('radio').first());
      await page.keyboard.press('ArrowDown');
      await tabTo(mall, dialog.locator('input[type="number"]'));
      await page.keyboard.type('1');
      await page.keyboard.press('Enter');
      await done();
      await ship(n + 10);
      await page.keyboard.press('Enter');
      await done();
      await expect(rows).toHaveCount(SHIPPED - n - 1);
    }
  });

  await test.step('the others go out from a file of numbers, one of them in two parcels', async () => {
    const left = await rows.evaluateAll((all) => all.map((one) => one.getAttribute('data-row')));
    const rest = out.filter(({ id }) => left.includes(id));
    const file = rest.map(({ sn }, n) => `${sn},顺丰,${number(20 + n)},`);
    const more = [`${rest[0]!.sn},自有车辆,冀D88E66,13900001111`, 'G000,顺丰,SF12345,'];
    const panel = page.getByRole('group').filter({ hasText: t('order:desk.waybills.title') });
    await page.reload();
    await expect(rows).toHaveCount(rest.length);
    await press(mall, panel.locator('summary'));
    const field = panel.getByLabel(t('order:desk.waybills.choose'));
    const text = ['订单号,快递公司,运单号,司机电话', ...file, ...more].join('\n');
    await chooseFile(mall, field, 'numbers.csv', text);
    await expect(panel.getByText(t('order:desk.waybills.fault.no_order'))).toBeVisible();
    expect.soft(await barriersOf(page)).toEqual([]);
    await press(
      mall,
      panel.getByRole('button', { name: t('order:desk.waybills.send', { count: rest.length }) }),
    );
    await expect(rows).toHaveCount(0);
    const { shipments } = valueOf(await store(orderDeskApi.detail, { id: rest[0]!.id }));
    expect(shipments.map((one) => one.tracking_no)).toEqual(['冀D88E66', number(20)]);
    await expect(panel.getByText(t('order:desk.waybills.sent'))).toHaveCount(rest.length + 1);
  });

  // A part goes out as an order of its own, beside what is left of the first.
  const sent = valueOf(await store(orderDeskApi.list, { keyword: phone, tab: 'to_receive', limit: 50 })).list;
  expect(sent).toHaveLength(SHIPPED + 2);
  expect(out.every(({ id }) => sent.some((order) => order.order_id === id))).toBe(true);

  await test.step('an invoice is issued, and that of the tax system goes with it', async () => {
    await findByKeys(mall, '/merchant/invoices', wanted.receipt_sn, 1);
    await page.keyboard.press('a');
    await tabTo(mall, dialog.getByLabel(t('invoice:desk.field.receipt_no'), { exact: true }));
    await page.keyboard.type(`2513${Date.now()}`.padEnd(20, '0'));
    await page.keyboard.press('Enter');
    await done();
    await findByKeys(mall, '/merchant/invoices?tab=issued', wanted.receipt_sn, 1);
    await page.keyboard.press('Enter');
    const record = page.getByRole('complementary', { name: wanted.receipt_sn });
    const attach = t('invoice:desk.act.attach.name');
    await press(mall, record.getByRole('button', { name: attach, exact: true }));
    await chooseFile(mall, dialog.locator('input[type="file"]'), '数电票.pdf', '%PDF-1.7\n%%EOF');
    await press(mall, dialog.getByRole('button', { name: attach, exact: true }));
    await done();
    await expect(record.getByRole('link', { name: 'PDF', exact: true })).toBeVisible();
    const { files, status } = valueOf(await call(invoiceApi.record, { id: wanted.order_receipt_id }));
    expect([status, files.map(({ kind }) => kind)]).toEqual(['issued', ['pdf']]);
  });

  await test.step('what is made to order is quoted with a line of its own', async () => {
    await page.goto(href('/merchant/inquiries'));
    await expect(rows.filter({ hasText: title })).toBeVisible();
    await press(mall, rows.filter({ hasText: title }).getByRole('link').first());
    await page.waitForURL((url) => url.pathname === href('/search_order_detail'));
    await press(mall, page.getByRole('button', { name: t('quotation:act.make'), exact: true }).last());
    await tabTo(mall, page.getByLabel(t('quotation:made.weight'), { exact: true }));
    await page.keyboard.type('2.5');
    await tabTo(mall, page.getByLabel(t('quotation:form.price'), { exact: true }).last());
    await page.keyboard.type('88.00');
    await press(mall, page.getByRole('button', { name: t('quotation:act.send'), exact: true }));
    await expect(page.getByRole('article').filter({ hasText: '88.00' })).toBeVisible();
    const [offer] = valueOf(await asking(quotationApi.list, { id: inquiry })).list;
    expect(offer!.items[0]).toMatchObject({ price: '88.00', made: { name: '非标法兰', weight: '2.5' } });
  });

  await test.step('prices are pasted from a spreadsheet, looked at, set, and taken back', async () => {
    const goods = valueOf(await store(goodsDeskApi.list, { tab: 'on_sale' })).list;
    const { product_id: id, name } = goods.find((one) => one.sku_count > 2 && one.sku_count < 40)!;
    const priced = async () =>
      valueOf(await store(goodsDeskApi.detail, { id })).skus.map((sku) => [sku.sku_id, sku.price] as const);
    const before = await priced();
    await findByKeys(mall, '/merchant/stock', name, before.length);
    await tabTo(mall, page.locator('input[data-edit="price"]'));
    const raised = new Map(before.map(([sku, price]) => [sku, (Number(price) + 1).toFixed(2)]));
    const shown = await rows.evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-row'))));
    const column = shown.map((sku) => raised.get(sku)).join('\n');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), column);
    await page.keyboard.press('ControlOrMeta+V');
    const look = t('mass_change:look.would', { changes: before.length, same: 0, faulty: 0 });
    await expect(dialog.getByRole('status').filter({ hasText: look })).toBeVisible();
    expect.soft(await barriersOf(page)).toEqual([]);
    const change = t('goods:stock_desk.act.price.name');
    await press(mall, dialog.getByRole('button', { name: change, exact: true }));
    await done();
    expect(await priced()).toEqual(before.map(([sku]) => [sku, raised.get(sku)]));
    await page.goto(href('/merchant/mass-changes'));
    await awake(rows);
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Enter');
    await done();
    expect(await priced()).toEqual(before);
  });
});

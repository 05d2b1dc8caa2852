// A buyer asks, two stores quote, the buyer compares, accepts and stands before an order at the quoted price.
import { DESK_STORE_COOKIE } from '#lib/contracts/cookies.ts';
import { deskApi } from '#lib/contracts/desk.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { inquiryApi } from '#lib/contracts/inquiry.ts';
import { addressApi } from '#lib/contracts/address.ts';
import { couponApi } from '#lib/contracts/coupon.ts';
import { quotationApi } from '#lib/contracts/quotation.ts';
import { valueOf, wearToken } from '../steps/account.ts';
import { awake, expect, test, type Mall } from '../steps/mall.ts';
import { hearSocket } from '../steps/socket.ts';

const DAY = 86_400_000;
const PASSWORD = 'demo1234';
const BUYER = '13800000002';
const KEEPER_OF_STORES = '13800000013';
const STORES = ['13800000011', '13800000012'];

const tokenOf = async (mall: Mall, account: string): Promise<string> =>
  valueOf(await mall.as()(identityApi.login, { account, password: PASSWORD })).token;

/** What a store sells by the piece: as many of it are as many of what an inquiry asks for in pieces. */
const PIECES = ['个', '件', '只', '支', '套', '把', '台', '条'];

/**
 * The store behind an account offers goods that it sells by the piece for the first item, as many as it asks for, and
 * `more` steps of the goods above that.
 */
async function quoteAs(mall: Mall, account: string, id: string, price: string, more = 0): Promise<void> {
  const call = mall.as(await tokenOf(mall, account));
  const { items, deadline } = valueOf(await call(inquiryApi.detail, { id }));
  const [asked] = items;
  const { list } = valueOf(await call(quotationApi.goods, { limit: 50 }));
  const offers = list.map((sku) => {
    const step = sku.batch_number || 1;
    return { sku, num: (Math.ceil(Math.max(sku.once_min_count, asked!.num) / step) + more) * step };
  });
  const { sku, num } = offers.find((one) => PIECES.includes(one.sku.unit_name) && one.sku.stock >= one.num)!;
  valueOf(
    await call(quotationApi.create, {
      inquiry_id: id,
      items: [{ item_id: asked!.item_id, price, num, product_attr_unique: sku.product_attr_unique }],
      freight_included: true,
      lead_days: 3,
      valid_until: new Date(Date.parse(deadline) + 10 * DAY).toISOString(),
    }),
  );
}

test('an inquiry is published, quoted for, compared, accepted and ordered at its price', async ({ mall }) => {
  const { page, t, href } = mall;
  await wearToken(mall, await tokenOf(mall, BUYER));
  await page.goto(href('/search_price_order'));
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await awake(field(t('inquiry:field.title')));
  await field(t('inquiry:field.title')).fill('检修用标准件一批');
  // A name that says no kind of goods: whatever the two stores offer is what was asked for.
  await field(t('inquiry:field.name')).fill('检修备件');
  await field(t('inquiry:field.num')).fill('500');
  await field(t('inquiry:field.unit')).fill('件');
  await page
    .getByLabel(t('inquiry:field.invoice'), { exact: true })
    .selectOption({ label: t('inquiry:invoice.special') });
  // What the account says of itself is not asked again.
  await expect(field(t('inquiry:field.company'))).toHaveValue('河北华北机械制造有限公司');
  await expect(field(t('inquiry:field.phone'))).toHaveValue(BUYER);
  await field(t('inquiry:field.contact')).fill('周敏');
  await page.getByRole('checkbox', { name: new RegExp(t('inquiry:agree.before')) }).check();
  await page.getByRole('button', { name: t('inquiry:act.publish'), exact: true }).click();
  await page.getByRole('link', { name: t('inquiry:dialog.see') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('检修用标准件一批');
  await expect(page.getByText(t('quotation:empty'))).toBeVisible();

  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await quoteAs(mall, STORES[0]!, id, '12.34');
  await quoteAs(mall, STORES[1]!, id, '9.87');
  await page.reload();
  await expect(page.getByText(t('quotation:lowest')).first()).toBeVisible();
  const accept = page.getByRole('button', { name: t('quotation:act.accept'), exact: true });
  await expect(accept).toHaveCount(2);
  await awake(accept);
  await accept.first().click();
  await page.getByRole('button', { name: t('quotation:dialog.ok'), exact: true }).click();
  await page.getByRole('button', { name: t('quotation:act.order'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('quotation:act.order'), exact: true })
    .click();
  await page.waitForURL(/\/order_confirm\?cart_id=/);
  await expect(page.getByText(/(9\.87|12\.34)/).first()).toBeVisible();
  // What the inquiry asked for arrives with its price.
  await expect(page.getByText(t('invoice:wish.special')).first()).toBeVisible();

  // The order leads back to what was asked.
  const submit = page.getByRole('button', { name: t('checkout:submit'), exact: true });
  await awake(submit);
  await submit.click();
  await page.getByRole('link', { name: t('payment:later'), exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: '检修用标准件一批' }).click();
  await page.waitForURL((url) => url.searchParams.get('id') === id);
});

test('all that is wrong in the form of an inquiry is said at its fields at once, and nothing typed is lost', async ({
  mall,
}) => {
  const { page, t, href } = mall;
  mall.expectComplaint(/status of 400/);
  await wearToken(mall, await tokenOf(mall, BUYER));
  await page.goto(href('/search_price_order'));
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await awake(field(t('inquiry:field.title')));
  await field(t('inquiry:field.spec')).fill('M8×30');
  await field(t('inquiry:field.contact')).fill('');
  await page.getByRole('button', { name: t('inquiry:act.publish'), exact: true }).click();
  const wrong = ['title', 'item_name', 'quantity', 'unit', 'contact', 'agree'] as const;
  for (const code of wrong)
    await expect(page.locator('form').getByText(t(`failures:inquiry.${code}`))).toBeVisible();
  await expect(field(t('inquiry:field.title'))).toBeFocused();
  await expect(field(t('inquiry:field.spec'))).toHaveValue('M8×30');

  await field(t('inquiry:field.name')).fill('六角螺栓');
  await expect(page.locator('form').getByText(t('failures:inquiry.item_name'))).toHaveCount(0);
  await expect(page.locator('form').getByText(t('failures:inquiry.quantity'))).toBeVisible();
});

test('an inquiry that names no category reaches the stores that sell it, and the goods that it asks for come first', async ({
  mall,
}) => {
  const { page, t, href } = mall;
  const line = { brand: '', num: 2000, unit: '件', target_price: '', remark: '', images: [] };
  valueOf(
    await mall.as(await tokenOf(mall, BUYER))(inquiryApi.create, {
      title: '三号线检修备件',
      items: [
        { ...line, name: '六角螺栓', spec: 'M8×30 8.8级' },
        { ...line, name: '六角螺母', spec: 'M8 8级' },
      ],
      deadline: new Date(Date.now() + 5 * DAY).toISOString(),
      contact: '周敏',
      phone: BUYER,
    }),
  );
  await wearToken(mall, await tokenOf(mall, STORES[0]!));
  await page.goto(href('/merchant/inquiries'));
  await page.getByText('三号线检修备件').first().click();
  await page.waitForURL(/search_order_detail/);
  const pick = page.getByRole('button', { name: t('quotation:act.pick'), exact: true }).first();
  await awake(pick);
  await pick.click();
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect(rows.first()).toContainText('M8 · 30 mm');
  await expect(rows.first()).toContainText('8.8级');
  await expect(rows.first()).not.toContainText(t('quotation:row.substitute'));
  await expect(rows.filter({ hasText: t('quotation:row.substitute') }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  // What is wrong in an offer is said at its fields, and stays while the others are put right.
  mall.expectComplaint(/status of 400/);
  const item = page.locator('main form > ul > li').first();
  await item.getByRole('button', { name: t('quotation:act.make'), exact: true }).click();
  await page.getByRole('button', { name: t('quotation:act.send'), exact: true }).click();
  const weight = item.getByRole('textbox', { name: t('quotation:made.weight'), exact: true });
  await expect(item.getByText(t('failures:quotation.made_weight'))).toBeVisible();
  await expect(item.getByText(t('failures:quotation.price'))).toBeVisible();
  await expect(weight).toBeFocused();
  await weight.fill('0.02');
  await expect(item.getByText(t('failures:quotation.made_weight'))).toHaveCount(0);
  await expect(item.getByText(t('failures:quotation.price'))).toBeVisible();

  // Who works for several stores quotes for the one that was chosen at the desk.
  const many = await tokenOf(mall, KEEPER_OF_STORES);
  const store = valueOf(await mall.as(many)(deskApi.desks)).stores.at(-1)!;
  await wearToken(mall, many);
  const value = String(store.mer_id);
  await page.context().addCookies([{ name: DESK_STORE_COOKIE, value, url: page.url() }]);
  await page.reload();
  await expect(page.getByText(store.name)).toBeVisible();
  await awake(pick);
  const asked = page.waitForRequest((request) => request.url().includes(quotationApi.goods.path));
  await pick.click();
  expect((await asked).headers()['x-store']).toBe(value);
});

test('offers for different lines are compared by line alone, and are awarded and ordered together', async ({
  mall,
}) => {
  const { page, t, href } = mall;
  const token = await tokenOf(mall, BUYER);
  await wearToken(mall, token);
  const line = { spec: '', brand: '', num: 40, unit: '件', target_price: '', remark: '', images: [] };
  const { inquiry_id: id } = valueOf(
    await mall.as(token)(inquiryApi.create, {
      title: '备件与非标法兰',
      items: [
        { ...line, name: '检修备件' },
        { ...line, name: '非标法兰' },
      ],
      receive_area: ['13', '1304', '130408'],
      deadline: new Date(Date.now() + 5 * DAY).toISOString(),
      invoice_type: 2,
      contact: '周敏',
      phone: BUYER,
    }),
  );
  const { items, deadline } = valueOf(await mall.as(token)(inquiryApi.detail, { id }));
  const socket = hearSocket(page);
  await page.goto(href(`/search_order_detail?id=${id}`));
  await expect(page.getByText(t('quotation:empty'))).toBeVisible();
  await socket.speaks();

  // Seen without anybody asking for the page again.
  await socket.isTold(() => quoteAs(mall, STORES[0]!, id, '12.34', 1));
  await expect(page.getByText('¥12.34').first()).toBeVisible();
  const maker = mall.as(await tokenOf(mall, STORES[1]!));
  const made = { name: '法兰 DN80', spec: 'FL-08', unit: '件', weight: '2.5' };
  valueOf(
    await maker(quotationApi.create, {
      inquiry_id: id,
      items: [{ item_id: items[1]!.item_id, price: '88.00', num: 40, made }],
      lead_days: 10,
      valid_until: new Date(Date.parse(deadline) + 10 * DAY).toISOString(),
    }),
  );
  await expect(page.getByText('法兰 DN80').first()).toBeVisible();
  await expect(page.getByText(t('quotation:row.not_quoted'))).toHaveCount(2);
  await expect(page.getByText(t('quotation:row.common_none'))).toBeVisible();
  await expect(page.getByText(t('quotation:lowest'), { exact: true })).toHaveCount(0);
  // On a sheet of A4 the tables lie within their panels, and the comparison begins below its heading.
  const screenSize = page.viewportSize()!;
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 687, height: 1000 });
  const onPaper = await page.locator('main table').evaluateAll((tables) =>
    tables.map((table) => {
      const panel = table.closest('.panel')!;
      const isWhole = table.getBoundingClientRect().right <= panel.getBoundingClientRect().right;
      return [
        isWhole,
        table.querySelectorAll('tr').length > 5 ? getComputedStyle(panel).breakInside : 'auto',
      ];
    }),
  );
  expect(onPaper).toEqual([
    [true, 'auto'],
    [true, 'auto'],
  ]);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(screenSize);

  const split = page.getByRole('button', { name: t('quotation:split.accept') });
  await awake(split);
  await split.click();
  await page.getByRole('button', { name: t('quotation:dialog.ok'), exact: true }).click();
  await page.getByRole('button', { name: t('quotation:split.order', { n: 2 }) }).click();
  // One of the two offers is for more than was asked for: that is said before it is ordered.
  await expect(page.getByRole('dialog')).toContainText('检修备件');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('quotation:dialog.ok'), exact: true })
    .click();
  await page.waitForURL(/\/order_confirm\?cart_id=\w+,\w+/);
  await expect(page.getByText('法兰 DN80')).toBeVisible();
  await expect(page.getByText(t('invoice:wish.special')).first()).toBeVisible();
});

test('freight in a quotation is free to the asked region alone, and no coupon cuts a negotiated price', async ({
  mall,
}) => {
  const { page, t, href } = mall;
  const token = await tokenOf(mall, BUYER);
  const call = mall.as(token);
  await wearToken(mall, token);
  const person = { phone: BUYER, detail: '科技路8号', is_default: false };
  const handan = { ...person, real_name: '邯郸收', area: ['13', '1304', '130408', '130408100'] };
  const urumqi = { ...person, real_name: '乌市收', area: ['65', '6501', '650102', '650102002'] };
  for (const { area, ...rest } of [handan, urumqi])
    valueOf(await call(addressApi.save, { ...rest, area: area.map((id) => ({ id })) }));
  const { list: coupons } = valueOf(await call(couponApi.list, { type: 0, limit: 30 }));
  const own = coupons.find((row) => row.merchant?.mer_id === 1 && !row.is_over)!;
  if (!own.issue) valueOf(await call(couponApi.receive, { id: own.coupon_id }));

  const { inquiry_id: id } = valueOf(
    await call(inquiryApi.create, {
      title: '螺栓到邯郸',
      items: [
        {
          name: '六角螺栓',
          spec: '',
          brand: '',
          num: 40,
          unit: '件',
          target_price: '',
          remark: '',
          images: [],
        },
      ],
      receive_area: ['13', '1304', '130408'],
      deadline: new Date(Date.now() + 5 * DAY).toISOString(),
      contact: '周敏',
      phone: BUYER,
    }),
  );
  await quoteAs(mall, STORES[0]!, id, '9.87');
  const [offer] = valueOf(await call(quotationApi.list, { id })).list;
  const { cart_id } = valueOf(await call(quotationApi.accept, { id: offer!.quotation_id }));

  await page.goto(href(`/order_confirm?cart_id=${cart_id.join(',')}`));
  const totals = page.getByRole('region', { name: t('checkout:payable'), exact: true });
  await awake(totals);
  const freight = totals
    .getByText(t('checkout:freight'), { exact: true })
    .locator('xpath=following-sibling::dd[1]');
  await page.getByText('邯郸收').first().click();
  await expect(totals).toContainText('邯郸收');
  await expect(freight).toHaveText(t('checkout:free'));
  await page.getByText('乌市收').first().click();
  await expect(totals).toContainText('乌市收');
  await expect(freight).toContainText('¥');

  await expect(totals.getByText(t('checkout:discount'), { exact: true })).toHaveCount(0);
  await page
    .getByRole('button', { name: `${t('coupon:choice.store')}: ${t('coupon:choice.none_usable')}` })
    .click();
  await expect(page.getByRole('dialog')).toContainText(t('coupon:reason.goods'));
});

test('the page of a store that has quoted follows what the buyer asks', async ({ mall }) => {
  const { page, t, href } = mall;
  const call = mall.as(await tokenOf(mall, BUYER));
  const line = { spec: '', brand: '', num: 40, unit: '件', target_price: '', remark: '', images: [] };
  const { inquiry_id: id } = valueOf(
    await call(inquiryApi.create, {
      title: '螺栓议价',
      items: [{ ...line, name: '六角螺栓' }],
      deadline: new Date(Date.now() + 5 * DAY).toISOString(),
      contact: '周敏',
      phone: BUYER,
    }),
  );
  await quoteAs(mall, STORES[0]!, id, '9.87');
  await wearToken(mall, await tokenOf(mall, STORES[0]!));
  const socket = hearSocket(page);
  await page.goto(href(`/search_order_detail?id=${id}`));
  await socket.speaks();
  const [offer] = valueOf(await call(quotationApi.list, { id })).list;
  const negotiation = { id: offer!.quotation_id, note: '量大，能否九折' };
  await socket.isTold(async () => valueOf(await call(quotationApi.negotiate, negotiation)));
  const asked = page.getByText(t('quotation:form.asked', { ask: '量大，能否九折' }));
  await expect(asked).toBeVisible();
});

test('a list of several lines that is pasted where a product is named becomes as many products', async ({
  mall,
}) => {
  const { page, t, href } = mall;
  await wearToken(mall, await tokenOf(mall, BUYER));
  await page.goto(href('/search_price_order'));
  const field = (name: string, at: number) => page.getByRole('textbox', { name, exact: true }).nth(at);
  const first = field(t('inquiry:field.name'), 0);
  await awake(first);
  await first.evaluate((box) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '6204-2RS 20个\nM8x30 10.9级 2000 支\nDN25 球阀 40');
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('heading', { name: t('inquiry:item.heading', { n: 3 }) })).toBeVisible();
  await expect(first).toHaveValue('6204-2RS');
  await expect(field(t('inquiry:field.num'), 1)).toHaveValue('2000');
  await expect(field(t('inquiry:field.unit'), 0)).toHaveValue('个');
  await expect(field(t('inquiry:field.name'), 2)).toHaveValue('DN25 球阀');
});

test('lines of a quick order that nobody sells are asked of the factories as they were pasted', async ({
  mall,
}) => {
  const { page, t, href } = mall;
  await wearToken(mall, await tokenOf(mall, BUYER));
  await page.goto(href('/shopping_cart#quick'));
  const box = page.getByRole('textbox', { name: t('cart:quick.label'), exact: true });
  await awake(box);
  await box.fill('qxzv9931 kkwf, 25 件\nqxzv9932 kkwf, 2,000 pcs');
  await page.getByRole('button', { name: t('cart:quick.read'), exact: true }).click();
  await page.getByRole('button', { name: t('cart:quick.inquiry'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === href('/search_price_order'));
  const field = (name: string, at: number) => page.getByRole('textbox', { name, exact: true }).nth(at);
  await expect(field(t('inquiry:field.name'), 0)).toHaveValue('qxzv9931 kkwf');
  await expect(field(t('inquiry:field.num'), 1)).toHaveValue('2000');
  await expect(field(t('inquiry:field.unit'), 0)).toHaveValue('件');
  await expect(field(t('inquiry:field.unit'), 1)).toHaveValue('pcs');
});

// The platform's day in the browser: a store is admitted, a category with its parameter becomes a filter of the mall, a
// voucher is found by two people, a dispute is decided, a banner is planned and looked at before, and a text is written,
// published and changed while somebody else had it open.
import sharp from 'sharp';
import { bankTransferApi } from '#lib/contracts/bank-transfer.ts';
import { editingApi } from '#lib/contracts/editing.ts';
import { goodsFormApi } from '#lib/contracts/goods-form.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { intentionApi } from '#lib/contracts/intention.ts';
import type { ImageField } from '#lib/contracts/media.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { siteApi } from '#lib/contracts/site.ts';
import { storeApi } from '#lib/contracts/store.ts';
import { taxonomyApi } from '#lib/contracts/taxonomy.ts';
import { freshPhone, freshToken, readSmsCode, valueOf, wearToken } from '../steps/account.ts';
import { barriersOf } from '../steps/barriers.ts';
import { cartWorth } from '../steps/cart-worth.ts';
import { expect, test, type Mall } from '../steps/mall.ts';
import { asStore, giveAddress, orderLines, paidOrder } from '../steps/paid-order.ts';
import { atADesk, onAPhone } from '../steps/windows.ts';

const OWNER = '13800000099';
const SECOND = '13800000098';
/** From here on two people have to find the money. */
const TWO_PEOPLE = 50_000;

const png = (width = 600, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#9cf' } })
    .png()
    .toBuffer();

const tokenFor = async (mall: Mall, account: string): Promise<string> =>
  valueOf(await mall.as()(identityApi.login, { account, password: 'demo1234' })).token;

async function become(mall: Mall, account: string): Promise<void> {
  await wearToken(mall, await tokenFor(mall, account));
}

/** A picture that somebody has sent without the browser. */
async function sentPicture(mall: Mall, token: string, field: ImageField): Promise<string> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(await png())], 'p.png', { type: 'image/png' }));
  const headers = { 'X-Token': token, 'x-forwarded-for': mall.from };
  const answer = await fetch(`${mall.origin}/api/upload/image/${field}`, { method: 'POST', headers, body });
  return ((await answer.json()) as { data: { path: string } }).data.path;
}

/** Opens a screen, which has no barriers at a desk and on a phone. */
async function open(mall: Mall, screen: string): Promise<void> {
  const { page, href } = mall;
  await onAPhone(page, { width: 375, height: 812 });
  await page.goto(href(screen));
  await expect(page.locator('main .panel').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(375);
  expect.soft(await barriersOf(page), `${screen} at 375 px`).toEqual([]);
  await atADesk(page, { width: 1440, height: 900 });
  await expect(page.locator('main .panel').first()).toBeVisible();
  expect.soft(await barriersOf(page), `${screen} at 1440 px`).toEqual([]);
}

/** Does an act of the record that is open: what it asks for is typed, and the dialog goes. */
async function act({ page }: Mall, name: string, fill: Record<string, string> = {}): Promise<void> {
  await page.getByRole('complementary').getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries(fill)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('a store is admitted', async ({ mall }) => {
  const { t } = mall;
  const token = await freshToken(mall);
  const phone = freshPhone();
  const name = `日升商行${phone.slice(-6)}`;
  valueOf(await mall.as()(identityApi.verify, { phone, type: 'intention' }));
  const [category] = valueOf(await mall.as()(storeApi.categories));
  const [type] = valueOf(await mall.as()(storeApi.types));
  const { mer_intention_id: id } = valueOf(
    await mall.as(token)(intentionApi.create, {
      mer_name: name,
      legal_person: '王建',
      company_name: `${name}有限公司`,
      name: '王建',
      phone,
      code: await readSmsCode(mall, phone),
      merchant_category_id: category!.id,
      mer_type_id: type!.id,
      main_products: '螺栓，螺母',
      images: [await sentPicture(mall, token, 'application')],
      agree: true,
    }),
  );
  await become(mall, OWNER);
  await open(mall, `/platform/applications?open=${id}`);
  await act(mall, t('intention:desk.act.approve.name'));
  const [sent] = valueOf(await mall.as(token)(intentionApi.list, {})).list;
  expect(sent?.status).toBe('approved');
});

test('a category with its parameter is made, and shown as a filter of the mall', async ({ mall }) => {
  const { page, t, href } = mall;
  const owner = mall.as(await tokenFor(mall, OWNER));
  const mark = String(Date.now()).slice(-7);
  const name = `密封垫${mark}`;
  await become(mall, OWNER);
  await open(mall, '/platform/categories');
  await page.getByRole('button', { name: t('taxonomy:categories.act.add.name') }).click();
  const dialog = page.getByRole('dialog');
  const above = valueOf(await owner(taxonomyApi.categories, {})).list.find(({ level }) => level === 2)!;
  const fields = (key: 'parent_id' | 'name' | 'name_en') =>
    dialog.getByLabel(t(`taxonomy:categories.field.${key}`));
  await expect(fields('parent_id').locator(`option[value="${above.category_id}"]`)).toBeAttached();
  await fields('parent_id').selectOption(String(above.category_id));
  await fields('name').fill(name);
  await fields('name_en').fill(`Gasket ${mark}`);
  await dialog.getByRole('button', { name: t('taxonomy:categories.act.add.name') }).click();
  await expect(dialog).toHaveCount(0);
  const made = valueOf(await owner(taxonomyApi.categoryChoices)).find(({ label }) => label.includes(name))!;

  await open(mall, `/platform/parameters?category=${made.value}`);
  await page.getByRole('button', { name: t('taxonomy:parameters.act.add.name') }).click();
  const asked = (key: 'name' | 'name_en' | 'type' | 'choices' | 'filter') =>
    dialog.getByLabel(t(`taxonomy:parameters.field.${key}`)).first();
  await asked('name').fill('填料');
  await asked('name_en').fill('Filler');
  await asked('type').selectOption('choice');
  await asked('choices').fill('石墨 // Graphite\n四氟 // PTFE');
  await asked('filter').selectOption('yes');
  await dialog.getByRole('button', { name: t('taxonomy:parameters.act.add.name') }).click();
  await expect(dialog).toHaveCount(0);

  const store = await asStore(mall);
  const key = valueOf(await store(goodsFormApi.choices)).categories.find(({ label }) =>
    label.includes(name),
  )!.value;
  const [param] = valueOf(await store(goodsFormApi.params, { category: key })).list.filter(({ key: one }) =>
    one.startsWith('填料'),
  );
  for (const value of ['石墨', '四氟']) {
    const size = { values: [], price: '3.20', stock: '500', params: [{ key: param!.key, value }] };
    const form = { name: `${name} ${value}`, category: key, unit: '片', moq: '1', multiple: '1' };
    const saved = valueOf(
      await store(goodsFormApi.save, {
        aim: 'on_sale',
        form: { ...form, skus: [{ ...size, designation: value }] },
      }),
    );
    expect(saved.faults).toEqual([]);
  }
  await page.goto(href(`/goods_cate?cate_id=${made.value}`));
  await expect(page.locator('main')).toContainText('填料');
  await expect(page.locator('main')).toContainText('石墨');
});

test('a voucher is confirmed by two people', async ({ mall }) => {
  const { t } = mall;
  const token = await freshToken(mall);
  await giveAddress(mall, token);
  const group_id = await orderLines(mall, token, await cartWorth(mall, token, TWO_PEOPLE));
  const buyer = mall.as(token);
  const read = async () => valueOf(await buyer(bankTransferApi.read, { group_id }));
  const { pay_price } = await read();
  valueOf(
    await buyer(bankTransferApi.send, {
      group_id,
      payer_name: '河北华北机械制造有限公司',
      bank: '中国银行石家庄长安支行',
      serial_no: `SN${Date.now()}`,
      amount: pay_price,
      voucher: [await sentPicture(mall, token, 'voucher')],
    }),
  );
  const { transfer } = await read();
  for (const [account, status] of [
    // The buyer waits until the second one has found it too.
    [OWNER, 'waiting'],
    [SECOND, 'confirmed'],
  ] as const) {
    await become(mall, account);
    await open(mall, `/platform/vouchers?open=${transfer!.transfer_id}`);
    await act(mall, t('payment:desk.vouchers.act.confirm.name'), {
      [t('payment:desk.vouchers.field.amount')]: pay_price,
    });
    expect((await read()).transfer?.status).toBe(status);
  }
});

test('a dispute is decided', async ({ mall }) => {
  // What is decided waits no longer: the record that was open is gone.
  mall.expectComplaint(/status of 404 .*refund\/detail/);
  const { t } = mall;
  const token = await freshToken(mall);
  const id = await paidOrder(mall, token);
  const buyer = mall.as(token);
  const lines = valueOf(await buyer(orderApi.detail, { id })).orderProduct.map(
    (line) => line.order_product_id,
  );
  const { refund_order_id: refundId } = valueOf(
    await buyer(refundApi.apply, {
      id,
      type: 'batch',
      refund_type: 'money',
      ids: lines,
      refund_message: 'late',
      pics: [],
    }),
  );
  valueOf(await (await asStore(mall))(refundApi.refuse, { id: refundId, reason: '已备货', pics: [] }));
  valueOf(await buyer(refundApi.appeal, { id: refundId, mark: '一周没有发货' }));
  await become(mall, OWNER);
  await open(mall, `/platform/appeals?open=${refundId}`);
  await act(mall, t('refund:appeals.act.agree.name'), { [t('refund:appeals.field.reason')]: '卖家逾期未发' });
  expect(valueOf(await buyer(refundApi.detail, { id: refundId })).status).not.toBe('appealed');
});

test('a banner is planned, and looked at before its day', async ({ mall }) => {
  const { page, t, href } = mall;
  const title = `春季采购节${Date.now()}`;
  await become(mall, OWNER);
  await open(mall, '/platform/banners');
  await page.getByRole('button', { name: t('site_desk:banners.act.add.name') }).click();
  const dialog = page.getByRole('dialog');
  const label = (key: 'image' | 'image_en' | 'title' | 'title_en' | 'link' | 'starts') =>
    t(`site_desk:banners.field.${key}`);
  for (const key of ['image', 'image_en'] as const) {
    const group = dialog.getByRole('group', { name: label(key), exact: true });
    const file = { name: 'b.png', mimeType: 'image/png', buffer: await png(1200, 400) };
    await group.locator('input[type="file"]').setInputFiles(file);
    await expect(group.locator('img')).toBeVisible();
  }
  for (const [key, text] of [
    ['title', title],
    ['title_en', 'Spring fair'],
    ['link', '/goods_list?type=new'],
    ['starts', '2030-03-01T00:00'],
  ] as const)
    await dialog.getByLabel(label(key)).first().fill(text);
  await dialog.getByRole('button', { name: t('site_desk:banners.act.add.name') }).click();
  await expect(dialog).toHaveCount(0);
  const now = valueOf(await mall.as()(siteApi.home)).banner.map((one) => one.title);
  expect(now).not.toContain(title);
  await page.goto(href('/platform/preview?at=2030-03-01T00:00'));
  await expect(page.locator(`img[alt="${title}"]`).first()).toBeAttached();
});

test('a text is written, read by everybody, and changed while somebody else has it open', async ({
  mall,
}) => {
  mall.expectComplaint(/status of 409/);
  const { page, t, href } = mall;
  const owner = mall.as(await tokenFor(mall, OWNER));
  const name = `platform-day-${Date.now()}`;
  const title = `平台日公告 ${name}`;
  await become(mall, OWNER);
  await open(mall, '/platform/texts');
  await open(mall, '/platform/text');
  const word = (key: 'title' | 'synopsis' | 'author' | 'body' | 'name') => t(`editing:text.field.${key}`);
  const chinese = page.getByRole('region', { name: t('editing:text.part.zh') });
  await page.getByLabel(word('name')).fill(name);
  const publish = page.getByRole('button', { name: t('editing:text.act.publish') });
  await publish.click();
  await expect(chinese.getByText(t('desk:form.required')).first()).toBeVisible();
  await chinese.getByLabel(word('title')).fill(title);
  await chinese.getByLabel(word('synopsis')).fill('今天的公告');
  await chinese.getByLabel(word('author')).fill('平台');
  await chinese.getByLabel(word('body')).fill('## 说明\n\n第一版。');
  const picture = { name: '现场.png', mimeType: 'image/png', buffer: await png() };
  await chinese.locator('input[type="file"]').setInputFiles(picture);
  await expect(chinese.getByLabel(word('body'))).toHaveValue(/!\[现场\]\(\/files\/uploads\/site\//);
  const looked = page.context().waitForEvent('page');
  await page.getByRole('button', { name: t('editing:text.act.look') }).click();
  const preview = await looked;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title);
  await preview.close();
  await publish.click();
  await page.waitForURL((url) => url.searchParams.get('id') === `news.${name}`);
  await page.goto(href('/news_list'));
  await expect(page.locator('main')).toContainText(title);

  await open(mall, `/platform/text?id=news.${name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('editing:text.title_edit'));
  const { revision, form } = valueOf(await owner(editingApi.text, { id: `news.${name}` }));
  const theirs = { ...form, zh: { ...form.zh, author: '同事' } };
  valueOf(await owner(editingApi.edit, { kind: 'news', name, revision, form: theirs }));
  await chinese.getByLabel(word('synopsis')).fill('今天的公告（改）');
  await publish.click();
  const told = page.getByRole('alert').filter({ hasText: t('editing:text.edited.what') });
  await expect(told).toContainText('同事');
  await expect(told).toContainText('今天的公告（改）');
  expect.soft(await barriersOf(page)).toEqual([]);
  await told.getByRole('button', { name: t('editing:text.edited.theirs') }).click();
  await expect(chinese.getByLabel(word('author'))).toHaveValue('同事');
});

test('a record beyond the first page is opened from its link', async ({ mall }) => {
  const { page, t, href } = mall;
  const owner = mall.as(await tokenFor(mall, OWNER));
  const { list } = valueOf(await owner(oversightApi.stores, { limit: 100 }));
  const { mer_id: id, name } = list.at(-1)!;
  await become(mall, OWNER);
  await page.goto(href(`/platform/stores?open=${id}`));
  await expect(page.getByRole('complementary', { name })).toContainText(t('oversight:stores.part.file'));
  await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0);
  await page.goto(href('/platform/stores?open=987654'));
  await expect(page.getByRole('complementary')).toContainText(t('desk:gone'));
});

test('a coupon for chosen stores is made', async ({ mall }) => {
  const { page, t } = mall;
  const title = `跨店券${String(Date.now()).slice(-7)}`;
  await become(mall, OWNER);
  await open(mall, '/platform/coupons');
  const name = t('coupon:platform.act.create_stores.name');
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('coupon:platform.field.title'), { exact: true }).fill(title);
  await dialog.getByLabel(t('coupon:platform.field.coupon_price')).fill('5');
  const stores = dialog.getByRole('list', { name: t('coupon:platform.targets.stores') });
  for (const n of [0, 1]) await stores.getByRole('checkbox').nth(n).check();
  expect.soft(await barriersOf(page)).toEqual([]);
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toHaveCount(0);
  const made = page.locator('[data-row]').filter({ hasText: title });
  await expect(made).toContainText(t('coupon:platform.type.12'));
});

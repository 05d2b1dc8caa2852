// A stranger opens an empty mall for the public by the commands of the guide; from then on everything is done on its
// pages: a store is admitted, lists goods by form and by file, a buyer finds them, pays by bank transfer, the store
// ships, takes a part back and invoices; when the buyer can ask for nothing more, the store is paid out by four people.
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright/test';
import sharp from 'sharp';
import { createCall } from '#lib/call/call.ts';
import { overHttp } from '#lib/call/over-http.ts';
import { minutes } from '#lib/kernel/clock.ts';
import type { Key } from '#lib/i18n/keys.ts';
import { findPostgres, type NoPostgres } from '../support/postgres.ts';
import { ADMIN_PASSWORD, newMall, type NewMall } from '../support/new-mall.ts';
import { startSite, type RunningSite } from '../support/site.ts';
import { sendSlip } from './steps/describe-transfer.ts';
import { awake, expect, test, type Mall } from './steps/mall.ts';
import { addAddress, checkOutCart, placeOrder, putIntoCart, searchFor } from './steps/purchase.ts';
import { wordsOf } from './steps/words.ts';

const OWNER = '13912340001';
const FINANCE = '13912340004';
const STORE = '13912340011';
const PARTNER = '13912340012';
const BUYER = '13912340021';
const STORE_NAME = '永年测试紧固件';

/** A mall of its own for this file, with nobody in it but two people of the platform. */
async function openMall(): Promise<(NewMall & RunningSite) | NoPostgres> {
  const postgres = await findPostgres({ install: true });
  if ('reason' in postgres) return postgres;
  process.env.TEST_DATABASE_URL = postgres.url;
  const mall = await newMall();
  const made = ['--name', '北方工品', '--address', '邯郸市复兴区 1 号', '--phone', OWNER];
  mall.noteSecret(OWNER, await mall.npmRun('setup', 'production', ...made));
  const finance = ['--phone', FINANCE, '--roles', 'finance'];
  mall.noteSecret(FINANCE, await mall.npmRun('admin:create', ...finance));
  const site = await startSite({ dataDir: mall.dataDir, env: mall.env });
  const stop = async (): Promise<void> => {
    await site.stop();
    await mall.drop();
    await postgres.stop();
  };
  return { ...mall, ...site, stop };
}
let opened: (NewMall & RunningSite) | NoPostgres;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  opened = await openMall();
});
test.afterAll(async () => {
  if ('stop' in opened) await opened.stop();
});
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });

/** Somebody in a browser of their own. */
async function somebody(browser: Browser, url: string): Promise<Mall> {
  const context = await browser.newContext({ baseURL: url, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const page = await context.newPage();
  return {
    page,
    origin: url,
    locale: 'zh-CN',
    t: wordsOf('zh-CN'),
    href: (path) => path,
    as: (token) => createCall(overHttp(url), () => ({ token, lang: 'zh-CN' })),
    from: '127.0.0.1',
    expectComplaint: () => undefined,
  };
}

async function logInBySms({ page, t }: Mall, there: NewMall, phone: string): Promise<void> {
  await page.goto('/login');
  const number = page.getByRole('textbox', { name: t('identity:phone'), exact: true });
  await awake(number);
  await number.fill(phone);
  const code = await there.codeSent(phone, () =>
    page.getByRole('button', { name: t('identity:get_code'), exact: true }).click(),
  );
  await page.getByRole('textbox', { name: t('identity:code'), exact: true }).fill(code);
  await page.locator('input[name="agreement"]').check();
  await page.getByRole('button', { name: t('identity:submit'), exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

async function logInByPassword({ page, t }: Mall, there: NewMall, phone: string): Promise<void> {
  await page.goto('/login');
  const tab = page.getByRole('tab', { name: t('identity:tabs.password'), exact: true });
  await awake(tab);
  await tab.click();
  await page.getByLabel(t('identity:account'), { exact: true }).fill(phone);
  await page.getByRole('textbox', { name: t('identity:password'), exact: true }).fill(ADMIN_PASSWORD);
  await page.locator('input[name="agreement"]').check();
  await page.getByRole('button', { name: t('identity:submit'), exact: true }).click();
  await page.getByLabel(t('identity:factor.code'), { exact: true }).fill(there.factorOf(phone));
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Opens a record of a desk's list, does one act of it, and fills in what its dialog asks for. */
async function act(
  { page }: Mall,
  screen: string,
  row: string,
  name: string,
  fields: Record<string, string> = {},
): Promise<void> {
  await page.goto(screen);
  await page.locator('[data-row]').filter({ hasText: row }).first().locator('[data-head]').click();
  const record = page.getByRole('complementary');
  await record.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields))
    await dialog.getByLabel(label, { exact: true }).fill(value);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Does the main act of a row that has no record. */
async function actInRow({ page, t }: Mall, screen: string, row: string, words: string): Promise<void> {
  await page.goto(screen);
  const name = t(words as Key);
  await page.locator('[data-row]').filter({ hasText: row }).locator('[data-act]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Makes something at the head of a desk's list. */
async function make(
  { page, t }: Mall,
  screen: string,
  words: string,
  fields: Record<string, string | true>,
): Promise<void> {
  await page.goto(screen);
  const name = t(`${words}.name` as Key);
  const open = page.getByRole('button', { name, exact: true });
  await awake(open);
  await open.click();
  const dialog = page.getByRole('dialog');
  for (const [field, value] of Object.entries(fields)) {
    const yes = t(`${words.replace(/\.act\..*/, '')}.field.${field}` as Key);
    if (value === true) await dialog.getByRole('checkbox', { name: yes, exact: true }).check();
    else await dialog.locator(`[name="${field}"]`).fill(value);
  }
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** The password that was sent to a new store opens nothing but the page where it is changed. */
async function changeInitialPassword({ page, t }: Mall, there: NewMall): Promise<void> {
  await page.goto('/merchant');
  await page.waitForURL((url) => url.pathname === '/user');
  await expect(page.getByText(t('user:must_change'))).toBeVisible();
  const open = page
    .locator('#security')
    .getByRole('button', { name: t('user:change_password'), exact: true });
  await awake(open);
  await open.click();
  const dialog = page.getByRole('dialog', { name: t('user:change_password'), exact: true });
  const code = await there.codeSent(STORE, () =>
    dialog.getByRole('button', { name: t('identity:get_code'), exact: true }).click(),
  );
  await dialog.getByLabel(t('identity:code'), { exact: true }).fill(code);
  await dialog.getByLabel(t('identity:new_password'), { exact: true }).fill('Nut20261');
  await dialog.getByLabel(t('identity:confirm'), { exact: true }).fill('Nut20261');
  await dialog.getByRole('button', { name: t('user:change_password'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(t('user:must_change'))).toHaveCount(0);
}

const image = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 600, height: 600, channels: 3, background: '#8899aa' } })
    .png()
    .toBuffer(),
});

async function applyForStore(mall: Mall, there: NewMall): Promise<void> {
  const { page, t } = mall;
  await page.goto('/merchant_settled');
  const form = page.locator('#settle-form form');
  const field = (key: Key) => form.getByLabel(t(key), { exact: true });
  await field('intention:mer_name').fill(STORE_NAME);
  await field('intention:legal_person').fill('张三');
  await field('intention:company_name').fill(`${STORE_NAME}有限公司`);
  await field('intention:name').fill('张三');
  await field('intention:category').selectOption({ index: 1 });
  await field('intention:type').selectOption({ index: 1 });
  await field('intention:main_products').fill('螺栓，螺母');
  await field('intention:phone').fill(STORE);
  const code = await there.codeSent(STORE, () =>
    form.getByRole('button', { name: t('identity:get_code') }).click(),
  );
  await field('intention:code').fill(code);
  await form.locator('input[type="file"]').setInputFiles(await image('licence.png'));
  await expect(form.getByRole('img', { name: t('intention:image', { n: 1 }) })).toBeVisible();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: t('intention:submit') }).click();
  await expect(page.getByText(t('intention:done_title'))).toBeVisible();
}

/** One product by the form: what every product must have, one size. */
async function listByForm({ page, t }: Mall, name: string, price: string): Promise<void> {
  await page.goto('/merchant/goods/edit');
  const field = (key: Key) => page.getByLabel(t(key), { exact: true });
  const category = field('goods:form.field.category');
  await expect(category.locator('option').nth(5)).toBeAttached();
  const leaf = await category.locator('option', { hasText: '六角头螺栓' }).first().getAttribute('value');
  await category.selectOption(leaf);
  await field('goods:form.field.name').fill(name);
  await field('goods:form.field.unit').fill('百支');
  const cell = (key: Key, row: string) => page.getByLabel(`${t(key)} ${row}`, { exact: true });
  await cell('goods:form.sku.designation', '1').fill('M8×30');
  await cell('goods:form.sku.price', 'M8×30').fill(price);
  await cell('goods:form.sku.stock', 'M8×30').fill('5000');
  await page.getByRole('button', { name: t('goods:form.act.review'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/merchant/goods');
}

const fileOf = (count: number): Buffer =>
  Buffer.from(
    [
      '货号,品名,分类,计量单位,起订量,规格型号,单价,库存',
      ...Array.from(
        { length: count },
        (_, at) => `F-${at + 1},六角螺母 批次${at + 1},六角螺母,百个,1,M${6 + (at % 5) * 2},${8 + at}.50,900`,
      ),
    ].join('\r\n'),
  );

test('an empty mall becomes a business on its pages alone', async ({ browser }) => {
  test.setTimeout(900_000);
  const there = opened;
  if ('reason' in there) return test.skip(true, there.reason);
  const t = wordsOf('zh-CN');
  const [owner, finance, store, buyer] = (await Promise.all(
    ['owner', 'finance', 'store', 'buyer'].map(() => somebody(browser, there.url)),
  )) as [Mall, Mall, Mall, Mall];
  const shot = (page: Page, name: string) =>
    process.env['SHOTS']
      ? page.screenshot({ path: `${process.env['SHOTS']}/${name}.png`, fullPage: true })
      : undefined;

  await test.step('the empty mall says that it is new, and asks stores in', async () => {
    await buyer.page.goto('/');
    await expect(buyer.page.getByRole('heading', { level: 1 })).toBeAttached();
    await shot(buyer.page, 'home-empty');
    await buyer.page.goto('/goods_cate');
    await shot(buyer.page, 'list-empty');
    for (const path of [
      '/industry_belt',
      '/prefer_company',
      '/classfy_market',
      '/news_list',
      '/store',
      '/short_video',
    ]) {
      const answer = await buyer.page.goto(path);
      expect.soft(answer?.status(), path).toBe(200);
      await shot(buyer.page, `empty${path.replaceAll('/', '-')}`);
    }
  });

  await test.step('the platform names its account and admits a store', async () => {
    await logInByPassword(owner, there, OWNER);
    await owner.page.goto('/platform');
    await shot(owner.page, 'platform');
    await owner.page.goto('/platform/payee');
    await owner.page
      .getByRole('button', { name: t('payment:desk.payee.act.propose.name'), exact: true })
      .click();
    const dialog = owner.page.getByRole('dialog');
    for (const [name, value] of [
      ['name', '北方工品'],
      ['bank', '中国工商银行'],
      ['account', '6222020000012345'],
    ] as const)
      await dialog.locator(`[name="${name}"]`).fill(value);
    await dialog.getByRole('button', { name: t('payment:desk.payee.act.propose.name'), exact: true }).click();
    await expect(dialog).toHaveCount(0);

    await logInBySms(store, there, STORE);
    await applyForStore(store, there);
    await act(owner, '/platform/applications', STORE_NAME, t('intention:desk.act.approve.name'));
  });

  await test.step('the store lists ten goods by form and a hundred by file, and the platform lets them out', async () => {
    await changeInitialPassword(store, there);
    await store.page.goto('/merchant');
    await shot(store.page, 'merchant-new');
    for (let n = 1; n <= 10; n += 1) await listByForm(store, `六角头螺栓 表单${n}`, `${20 + n}.50`);
    await shot(store.page, 'merchant-goods');
    await store.page.goto('/merchant/goods/import');
    await store.page
      .getByLabel(t('catalog:desk.choose'))
      .setInputFiles({ name: '报价.csv', mimeType: 'text/csv', buffer: fileOf(100) });
    await store.page.getByRole('button', { name: t('catalog:desk.begin'), exact: true }).click();
    const result = t('catalog:desk.result', { created: '100', updated: '0', faulty: '0' });
    await expect(store.page.getByRole('status').filter({ hasText: result })).toBeVisible({ timeout: 60_000 });

    await owner.page.goto('/platform/goods-review');
    await shot(owner.page, 'goods-review');
    for (let left = 110; left > 0;) {
      const all = owner.page.getByRole('checkbox', { name: t('desk:choose_all'), exact: true });
      await all.check();
      const approve = t('goods:review_desk.act.approve.name');
      await owner.page.getByRole('button', { name: approve }).first().click();
      const dialog = owner.page.getByRole('dialog');
      await dialog.getByRole('button', { name: approve, exact: true }).click();
      await expect(dialog).toHaveCount(0, { timeout: 60_000 });
      await owner.page.reload();
      await expect(owner.page.getByRole('heading', { level: 1 })).toBeVisible();
      left = await owner.page.locator('[data-row]').count();
    }
  });

  await test.step('a buyer finds them, orders and transfers the money', async () => {
    await logInBySms(buyer, there, BUYER);
    await buyer.page.goto('/goods_cate');
    await searchFor(buyer, '六角头螺栓 M8×30');
    await shot(buyer.page, 'found');
    await buyer.page.locator('main a[href^="/goods_detail/"]').first().click();
    await buyer.page.waitForURL((url) => url.pathname.startsWith('/goods_detail/'));
    await shot(buyer.page, 'goods');
    await putIntoCart(buyer);
    await checkOutCart(buyer, [STORE_NAME]);
    await addAddress(buyer);
    await placeOrder(buyer);
    const way = buyer.page.getByRole('radio', { name: t('payment:type.offline') });
    await awake(way);
    await way.check();
    await shot(buyer.page, 'payment');
    await sendSlip(buyer);
    await expect(buyer.page.getByRole('heading', { name: t('payment:transfer.waiting') })).toBeVisible();
    await logInByPassword(finance, there, FINANCE);
    await shot(finance.page, 'finance');
    const { amount } = await there.first('bankTransfer');
    await act(
      finance,
      '/platform/vouchers',
      '河北华北机械制造有限公司',
      t('payment:desk.vouchers.act.confirm.name'),
      {
        [t('payment:desk.vouchers.field.amount')]: (amount / 100).toFixed(2),
      },
    );
    await buyer.page.reload();
    await expect(buyer.page.getByRole('heading', { name: t('payment:paid') })).toBeVisible();
  });

  await test.step('the store ships, the buyer receives and asks for an invoice, which the store issues', async () => {
    await store.page.goto('/merchant/orders');
    await store.page.locator('[data-row]').first().locator('[data-head]').click();
    const record = store.page.getByRole('complementary');
    await record.getByRole('button', { name: t('order:desk.act.ship.name'), exact: true }).click();
    const dialog = store.page.getByRole('dialog');
    await dialog.getByLabel(t('order:desk.field.courier'), { exact: true }).selectOption({ index: 1 });
    await dialog.getByLabel(t('order:desk.field.tracking_no'), { exact: true }).fill('SF1234567890');
    await dialog.getByRole('button', { name: t('order:desk.act.ship.name'), exact: true }).click();
    await expect(dialog).toHaveCount(0);

    await buyer.page.goto('/user/order_list');
    await buyer.page
      .getByRole('link', { name: t('order:do.detail'), exact: true })
      .first()
      .click();
    await buyer.page.waitForURL((url) => url.pathname === '/order_detail');
    const take = buyer.page.getByRole('button', { name: t('order:do.take'), exact: true }).first();
    await awake(take);
    await take.click();
    const sure = buyer.page.getByRole('dialog');
    await sure.getByRole('button', { name: t('common:confirm'), exact: true }).click();
    await expect(take).toHaveCount(0);
    await shot(buyer.page, 'received');

    const apply = buyer.page
      .locator('#invoice')
      .getByRole('button', { name: t('invoice:apply'), exact: true });
    await awake(apply);
    await apply.click();
    const wish = buyer.page.getByRole('dialog');
    await wish.getByLabel(t('invoice:field.receipt_title'), { exact: true }).fill('河北华北机械制造有限公司');
    await wish.getByLabel(t('invoice:field.duty_paragraph'), { exact: true }).fill('91130100MA0DEM817Q');
    await wish.getByRole('button', { name: t('invoice:submit'), exact: true }).click();
    await expect(wish).toHaveCount(0);
    await act(store, '/merchant/invoices', '河北华北机械制造有限公司', t('invoice:desk.act.issue.name'), {
      [t('invoice:desk.field.receipt_no')]: '25137000000012345678',
    });
    await buyer.page.reload();
    const download = buyer.page
      .locator('#invoice')
      .getByRole('button', { name: t('invoice:download'), exact: true });
    await awake(download);
    const file = buyer.page.waitForEvent('download');
    await download.click();
    expect((await file).suggestedFilename()).toBe('invoice-25137000000012345678.pdf');
  });

  await test.step('the buyer gets money back: the store agrees, the platform pays it by bank', async () => {
    await buyer.page
      .locator('#lines')
      .getByRole('link', { name: t('order:do.after_sale'), exact: true })
      .first()
      .click();
    await buyer.page.getByRole('link', { name: t('refund:kind_money') }).click();
    await buyer.page.waitForURL((url) => url.pathname === '/refund_confirm');
    const submit = buyer.page.getByRole('button', { name: t('refund:do.submit'), exact: true });
    await awake(submit);
    const priced = buyer.page.waitForResponse((answer) => answer.url().includes('/api/refund/product/'));
    await buyer.page.getByLabel(t('refund:message'), { exact: true }).selectOption({ index: 1 });
    await priced;
    await buyer.page.getByLabel(t('refund:amount'), { exact: true }).fill('1.00');
    await submit.click();
    const detail = buyer.page
      .getByRole('dialog')
      .getByRole('button', { name: t('refund:do.detail'), exact: true });
    await detail.click();
    await buyer.page.waitForURL((url) => url.pathname === '/refund_detail');
    await act(store, '/merchant/refunds', '六角头螺栓', t('refund:desk.act.agree_money.name'));
    await act(
      finance,
      '/platform/bank-refunds',
      '河北华北机械制造有限公司',
      t('payment:desk.bank_refunds.act.confirm.name'),
      {
        [t('payment:desk.bank_refunds.field.trade_no')]: 'BACK20261123',
      },
    );
    await buyer.page.reload();
    await expect(buyer.page.getByRole('heading', { level: 1 })).toHaveText(t('refund:head.refunded'));
  });

  const free = async (): Promise<string> => {
    await store.page.goto('/merchant/money');
    const sum = store.page.getByRole('heading', { name: t('store_money:desk.free'), exact: true });
    return sum.locator('xpath=following-sibling::p[1]').innerText();
  };

  await test.step('nothing can be asked back any more: the store is credited, and its statement leads to the order', async () => {
    expect(await free()).toBe('¥0.00');
    await there.change('orderSettlement', {}, { dueAt: new Date(Date.now() - minutes(1)) });
    await there.runJob('settlement.sweep');
    expect(await free()).not.toBe('¥0.00');
    await shot(store.page, 'money');
    await store.page.locator('table a').first().click();
    await store.page.waitForURL((url) => url.pathname === '/merchant/settled');
    const line = store.page.locator('[data-row]');
    await expect(line).toContainText('¥1.00');
    const sn = await line.getByRole('link').first().innerText();
    await line.getByRole('link').first().click();
    await store.page.waitForURL((url) => url.pathname === '/merchant/orders');
    await expect(store.page.getByRole('complementary', { name: sn })).toContainText('六角头螺栓');
  });

  await test.step('two people of the store withdraw it, two of the platform send it by the bank’s file', async () => {
    const partner = await somebody(browser, there.url);
    await logInBySms(partner, there, PARTNER);
    await make(store, '/merchant/staff', 'staff:desk.act.invite', { phone: PARTNER, finance: true });
    await expect(store.page.locator('[data-row]').filter({ hasText: PARTNER })).toContainText(
      t('staff:desk.invited'),
    );
    await partner.page.goto('/user');
    const asked = partner.page.locator('#staff');
    await expect(asked).toContainText(STORE_NAME);
    const yes = asked.getByRole('button', { name: t('company:asked.accept'), exact: true });
    await awake(yes);
    await yes.click();
    await expect(asked.getByRole('link', { name: t('staff:asked.desk'), exact: true })).toBeVisible();
    await make(store, '/merchant/bank-accounts', 'store_money:accounts.act.name', {
      name: `${STORE_NAME}有限公司`,
      bank: '中国建设银行',
      account: '6217000010001234567',
    });
    await expect(store.page.locator('[data-row] [data-act="confirm"]')).toHaveCount(0);
    await actInRow(
      partner,
      '/merchant/bank-accounts',
      '中国建设银行',
      'store_money:accounts.act.confirm.name',
    );
    const sum = await free();
    await make(store, '/merchant/withdrawals', 'store_money:withdrawals.act.ask', {
      amount: sum.replace('¥', ''),
    });
    await actInRow(partner, '/merchant/withdrawals', sum, 'store_money:withdrawals.act.approve.name');

    await finance.page.goto('/platform/withdrawals');
    const save = finance.page.getByRole('button', { name: t('store_money:payouts.file.name'), exact: true });
    await awake(save);
    const saved = finance.page.waitForEvent('download');
    await save.click();
    const file = await readFile(await (await saved).path(), 'utf8');
    expect(file).toContain(`6217000010001234567,${STORE_NAME}有限公司,中国建设银行,,${sum.replace('¥', '')}`);
    for (const [who, tab] of [
      [finance, 'approved'],
      [owner, 'half_confirmed'],
    ] as const) {
      await who.page.goto(`/platform/withdrawals?tab=${tab}`);
      await who.page.locator('[data-row] [data-act="confirm"]').click();
      const dialog = who.page.getByRole('dialog');
      await dialog.locator('[name="serial_no"]').fill('PAYOUT20261124');
      const name = t('store_money:payouts.act.confirm.name');
      await dialog.getByRole('button', { name, exact: true }).click();
      await expect(dialog).toHaveCount(0);
    }
    await shot(owner.page, 'payout');
    expect(await free()).toBe('¥0.00');
    await store.page.goto('/merchant/withdrawals');
    await expect(store.page.locator('[data-row]')).toContainText(t('store_money:state.paid'));
    // The books: what came in by the bank went out by it, but for what the mall has earned.
    await finance.page.goto('/platform/orders');
    await finance.page.locator('[data-row]').first().locator('[data-head]').click();
    const record = finance.page.getByRole('complementary');
    await record.getByRole('link', { name: t('payment:desk.entries.filter.kind.order_release') }).click();
    await finance.page.waitForURL((url) => url.pathname === '/platform/ledger-entries');
    const entry = finance.page.getByRole('complementary');
    await entry.getByRole('link', { name: /^DD/ }).click();
    await finance.page.waitForURL((url) => url.pathname === '/platform/orders');
  });
});

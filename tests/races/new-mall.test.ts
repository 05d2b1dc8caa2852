// A stranger with a server: an empty PostgreSQL, the commands of the guide, a production start behind a public name, and
// the first business of the mall. Only the SMS provider is a double, at the provider's own protocol.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addressApi } from '#lib/contracts/address.ts';
import { cartApi } from '#lib/contracts/cart.ts';
import { catalogApi } from '#lib/contracts/catalog.ts';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { goodsFormApi } from '#lib/contracts/goods-form.ts';
import { hotlineApi } from '#lib/contracts/hotline.ts';
import { identityApi, type SmsType } from '#lib/contracts/identity.ts';
import { intentionApi } from '#lib/contracts/intention.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { secondFactorApi } from '#lib/contracts/second-factor.ts';
import { bankTransferApi } from '#lib/contracts/bank-transfer.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { totpCode, totpStep } from '#lib/kernel/totp.ts';
import { bolts, csv, HEADER } from '../support/catalog/sheets.ts';
import { callOver, valueOf } from '../support/http-call.ts';
import { ADMIN_PASSWORD as password, newMall, type NewMall } from '../support/new-mall.ts';
import { startSite, type RunningSite } from '../support/site.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 300_000 });

const HOUSE = '邯郸市复兴区 1 号';
const OWNER = '13912340001';
const STORE = '13912340011';
const BUYER = '13912340021';

let mall: NewMall;
let site: RunningSite;

beforeAll(async () => {
  mall = await newMall();
});
afterAll(async () => {
  await site?.stop();
  await mall?.drop();
});

/** What a command says that must fail. */
const refused = (...args: string[]): Promise<string> =>
  mall.npmRun(...args).then(
    () => 'it did not refuse',
    (error: { stderr: string }) => error.stderr,
  );

const codeFor = (phone: string, type: SmsType, token?: string): Promise<string> =>
  mall.codeSent(phone, async () =>
    valueOf(await callOver(site.url, token)(identityApi.verify, { phone, type })),
  );

/** Password and code of the authenticator, as the login dialog sends them. */
async function administrator(phone: string) {
  const call = callOver(site.url);
  const first = await call(identityApi.login, { account: phone, password });
  expect(first).toMatchObject({ failure: { code: 'factor.wanted' } });
  const ticket = first.ok ? '' : String(first.failure.params?.['ticket']);
  const code = mall.factorOf(phone);
  return callOver(site.url, valueOf(await call(secondFactorApi.logIn, { ticket, code })).token);
}

async function newAccount(phone: string): Promise<string> {
  const sms_code = await codeFor(phone, 'mobile');
  const login = await callOver(site.url)(identityApi.register, { phone, sms_code, pwd: 'Nut20261' });
  return valueOf(login).token;
}

async function upload(token: string, address: string, file: File, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  const reply = await fetch(`${site.url}${address}`, {
    method: 'POST',
    headers: { 'x-token': token },
    body: form,
  });
  return (await reply.json()) as { status: number; message: string; data: { path: string } };
}
const picture = async (name: string): Promise<File> => {
  const shape = { width: 80, height: 60, channels: 3, background: '#fff' } as const;
  return new File([new Uint8Array(await sharp({ create: shape }).png().toBuffer())], name, {
    type: 'image/png',
  });
};

test('an empty database is made a mall, once, also by two set-ups one after the other', async () => {
  expect(await refused('setup', 'production')).toContain('Name of the mall is missing');
  const output = await mall.npmRun(
    'setup',
    'production',
    '--name',
    '北方工品',
    '--address',
    HOUSE,
    '--phone',
    OWNER,
  );
  expect(output).toContain('otpauth://totp/');
  expect(output).not.toContain(password);
  mall.noteSecret(OWNER, output);
  expect(statSync(path.join(mall.dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  const count = async () => ({
    categories: await mall.count('category'),
    params: await mall.count('categoryParam'),
    belts: await mall.count('belt'),
    markets: await mall.count('market'),
    banners: await mall.count('banner'),
    agreements: await mall.count('agreement'),
    people: await mall.count('user'),
    goods: await mall.count('product'),
    stores: await mall.count('merchant'),
  });
  const made = await count();
  expect(made).toMatchObject({ people: 1, goods: 0, stores: 0, belts: 16 });
  expect(made.categories).toBeGreaterThan(300);
  expect(made.agreements).toBeGreaterThan(5);
  const again = await mall.npmRun('setup', 'production', '--name', '另一个名字', '--phone', '13912340002');
  expect(again).toContain('There is an administrator');
  expect(await count()).toEqual(made);
});

test('administrators are made for a role, and set back; both stand in the chained log', async () => {
  expect(await refused('admin:create', '--phone', '13912340003', '--roles', 'king')).toContain(
    'no role "king"',
  );
  for (const [phone, roles] of [
    ['13912340003', 'review'],
    ['13912340004', 'finance'],
    ['13912340005', 'finance'],
  ] as const) {
    mall.noteSecret(phone, await mall.npmRun('admin:create', '--phone', phone, '--roles', roles));
  }
  const before = mall.secretOf('13912340005');
  mall.noteSecret('13912340005', await mall.npmRun('admin:reset', '--phone', '13912340005'));
  expect(mall.secretOf('13912340005')).not.toBe(before);
  expect(await refused('admin:reset', '--phone', '13912349999')).toContain('nobody of the platform');
  // Another role takes nobody's second factor away, and what else changes is said.
  const known = await mall.npmRun('admin:create', '--phone', '13912340004', '--roles', 'service');
  expect(known).toContain('is of the platform: finance, service.');
  expect(known).toContain('it has this password now');
  expect(known).toContain('Its second factor stays as it is');
  expect(known).not.toContain('otpauth');
  const log = await mall.read('auditEntry', { phase: 'end' }, ['act', 'outcome'], { by: 'seq' });
  expect(log.map(({ act, outcome }) => `${act} ${outcome}`)).toEqual([
    'setup done',
    'admin:create done',
    ...Array<string>(3).fill('admin:create done'),
    'admin:reset done',
    'admin:create done',
  ]);
});

test('the mall opens, and its first store sells its first goods by bank transfer', async () => {
  site = await startSite({ dataDir: mall.dataDir, env: mall.env });
  const reviewer = await administrator('13912340003');
  const [finance, financeTwo] = [await administrator('13912340004'), await administrator('13912340005')];
  expect(await reviewer(bankTransferApi.list, {})).toMatchObject({ failure: { code: 'auth.role' } });
  expect(await finance(intentionApi.waiting, {})).toMatchObject({ failure: { code: 'auth.role' } });

  // A store applies; the review opens it.
  const storeToken = await newAccount(STORE);
  const store = callOver(site.url, storeToken);
  const licence = await upload(storeToken, '/api/upload/image/application', await picture('licence.png'));
  const applied = await store(intentionApi.create, {
    mer_name: '永年测试紧固件',
    legal_person: '张三',
    company_name: '永年测试紧固件有限公司',
    name: '张三',
    phone: STORE,
    code: await codeFor(STORE, 'intention'),
    merchant_category_id: 1,
    mer_type_id: 1,
    main_products: '螺栓',
    images: [licence.data.path],
    agree: true,
  });
  const { mer_intention_id: id } = valueOf(applied);
  expect(await finance(intentionApi.approve, { id })).toMatchObject({ failure: { code: 'auth.role' } });
  valueOf(await reviewer(intentionApi.approve, { id }));

  // It brings its goods.
  const bytes = Buffer.from(csv([HEADER, ...bolts('A-1', ['M8×30', 'M10×40'], '120.00')]));
  const hash = createHash('sha256').update(bytes).digest('hex');
  const started = valueOf(await store(catalogApi.start, { name: 'goods.csv', size: bytes.length, hash }));
  const part = new File([Uint8Array.from(bytes)], 'part');
  await upload(storeToken, `/api/catalog/import/${started.import_id}/part`, part, { offset: '0' });
  await expect
    .poll(async () => valueOf(await store(catalogApi.show, { id: started.import_id })).status, {
      timeout: 240_000,
    })
    .toBe('done');
  expect(valueOf(await store(catalogApi.show, { id: started.import_id }))).toMatchObject({
    created: 1,
    faulty: 0,
  });
  const { skuId } = await mall.first('sku', {}, ['skuId'], { by: 'skuId' });

  // Its first goods are looked at before buyers see them.
  expect(await finance(goodsFormApi.reviewList, {})).toMatchObject({ failure: { code: 'auth.role' } });
  const { list: waiting } = valueOf(await reviewer(goodsFormApi.reviewList, {}));
  expect(waiting).toMatchObject([{ mer_name: '永年测试紧固件', sku_count: 2 }]);
  valueOf(await reviewer(goodsFormApi.review, { id: waiting[0]!.product_id, approved: true }));

  // Nobody can pay before the finance desk has named the mall's account.
  const payee = { name: '北方工品', bank: '中国工商银行', account: '6222020000012345', branch_no: '' };
  valueOf(await finance(bankTransferApi.payee, payee));

  // A buyer registers, orders for more than fifty thousand yuan and transfers it.
  const buyerToken = await newAccount(BUYER);
  const buyer = callOver(site.url, buyerToken);
  const area = ['13', '1304', '130408', '130408100'].map((code) => ({ id: code }));
  const address = { real_name: '李建国', phone: BUYER, area, detail: '迎宾大街 16 号', is_default: true };
  const { address_id } = valueOf(await buyer(addressApi.save, address));
  const line = { product_attr_unique: skuId, cart_num: 500, is_new: 1 };
  const { cart_id } = valueOf(await buyer(cartApi.create, line));
  const choice = { cart_id: [cart_id], takes: [], use_integral: false };
  const { key } = valueOf(await buyer(checkoutApi.preview, choice));
  const order = { ...choice, key, address_id, mark: {}, pay_type: 'pc' as const };
  const { order_id: group_id, pay_price: amount } = valueOf(await buyer(checkoutApi.create, order));
  expect(Number(amount)).toBeGreaterThan(60_000);
  const voucher = await upload(buyerToken, '/api/upload/image/voucher', await picture('voucher.png'));
  const slip = { payer_name: '李建国', bank: '中国建设银行', serial_no: 'B0000001', amount };
  const { transfer_id } = valueOf(
    await buyer(bankTransferApi.send, { group_id, ...slip, voucher: [voucher.data.path] }),
  );

  // Two of the finance desk confirm it, the store ships.
  expect(await reviewer(bankTransferApi.confirm, { transfer_id, amount })).toMatchObject({
    failure: { code: 'auth.role' },
  });
  expect(valueOf(await finance(bankTransferApi.confirm, { transfer_id, amount })).status).toBe(
    'half_confirmed',
  );
  expect(await finance(bankTransferApi.confirm, { transfer_id, amount })).toMatchObject({
    failure: { code: 'transfer.second_person' },
  });
  expect(valueOf(await financeTwo(bankTransferApi.confirm, { transfer_id, amount }))).toMatchObject({
    status: 'confirmed',
    outcome: 'posted',
  });
  const [sold] = valueOf(await buyer(orderApi.group, { id: group_id })).orderList;
  const shipped = await store(orderApi.ship, {
    id: sold!.order_id,
    courier: 'sf',
    tracking_no: 'SF1234567890',
  });
  expect(valueOf(shipped)).toMatchObject({ order_id: sold!.order_id });
  // What has no provider is not played to the public.
  expect(valueOf(await buyer(orderApi.express, { id: sold!.order_id }))).toMatchObject({ tracked: false });
  expect(await buyer(hotlineApi.virtualPhone, { mer: 1 })).toMatchObject({
    failure: { code: 'hotline.off' },
  });
  // It is called by its own name everywhere, and nothing of the demo's is said: neither a name nor an address.
  for (const path of [
    '/',
    '/en-US/',
    '/merchant_settled',
    '/login',
    '/privacy_agreement?type=sys_about_us',
  ]) {
    const page = await (await fetch(`${site.url}${path}`)).text();
    expect(page).toContain('北方工品');
    expect(page.includes(HOUSE)).toBe(path !== '/login');
    expect(page).not.toMatch(/工采汇|Gongcai|临洺关/);
  }
});

test('editors publish the articles of the project from elsewhere, with an account of theirs and its second factor', async () => {
  const EDITOR = '13912340006';
  mall.noteSecret(EDITOR, await mall.npmRun('admin:create', '--phone', EDITOR, '--roles', 'content'));
  const desk = mkdtempSync(path.join(tmpdir(), 'mall-editors-'));
  // The editor's machine: neither the mall's database nor its address is set there.
  const away = {
    DATABASE_URL: '',
    SITE_URL: '',
    DATA_DIR: desk,
    CONTENT_URL: site.url,
    CATALOG_URL: site.url,
  };
  const said = (settings: Record<string, string>, ...args: string[]) =>
    mall.npmRunWith({ ...away, ...settings }, ...args).then(
      (stdout) => ({ code: 0, stdout, stderr: '' }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
  try {
    const nobody = { SITE_URL: 'https://mall.example.com' };
    for (const [name, ...args] of [
      ['CONTENT', 'content'],
      ['CATALOG', 'catalog:export', path.join(desk, 'goods.csv'), '--store', '1'],
    ] as const) {
      const answer = await said(nobody, ...args);
      expect(answer).toMatchObject({ code: 2, stdout: '' });
      expect(answer.stderr.trim().split('\n')).toEqual([
        `✗ It is not said as whom to log in at ${site.url}.`,
        expect.stringContaining(`Set ${name}_ACCOUNT and ${name}_PASSWORD`),
      ]);
    }
    const account = { CONTENT_ACCOUNT: EDITOR, CONTENT_PASSWORD: password };
    const demo = await said({ CONTENT_ACCOUNT: EDITOR }, 'content');
    expect(demo.stderr).toContain(`does not let ${EDITOR} in`);
    const withoutCode = await said(account, 'content');
    expect(withoutCode).toMatchObject({ code: 2, stdout: '' });
    expect(withoutCode.stderr).toContain('Set CONTENT_CODE');
    const wrong = await said({ ...account, CONTENT_CODE: '000000' }, 'content');
    expect(wrong).toMatchObject({ code: 1, stdout: '' });

    const CONTENT_CODE = mall.factorOf(EDITOR);
    const done = await said({ ...account, CONTENT_CODE }, 'content');
    expect(done).toMatchObject({ code: 0 });
    expect(await mall.count('article')).toBeGreaterThan(30);
    const { uid } = await mall.first('user', { phone: EDITOR });
    expect(await mall.list('session', { uid }, 'revokedAt')).toEqual([expect.any(Date)]);
  } finally {
    rmSync(desk, { recursive: true, force: true, maxRetries: 3 });
  }
});

test('one of the platform who has no second factor can do nothing but set it up', async () => {
  for (const table of ['recoveryCode', 'loginTicket', 'secondFactor'] as const) await mall.remove(table);
  const login = await callOver(site.url)(identityApi.login, { account: OWNER, password });
  const call = callOver(site.url, valueOf(login).token);
  expect(valueOf(await call(profileApi.me)).must_set_up_factor).toBe(true);
  expect(await call(bankTransferApi.list, {})).toMatchObject({ failure: { code: 'factor.must_set_up' } });
  const { secret } = valueOf(await call(secondFactorApi.begin, { password }));
  const code = totpCode(secret, totpStep(new Date()));
  expect(valueOf(await call(secondFactorApi.confirm, { code })).codes).toHaveLength(10);
  expect(await call(bankTransferApi.list, {})).toMatchObject({ ok: true });
});

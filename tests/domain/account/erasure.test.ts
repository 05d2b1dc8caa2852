// What the mall keeps of a person is handed out and taken away on request: by two people, not while something is open,
// and what the books need stays without a name.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { machineApi } from '#lib/contracts/machine.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { makePersonalFile, sweepPersonalFiles } from '#lib/domain/account/closing/index.ts';
import { days } from '#lib/kernel/clock.ts';
import { NORTH, openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { codeOf, paidOrder, valueOf } from '../../support/trade-steps.ts';
import { plus, tableNames } from '../../support/tables.ts';

const PERSON = 1;
let first: Call;
let second: Call;
const reason = '本人书面申请';
const NAME = '欧阳抹去';
const mall = await openTradeMall();
beforeAll(async () => {
  for (const uid of [3, 4]) await mall.add('userRole', { uid, role: 'platform', platformRoles: ['risk'] });
  first = await mall.login(3);
  second = await mall.login(4);
  await paidOrder(mall, PERSON, [[VALVE.sku, 1]]);
});
afterAll(() => mall.close());

const texts = async () =>
  JSON.stringify(
    await Promise.all(
      (['user', 'groupOrder', 'address', 'session'] as const).map((table) =>
        mall.read(table, { uid: PERSON }),
      ),
    ),
  );

test('the file holds what the mall keeps of the person and no key of the account; its link is nobody else’s way in', async () => {
  const person = await mall.login(PERSON);
  expect(codeOf(await person(oversightApi.personalData, { id: PERSON, reason }))).toBe('auth.forbidden');
  const { url } = valueOf(await first(oversightApi.personalData, { id: PERSON, reason }));
  const file = await mall.app.request(url);
  const { tables } = (await file.json()) as { tables: Record<string, Record<string, unknown>[]> };
  expect(tables['user_account']).toMatchObject([{ phone: '13900000001' }]);
  expect(tables['address']).toMatchObject([{ realName: '王工' }]);
  expect(Object.keys(tables)).toEqual(
    expect.arrayContaining(['group_order', 'store_order', 'order_line', 'session']),
  );
  expect(JSON.stringify(tables)).not.toMatch(/tokenHash|passwordHash|codeHash/);
  expect(file.headers.get('cache-control')).toContain('no-store');
});

test('what somebody did for a store, the platform or a company is not among it', async () => {
  const file = async (uid: number): Promise<Record<string, Record<string, unknown>[]>> => {
    const { url } = valueOf(await first(oversightApi.personalData, { id: uid, reason }));
    return ((await (await mall.app.request(url)).json()) as { tables: never }).tables;
  };
  const owner = await mall.login(900 + NORTH);
  const scopes: ['orders_read'] = ['orders_read'];
  valueOf(await owner(machineApi.makeToken, { name: '仓库', scopes }));
  const hook = { url: 'https://erp.example.com/hook?key=of-the-store', events: ['order.paid' as const] };
  valueOf(await owner(machineApi.makeWebhook, hook));
  const sold = await file(900 + NORTH);
  expect(Object.keys(sold)).toContain('user_role');
  expect(Object.keys(sold).filter((name) => /audit|token|webhook|quotation|import/.test(name))).toEqual([]);
  // Its log names other people.
  expect(Object.keys(await file(3))).not.toContain('audit_entry');

  await mall.add('company', {
    name: '同事公司',
    taxNo: '91130400MA0SAFE001',
    status: 'verified',
    creditLimit: 777,
    licence: '/files/private/licence/of-the-company.webp',
    applicantUid: 4,
    createdAt: new Date(),
  });
  const [own] = await mall.list('company', {}, 'companyId', { by: 'companyId', down: true });
  await mall.change('user', { uid: 2 }, { companyId: own! });
  const { company } = await file(2);
  expect(company).toEqual([{ companyId: expect.any(Number) as number, name: '同事公司' }]);
  expect((await file(4))['company']).toMatchObject([{ creditLimit: 777 }]);
});

test('a person has the same made for himself: a job writes it, a notice says so, and after its days it is gone', async () => {
  const person = await mall.login(PERSON);
  expect(codeOf(await person(profileApi.personalFileLink))).toBe('paper.gone');
  expect(valueOf(await person(profileApi.askPersonalFile)).state).toBe('making');
  expect(codeOf(await person(profileApi.personalFileLink))).toBe('paper.gone');
  const [job] = mall.jobs.filter(({ name }) => name === 'person.file');
  await makePersonalFile(mall.system, job!.payload as { uid: number; path: string });
  expect(valueOf(await person(profileApi.personalFile)).state).toBe('ready');
  const heard = valueOf(await person(profileApi.notices, {})).list.map(({ kind }) => kind);
  expect(heard).toContain('personal_file');
  const { url } = valueOf(await person(profileApi.personalFileLink));
  const file: unknown = await (await mall.app.request(url)).json();
  expect(file).toMatchObject({ uid: PERSON, tables: { user_account: [{ phone: '13900000001' }] } });
  // Somebody else has a file of his own, or none.
  expect(codeOf(await (await mall.login(2))(profileApi.personalFileLink))).toBe('paper.gone');
  await mall.change('personalFile', {}, (t) => ({ askedAt: plus(t.askedAt, -days(7)) }));
  expect(valueOf(await person(profileApi.personalFile)).state).toBe('none');
  await sweepPersonalFiles(mall.system);
  expect(await mall.count('personalFile')).toBe(0);
});

test('while an order is open nobody is erased; it says what stands in the way and what would become of how much', async () => {
  expect(codeOf(await first(oversightApi.erase, { id: PERSON, reason }))).toBe('close.order');
  const weight = valueOf(await first(oversightApi.erasureWeight, { id: PERSON }));
  expect(weight).toMatchObject({ obstacles: ['order'], gone: { addresses: 1 }, nameless: { orders: 1 } });
});

/** Puts the person's name wherever people write, in rows of others as well. */
async function writeName(): Promise<void> {
  const [orderId = ''] = await mall.list('storeOrder', { uid: PERSON }, 'orderId');
  await mall.change('user', { uid: PERSON }, { nickname: NAME });
  await mall.change('storeOrder', { orderId }, { mark: NAME, pickUpName: NAME, pickUpPhone: '13900000001' });
  await mall.add('orderNote', {
    orderNoteId: 'n',
    orderId,
    uid: 901,
    text: NAME,
    createdAt: new Date(),
  });
  await mall.add('refundOrder', {
    refundOrderId: 'r',
    refundOrderSn: 'TK1',
    orderId,
    groupOrderId: 'g',
    uid: PERSON,
    merId: 1,
    status: 'refunded',
    kind: 'money',
    mode: 'single',
    amount: 1,
    num: 1,
    reason: 'other',
    mark: NAME,
    appeal: NAME,
    statusAt: new Date(),
    createdAt: new Date(),
  });
  await mall.add('refundLog', {
    refundLogId: 'l',
    refundOrderId: 'r',
    event: 'apply',
    actor: 'buyer',
    note: NAME,
    createdAt: new Date(),
  });
  await mall.add('review', {
    reviewId: 'v',
    productId: VALVE.product,
    merId: 1,
    uid: PERSON,
    productScore: 5,
    serviceScore: 5,
    postageScore: 5,
    comment: NAME,
    pics: ['/files/uploads/review/a.webp'],
    createdAt: new Date(),
  });
  await mall.add('media', [
    {
      mediaId: 'm',
      uid: PERSON,
      field: 'review',
      path: '/files/uploads/review/a.webp',
      mime: 'image/webp',
      bytes: 1,
      createdAt: new Date(),
    },
    {
      mediaId: 'b',
      uid: PERSON,
      field: 'voucher',
      path: '/files/private/voucher/b.webp',
      mime: 'image/webp',
      bytes: 1,
      createdAt: new Date(),
    },
  ]);
  await mall.add('inquiry', {
    inquiryId: 'i',
    inquirySn: 'XJ1',
    uid: PERSON,
    status: 'ended',
    title: NAME,
    content: NAME,
    files: [{ path: '/files/private/inquiry/c.pdf', name: `${NAME}.pdf` }],
    deadline: new Date(),
    wish: {} as never,
    contact: NAME,
    phone: '13900000001',
    company: NAME,
    changedAt: new Date(),
    createdAt: new Date(),
  });
  await mall.add('invoice', {
    invoiceId: 'f',
    invoiceSn: 'FP1',
    uid: PERSON,
    merId: 1,
    status: 'withdrawn',
    header: {
      titleType: 'person',
      title: NAME,
      email: `${NAME}@example.com`,
      phone: '13900000001',
    } as never,
    reason: NAME,
    changedAt: new Date(),
    createdAt: new Date(),
  });
  await mall.add('notice', {
    noticeId: 't',
    uid: 901,
    kind: 'team.joined',
    params: { name: NAME },
    createdAt: new Date(),
  });
  await mall.add('customer', { merId: 1, buyerUid: PERSON, note: NAME, createdAt: new Date() });
}

/** Tables that hold these words anywhere in their rows. */
async function tablesWith(words: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of tableNames) {
    const rows = await mall.read(name);
    if (JSON.stringify(rows).includes(words)) found.push(name);
  }
  return found.toSorted();
}

test('two people erase: the account is closed, nothing names the person, and the order stays', async () => {
  const person = await mall.login(PERSON);
  await mall.change('storeOrder', { uid: PERSON }, { status: 'done' });
  await mall.change('ledgerAccount', { kind: 'buyer_balance', ownerId: PERSON }, { balance: 0 });
  await writeName();
  expect(await tablesWith(NAME)).toEqual(
    expect.arrayContaining(['notice', 'orderNote', 'refundLog', 'review']),
  );
  expect(await texts()).toContain('王工');
  const { erasure_id: id } = valueOf(await first(oversightApi.erase, { id: PERSON, reason }));
  expect(codeOf(await first(oversightApi.erase, { id: PERSON, reason }))).toBe('oversight.wrong_state');
  expect(codeOf(await first(oversightApi.confirmErasure, { id }))).toBe('oversight.second_person');
  expect((await person(profileApi.me)).ok).toBe(true);
  valueOf(await second(oversightApi.confirmErasure, { id }));
  expect(codeOf(await person(profileApi.me))).toBe('auth.revoked');
  const left = await texts();
  expect(left).not.toContain('王工');
  expect(left).not.toContain('13900000001');
  // What a tax office asks for names whom an invoice was made out to; nothing else does.
  expect(await tablesWith(NAME)).toEqual(['invoice']);
  expect(await tablesWith('13900000001')).toEqual([]);
  expect(await mall.read('inquiry', { uid: PERSON }, ['title', 'contact'])).toEqual([
    { title: 'XJ1', contact: '' },
  ]);
  expect(
    await mall.read(
      'review',
      { uid: PERSON },
      { product_score: 'productScore', comment: 'comment', is_anonymous: 'isAnonymous' },
    ),
  ).toEqual([{ product_score: 5, comment: '', is_anonymous: true }]);
  expect(await mall.read('media', { uid: PERSON }, ['field'])).toEqual([{ field: 'voucher' }]);
  expect(await mall.count('groupOrder', { uid: PERSON })).toBe(1);
  const [done] = valueOf(await first(oversightApi.erasures, { status: 'done' })).list;
  expect(done).toMatchObject({ uid: PERSON, first_by: 'buyer3 #3', second_by: 'buyer4 #4' });
  for (const [keyword, count] of [
    ['BUYER4', 1],
    ['buyer5', 0],
  ] as const)
    expect(valueOf(await first(oversightApi.erasures, { keyword })).count).toBe(count);
  expect(codeOf(await second(oversightApi.confirmErasure, { id }))).toBe('oversight.wrong_state');
});

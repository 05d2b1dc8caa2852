// The log of what people of stores and of the platform do: complete, without secrets, and nobody can change it
// without being found out.
import { gt, lt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activityApi } from '#lib/contracts/activity.ts';
import { auditApi, type AboutKind, type OwnAboutKind } from '#lib/contracts/audit.ts';
import { bankTransferApi } from '#lib/contracts/bank-transfer.ts';
import { catalogApi } from '#lib/contracts/catalog.ts';
import { chatApi } from '#lib/contracts/chat.ts';
import { companyApi } from '#lib/contracts/company.ts';
import { massChangeApi } from '#lib/contracts/mass-change.ts';
import { customerApi } from '#lib/contracts/customer.ts';
import { deliveryApi } from '#lib/contracts/delivery.ts';
import type { Row } from '#lib/contracts/endpoint.ts';
import { feeInvoiceApi } from '#lib/contracts/fee-invoice.ts';
import { feedbackApi } from '#lib/contracts/feedback.ts';
import { machineApi } from '#lib/contracts/machine.ts';
import { ownCategoryApi } from '#lib/contracts/own-category.ts';
import { priceListApi } from '#lib/contracts/price-list.ts';
import { quotationTemplateApi } from '#lib/contracts/quotation-template.ts';
import { reconciliationApi } from '#lib/contracts/reconciliation.ts';
import { sampleApi } from '#lib/contracts/sample.ts';
import { seckillApi } from '#lib/contracts/seckill.ts';
import { siteDeskApi } from '#lib/contracts/site-desk.ts';
import { storeClosingApi } from '#lib/contracts/store-closing.ts';
import { storeDeskApi } from '#lib/contracts/store-desk.ts';
import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import { taxonomyApi } from '#lib/contracts/taxonomy.ts';
import { staffApi } from '#lib/contracts/staff.ts';
import { couponApi } from '#lib/contracts/coupon.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { auditAct, checkAudit, lastAuditFaults } from '#lib/domain/account/audit/index.ts';
import type { UserActor } from '#lib/domain/context.ts';
import { minutes } from '#lib/kernel/clock.ts';
import { NORTH, openTradeMall, SOUTH, VALVE } from '../support/trade-mall.ts';
import { codeOf, order, valueOf } from '../support/trade-steps.ts';

const DESK = 3;
const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('userRole', { uid: DESK, role: 'platform', platformRoles: ['owner'] });
});
afterAll(() => mall.close());
beforeEach(async () => {
  mall.clock.advance(minutes(2));
  await mall.remove('auditEntry');
  await mall.remove('siteSetting', { key: 'check:audit' });
});

const COUPON = {
  title: '店铺券',
  type: 0,
  coupon_price: '10',
  use_min_price: '100',
  coupon_type: 0,
  coupon_time: 30,
  total_count: 10,
} as const;
const log = async () => valueOf(await (await mall.login(DESK))(auditApi.list, { limit: 100 })).list;
const faults = async (): Promise<number | undefined> => {
  await checkAudit(mall.system);
  return lastAuditFaults(mall.system);
};
const fill = async (): Promise<void> => {
  const store = await mall.login(900 + SOUTH);
  for (let round = 0; round < 3; round += 1) valueOf(await store(couponApi.storeCreate, COUPON));
};

test('a change of a price by a store is kept: who, as whom, when, what, from where and how it ended', async () => {
  const group = await order(mall, 1, [[VALVE.sku, 1]]);
  const [row] = await mall.read('storeOrder', { groupOrderId: group }, { id: 'orderId' });
  const store = await mall.login(900 + SOUTH);
  const asked = { id: row!.id, goods_price: '200.00', freight: '0.00' };
  const answer = await store(orderApi.reprice, asked);
  const [end, begin] = await log();
  expect(begin).toMatchObject({
    phase: 'begin',
    uid: 900 + SOUTH,
    mer_id: SOUTH,
    role: 'merchant',
    act: `POST ${orderApi.reprice.path}`,
    time: mall.clock.now().toISOString(),
    outcome: '',
  });
  expect(JSON.parse(begin!.input)).toMatchObject({ id: row!.id });
  expect(begin!.request_id).not.toBe('');
  expect(end).toMatchObject({
    phase: 'end',
    request_id: begin!.request_id,
    outcome: codeOf(answer) ?? 'done',
  });
});

test('what the platform does for a store is kept as the platform’s, with the store that it was for', async () => {
  const desk = await mall.login(DESK);
  const file = { name: 'goods.csv', size: 10, hash: 'a'.repeat(64) };
  valueOf(await desk(catalogApi.startFor, { ...file, store: String(SOUTH) }));
  const [, begin] = await log();
  expect(begin).toMatchObject({ uid: DESK, role: 'platform', act: `POST ${catalogApi.startFor.path}` });
  expect(JSON.parse(begin!.input)).toMatchObject({ store: String(SOUTH) });
});

test('what was refused is kept with its reason; reads and acts of buyers are not', async () => {
  const store = await mall.login(900 + SOUTH);
  const desk = await mall.login(DESK);
  expect(codeOf(await store(couponApi.storeOpen, { ids: [999] }))).toBe('coupon.not_found');
  await store(couponApi.storeList, {});
  await (
    await mall.login(1)
  )(couponApi.receive, { id: 999 });
  await (
    await mall.login(1)
  )(profileApi.me);
  valueOf(await desk(couponApi.platformCreate, { ...COUPON, type: 10 }));
  expect((await log()).map(({ role, outcome, mer_id }) => [role, outcome, mer_id])).toEqual([
    ['platform', 'done', null],
    ['platform', '', null],
    ['merchant', 'coupon.not_found', SOUTH],
    ['merchant', '', SOUTH],
  ]);
  expect(codeOf(await store(auditApi.list, {}))).toBe('auth.forbidden');
});

test('the owner of a store reads who did what in it, each act once with its end, and nothing of another store', async () => {
  const store = await mall.login(900 + SOUTH);
  valueOf(await store(couponApi.storeCreate, COUPON));
  expect(codeOf(await store(couponApi.storeOpen, { ids: [999] }))).toBe('coupon.not_found');
  valueOf(await (await mall.login(900 + NORTH))(couponApi.storeCreate, COUPON));
  const acts = async (keyword = '') => valueOf(await store(auditApi.ofStore, { keyword }));
  const [owner] = await mall.read('user', { uid: 900 + SOUTH }, ['nickname']);
  const { count, list } = await acts();
  expect(count).toBe(2);
  expect(list.map(({ uid, nickname, act, outcome }) => [uid, nickname, act, outcome])).toEqual([
    [900 + SOUTH, owner!.nickname, `POST ${couponApi.storeOpen.path}`, 'coupon.not_found'],
    [900 + SOUTH, owner!.nickname, `POST ${couponApi.storeCreate.path}`, 'done'],
  ]);
  expect(list.map(({ said }) => said)).toEqual(['优惠券不存在', '']);
  expect((await acts('not_found')).list).toHaveLength(1);
  expect((await acts(owner!.nickname)).list).toHaveLength(2);
  expect((await acts('nobody has written this')).count).toBe(0);
  // The platform's trail says whose account and which store a number is.
  const [, begin] = await log();
  expect(begin).toMatchObject({ mer_id: NORTH });
  expect(begin!.store).not.toBe('');
  await mall.change('userRole', { uid: 900 + SOUTH }, { storeRoles: ['manager'] });
  expect(codeOf(await store(auditApi.ofStore, {}))).toBe('auth.role');
  await mall.change('userRole', { uid: 900 + SOUTH }, { storeRoles: ['owner'] });
});

test('the history of a store, an account or a coupon is what was done with it, not what was refused', async () => {
  const [desk, store] = [await mall.login(DESK), await mall.login(900 + SOUTH)];
  valueOf(await desk(oversightApi.freezeStore, { id: NORTH, reason: '资质过期' }));
  valueOf(await desk(oversightApi.thawStore, { id: NORTH }));
  valueOf(await desk(oversightApi.freezeMember, { id: NORTH, reason: '重名的账号' }));
  const about = async (kind: 'store' | 'member' | 'coupon', id: number) =>
    valueOf(await desk(auditApi.about, { kind, id: String(id) })).map(({ act, reason }) => [act, reason]);
  expect(await about('store', NORTH)).toEqual([
    [`POST ${oversightApi.thawStore.path}`, ''],
    [`POST ${oversightApi.freezeStore.path}`, '资质过期'],
  ]);
  expect(await about('member', NORTH)).toEqual([[`POST ${oversightApi.freezeMember.path}`, '重名的账号']]);
  expect(await about('store', SOUTH)).toEqual([]);
  const made = async () => valueOf(await store(couponApi.storeCreate, COUPON)).coupon_id;
  const [one, two] = [await made(), await made()];
  valueOf(await store(couponApi.storeOpen, { ids: [one, two] }));
  valueOf(await store(couponApi.storeClose, { ids: [one] }));
  expect(codeOf(await store(couponApi.storeClose, { ids: [one] }))).toBe('coupon.wrong_state');
  const own = async (call: typeof store, id: number) =>
    valueOf(await call(auditApi.aboutOwn, { kind: 'coupon', id: String(id) })).map(({ act }) => act);
  const [opened, closed] = [`POST ${couponApi.storeOpen.path}`, `POST ${couponApi.storeClose.path}`];
  const created = `POST ${couponApi.storeCreate.path}`;
  expect(await own(store, one)).toEqual([closed, opened, created]);
  expect(await own(store, two)).toEqual([opened, created]);
  // Both were opened together; taken back, it is told of the one that still was open.
  const [change] = valueOf(await store(massChangeApi.list, {})).list;
  valueOf(await store(massChangeApi.undo, { id: change!.mass_change_id }));
  expect(await own(store, one)).toEqual([closed, opened, created]);
  expect(await own(store, two)).toEqual([`POST ${massChangeApi.undo.path}`, opened, created]);
  expect(await own(await mall.login(900 + NORTH), one)).toEqual([]);
  expect(await about('coupon', one)).toEqual([]);
  // Two acts of one address are told apart by their switch, and a thing may have a random number.
  const [person] = await mall.add('company', {
    name: '冀北工贸',
    taxNo: '91130100MA0DEM817Q',
    status: 'pending',
    applicantUid: 2,
    createdAt: new Date(),
  });
  const refused = { company_id: person!.companyId, is_agreed: false, reason: '执照不清晰' };
  valueOf(await desk(companyApi.decide, refused));
  expect(
    valueOf(await desk(auditApi.about, { kind: 'company', id: String(person!.companyId) })),
  ).toMatchObject([{ reason: '执照不清晰', sent: { is_agreed: 'false' } }]);
  // Whoever may not read the list reads of none of its rows.
  await mall.change('userRole', { uid: DESK }, { platformRoles: ['finance'] });
  expect(
    valueOf(await (await mall.login(DESK))(auditApi.about, { kind: 'store', id: String(NORTH) })),
  ).toEqual([]);
  await mall.change('userRole', { uid: DESK }, { platformRoles: ['owner'] });
});

test('the history of a colleague, a customer, a brand and one of the platform’s people is told too, with the roles that were given', async () => {
  const [desk, store] = [await mall.login(DESK), await mall.login(900 + SOUTH)];
  await mall.add('userRole', [
    { uid: 1, role: 'merchant', merId: SOUTH, storeRoles: ['sales'] },
    { uid: 2, role: 'platform', platformRoles: ['service'] },
  ]);
  valueOf(await store(staffApi.change, { id: 1, warehouse: true }));
  const own = async (kind: 'staff' | 'customer', id: string) =>
    valueOf(await store(auditApi.aboutOwn, { kind, id }));
  expect(await own('staff', '1')).toMatchObject([
    { act: `POST ${staffApi.change.path}`, sent: { warehouse: 'true', sales: 'false' } },
  ]);
  await mall.add('customer', { merId: SOUTH, buyerUid: 2, note: '', createdAt: new Date() });
  valueOf(await store(customerApi.note, { customer: 'buyer:2', note: '月结' }));
  expect((await own('customer', 'buyer:2')).map(({ act }) => act)).toEqual([`POST ${customerApi.note.path}`]);
  valueOf(await desk(oversightApi.changeOperator, { id: 2, finance: true }));
  expect(valueOf(await desk(auditApi.about, { kind: 'operator', id: '2' }))).toMatchObject([
    { act: `POST ${oversightApi.changeOperator.path}`, sent: { finance: 'true' } },
  ]);
  // What an act has made had no number yet when it was asked for: its history begins with it all the same.
  const brand = { name: '恒劲', name_en: 'Hengjin', sort: 1 };
  const { id } = valueOf(await desk(taxonomyApi.saveBrand, brand));
  valueOf(await desk(taxonomyApi.saveBrand, { ...brand, id, sort: 2 }));
  const ofBrand = async (of: number) =>
    valueOf(await desk(auditApi.about, { kind: 'brand', id: String(of) })).map(({ act }) => act);
  expect(await ofBrand(id)).toEqual(Array.from({ length: 2 }, () => `POST ${taxonomyApi.saveBrand.path}`));
  expect(await ofBrand(id + 1)).toEqual([]);
  await mall.remove('userRole', { uid: 2 });
  await mall.remove('userRole', { uid: 1 });
});

/** An act as the door keeps it, for things that take many steps until they stand in a list. */
const keepAct = async (merId: number | null, row: Row, input: unknown, made?: string): Promise<void> => {
  const role = merId === null ? 'platform' : 'merchant';
  const uid = merId === null ? DESK : 900 + merId;
  const actor: UserActor = { kind: 'user', uid, sessionId: '', roles: [role], merId };
  const end = await auditAct(mall.system, actor, { role, act: `POST ${row.path}`, input });
  await end('done', made);
};
const RANDOM = '01hzx3j8k4m5n6p7q8r9s0t1v2';

test('what the platform’s people do with a record of any of their lists is told of it, and of it alone', async () => {
  const desk = await mall.login(DESK);
  const steps: [kind: AboutKind, id: string, rows: Row[]][] = [];
  const tab = { label: '轴承', label_en: 'Bearings', link: '/goods_list?type=new' };
  const { id: tabId } = valueOf(await desk(siteDeskApi.saveTab, tab));
  valueOf(await desk(siteDeskApi.removeTab, { id: tabId }));
  steps.push(['tab', String(tabId), [siteDeskApi.removeTab, siteDeskApi.saveTab]]);
  const word = { keyword: '水泵', keyword_en: 'pump' };
  const { id: wordId } = valueOf(await desk(siteDeskApi.saveHotWord, word));
  valueOf(await desk(siteDeskApi.removeHotWord, { id: wordId }));
  steps.push(['hot_word', String(wordId), [siteDeskApi.removeHotWord, siteDeskApi.saveHotWord]]);
  const same = { names: ['GB/T 99991', 'ISO 99991'] };
  const { id: standardId } = valueOf(await desk(taxonomyApi.saveStandard, same));
  valueOf(await desk(taxonomyApi.removeStandards, { ids: [standardId] }));
  steps.push(['standard', String(standardId), [taxonomyApi.removeStandards, taxonomyApi.saveStandard]]);
  // A name may have signs in it that mean something to a pattern.
  const unit = { name: '套(大)', name_en: 'large set' };
  valueOf(await desk(taxonomyApi.saveUnit, unit));
  valueOf(await desk(taxonomyApi.removeUnit, { name: unit.name }));
  steps.push(['unit', unit.name, [taxonomyApi.removeUnit, taxonomyApi.saveUnit]], ['unit', '套', []]);
  const [block] = valueOf(await desk(siteDeskApi.blocks, {})).list;
  valueOf(await desk(siteDeskApi.moveBlock, { key: block!.key, to: 'down' }));
  valueOf(await desk(siteDeskApi.moveBlock, { key: block!.key, to: 'up' }));
  steps.push(['block', block!.key, [siteDeskApi.moveBlock, siteDeskApi.moveBlock]]);
  const carrier = { code: 'crexpress', name: '中铁快运', name_en: 'CRE' };
  valueOf(await desk(deliveryApi.saveCarrier, { ...carrier, is_new: true }));
  valueOf(await desk(deliveryApi.saveCarrier, { ...carrier, is_on: false }));
  valueOf(await desk(deliveryApi.moveCarrier, { code: carrier.code, to: 'up' }));
  steps.push(
    ['carrier', carrier.code, [deliveryApi.moveCarrier, deliveryApi.saveCarrier, deliveryApi.saveCarrier]],
    ['carrier', 'sf', []],
  );
  const key = 'notice.order.shipped';
  const text = '{{courier}} {{tracking}}：您的订单 {{sn}} 在路上了';
  const english = '{{courier}} {{tracking}}: your order {{sn}} is on its way';
  valueOf(await desk(siteDeskApi.setWording, { key, text, text_en: english }));
  valueOf(await desk(siteDeskApi.resetWording, { key }));
  steps.push(['wording', key, [siteDeskApi.resetWording, siteDeskApi.setWording]]);
  for (const [kind, id, row, input] of [
    ['banner', '41', siteDeskApi.removeBanner, { id: 41 }],
    [
      'commission',
      'category-12',
      storeMoneyApi.setCommission,
      { kind: 'category', owner_id: 12, percent: '3' },
    ],
    ['withdrawal', RANDOM, storeMoneyApi.confirmPayout, { id: RANDOM }],
    ['correction', RANDOM, oversightApi.confirmCorrection, { id: RANDOM }],
    ['margin', '61', storeMoneyApi.giveMarginBack, { id: 61, amount: '10.00', reason: '店铺关闭' }],
    ['difference', RANDOM, reconciliationApi.settle, { id: RANDOM, note: '银行手续费' }],
    ['erasure', RANDOM, oversightApi.confirmErasure, { id: RANDOM }],
    ['closing', RANDOM, storeClosingApi.finish, { id: RANDOM }],
    ['feedback', RANDOM, feedbackApi.answer, { id: RANDOM, text: '已转交' }],
    ['fee_invoice', RANDOM, feeInvoiceApi.issue, { id: RANDOM }],
    ['hand_refund', RANDOM, bankTransferApi.confirmRefund, { refund_id: RANDOM }],
  ] satisfies [AboutKind, string, Row, object][]) {
    await keepAct(null, row, input);
    steps.push([kind, id, [row]]);
  }
  steps.push(
    ['commission', 'store-12', []],
    ['commission', 'category-1', []],
    ['wording', 'notice.order', []],
  );
  const [person] = await mall.read('user', { uid: DESK }, ['nickname']);
  for (const [kind, id, rows] of steps) {
    const acts = valueOf(await desk(auditApi.about, { kind, id }));
    expect(
      acts.map(({ act, nickname }) => [kind, act, nickname]),
      kind,
    ).toEqual(rows.map(({ path }) => [kind, `POST ${path}`, person!.nickname]));
  }
  const ofTab = valueOf(await desk(auditApi.about, { kind: 'tab', id: String(tabId) }));
  expect(ofTab.map((act) => act.is_making)).toEqual([false, true]);
  const ofCarrier = valueOf(await desk(auditApi.about, { kind: 'carrier', id: carrier.code }));
  expect(ofCarrier.map((act) => act.is_making)).toEqual([false, false, true]);
});

test('what people of a store do with a record of any of its lists is told of it, and to their store alone', async () => {
  const [store, other] = [await mall.login(900 + SOUTH), await mall.login(900 + NORTH)];
  const steps: [kind: OwnAboutKind, id: string, rows: Row[]][] = [];
  const address = { name: '售后部', phone: '0310-6688888', address: '永年区退货仓 3 号' };
  const { id: addressId } = valueOf(await store(storeDeskApi.saveReturn, address));
  valueOf(await store(storeDeskApi.saveReturn, { ...address, id: addressId }));
  steps.push(['return_address', String(addressId), [storeDeskApi.saveReturn, storeDeskApi.saveReturn]]);
  const rules = ['其他地区 2 20 1 4'];
  valueOf(
    await store(storeDeskApi.saveFreight, {
      id: 2,
      name: '阀门运费',
      charge_type: 'pieces',
      rules,
      undelivery: 'none',
    }),
  );
  steps.push(['freight', '2', [storeDeskApi.saveFreight]]);
  // The answer may call the number of what was made by its kind: group_id.
  const { group_id: groupId } = valueOf(await store(customerApi.saveGroup, { name: '老客户', note: '' }));
  valueOf(await store(customerApi.dropGroup, { id: groupId }));
  steps.push(['customer_group', String(groupId), [customerApi.dropGroup, customerApi.saveGroup]]);
  const { id: categoryId } = valueOf(await store(ownCategoryApi.save, { name: '热卖阀门' }));
  valueOf(await store(ownCategoryApi.move, { id: categoryId, to: 'up' }));
  valueOf(await store(ownCategoryApi.remove, { id: categoryId }));
  steps.push([
    'own_category',
    String(categoryId),
    [ownCategoryApi.remove, ownCategoryApi.move, ownCategoryApi.save],
  ]);
  const { answer_id: answerId } = valueOf(await store(chatApi.saveAnswer, { text: '今天下午发货' }));
  valueOf(await store(chatApi.removeAnswer, { id: answerId }));
  steps.push(['quick_answer', answerId, [chatApi.removeAnswer, chatApi.saveAnswer]]);
  const made = await store(machineApi.makeToken, { name: 'ERP', scopes: ['orders_read'] });
  const { token_id: tokenId } = valueOf(made);
  valueOf(await store(machineApi.revokeToken, { id: tokenId }));
  steps.push(['machine_token', tokenId, [machineApi.revokeToken, machineApi.makeToken]]);
  await keepAct(SOUTH, seckillApi.create, { product_id: 7 }, '51');
  for (const [kind, id, row, input] of [
    ['activity', '51', activityApi.takeDown, { id: 51 }],
    ['certificate', '52', storeDeskApi.removeCertificate, { id: 52 }],
    ['price_list', '53', priceListApi.end, { id: 53 }],
    ['price_line', '54', priceListApi.dropLines, { ids: [53, 54] }],
    ['sample', '55', sampleApi.save, { product_id: 55, sku: [] }],
    ['quotation_template', RANDOM, quotationTemplateApi.remove, { id: RANDOM }],
    ['webhook', RANDOM, machineApi.removeWebhook, { id: RANDOM }],
    ['bank_account', RANDOM, storeMoneyApi.confirmAccount, { id: RANDOM, approve: true }],
    ['withdrawal', RANDOM, storeMoneyApi.withdraw, { id: RANDOM, reason: '' }],
  ] satisfies [OwnAboutKind, string, Row, object][]) {
    await keepAct(SOUTH, row, input);
    steps.push([kind, id, kind === 'activity' ? [row, seckillApi.create] : [row]]);
  }
  const [person] = await mall.read('user', { uid: 900 + SOUTH }, ['nickname']);
  for (const [kind, id, rows] of steps) {
    const acts = valueOf(await store(auditApi.aboutOwn, { kind, id }));
    expect(
      acts.map(({ act, nickname }) => [act, nickname]),
      kind,
    ).toEqual(rows.map(({ path }) => [`POST ${path}`, person!.nickname]));
    expect(valueOf(await other(auditApi.aboutOwn, { kind, id })), kind).toEqual([]);
  }
});

test('a refusal is told in the reader’s words, with the numbers that it named', async () => {
  const store = await mall.login(900 + SOUTH);
  const actor: UserActor = {
    kind: 'user',
    uid: 900 + SOUTH,
    sessionId: '',
    roles: ['merchant'],
    merId: SOUTH,
  };
  const end = await auditAct(mall.system, actor, { role: 'merchant', act: 'POST /api/nowhere', input: {} });
  await end({ code: 'quantity.below_minimum', params: { n: 20, unit: '件' } });
  const [act] = valueOf(await store(auditApi.ofStore, {})).list;
  expect(act).toMatchObject({ outcome: 'quantity.below_minimum', said: '低于起订量20件' });
});

test('a code that names a thing or its taxes is kept as it was sent, and one that proves something is not', async () => {
  const desk = await mall.login(DESK);
  const store = await mall.login(900 + SOUTH);
  await desk(taxonomyApi.saveCategory, { name: '阀门', name_en: 'Valves', tax_code: '1090113000000000000' });
  await desk(deliveryApi.moveCarrier, { code: 'nobody', to: 'up' });
  await store(orderDeskApi.pickUp, { code: '0123456789' });
  const sent = (await log()).filter(({ phase }) => phase === 'begin').map(({ input }) => JSON.parse(input));
  expect(sent).toMatchObject([{ code: '***' }, { code: 'nobody' }, { tax_code: '1090113000000000000' }]);
});

test('secrets, files and what PostgreSQL cannot keep do not get into it', async () => {
  const actor: UserActor = { kind: 'user', uid: DESK, sessionId: '', roles: ['platform'], merId: null };
  const input = {
    password: 'hunter22',
    captcha_code: '1234',
    file: new Blob(['x'.repeat(99)]),
    text: `a\u0000b\ud800${'x'.repeat(9000)}`,
  };
  await auditAct(mall.system, actor, { role: 'platform', act: 'POST /x', input });
  const [entry] = await log();
  expect(entry!.input).not.toMatch(/hunter22|1234/);
  expect(JSON.parse(entry!.input)).toMatchObject({ password: '***', file: 'file of 99 bytes' });
  expect(entry!.input.length).toBeLessThan(700);
  expect(await faults()).toBe(0);
});

test('twenty acts at once make one chain without a gap', async () => {
  const store = await mall.login(900 + SOUTH);
  await Promise.all(Array.from({ length: 20 }, () => store(couponApi.storeCreate, COUPON)));
  const entries = (await log()).toReversed();
  expect(entries.map((row) => row.seq)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  expect(await faults()).toBe(0);
});

const spoil: Record<string, () => Promise<unknown>> = {
  'an entry that was changed': () =>
    mall.change('auditEntry', { seq: 3 }, { outcome: 'done', input: 'nothing' }),
  'an entry in the middle that was removed': () => mall.remove('auditEntry', { seq: 3 }),
  'a beginning that was removed': () => mall.remove('auditEntry', (t) => lt(t.seq, 3)),
  'an end that was cut off': () => mall.remove('auditEntry', (t) => gt(t.seq, 4)),
  'somebody else’s name under it': () => mall.change('auditEntry', { seq: 6 }, { uid: 1 }),
};
test.each(Object.keys(spoil))('the check finds %s, and goes on saying so', async (what) => {
  await fill();
  expect(await faults()).toBe(0);
  await spoil[what]!();
  expect(await faults()).toBeGreaterThan(0);
  await fill();
  expect(await faults()).toBeGreaterThan(0);
});

// Nobody of the platform decides about a store that they work for, about what their company buys, or what they wrote.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { broadcastApi } from '#lib/contracts/broadcast.ts';
import { catalogApi } from '#lib/contracts/catalog.ts';
import { couponApi } from '#lib/contracts/coupon.ts';
import { feeInvoiceApi } from '#lib/contracts/fee-invoice.ts';
import { inquiryApi } from '#lib/contracts/inquiry.ts';
import { massChangeApi } from '#lib/contracts/mass-change.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { postApi } from '#lib/contracts/post.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { after, days } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { buy } from '../../support/company/buy.ts';
import { openFirm, type Firm } from '../../support/company/firm.ts';
import { callOver } from '../../support/http-call.ts';
import { serveMall, type ServedMall } from '../../support/serve-mall.ts';
import { BOLT, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';
import { apply, fund } from '../../domain/refund/refund-steps.ts';

/** Of the platform and of NORTH; of the platform alone. */
const [BOTH, OTHER] = [4, 5];
const [OWNER, COLLEAGUE] = [1, 2];
let server: ServedMall;
let both: Call;
let other: Call;
let firm: Firm;
const mall = await openTradeMall({ buyers: 5 });
beforeAll(async () => {
  await mall.add('userRole', [
    { uid: BOTH, role: 'platform', platformRoles: ['owner'] },
    { uid: BOTH, role: 'merchant', merId: NORTH, storeRoles: ['warehouse'] },
    { uid: OTHER, role: 'platform', platformRoles: ['owner'] },
  ]);
  server = await serveMall(mall);
  both = await atTheDoor(BOTH);
  other = await atTheDoor(OTHER);
  firm = await openFirm(mall, OWNER, { [COLLEAGUE]: 'purchaser' });
  await fund(mall, OWNER);
});
afterAll(async () => {
  await server.close();
  await mall.close({ madeUp: true });
});

/** Calls the real server as this account. */
const atTheDoor = async (uid: number): Promise<Call> => callOver(server.url, await mall.token(uid));
const refused = 'oversight.own_store';

test('the mall’s invoices to a store are issued, cancelled and filed by people who do not work for it', async () => {
  const acts = (merId: number) => {
    const id = `${merId}-2026-01`;
    const file = new File(['%PDF-1.7 fee'], 'a.pdf');
    return [
      both(feeInvoiceApi.issue, { id, receipt_no: '1'.padStart(20, '0') }),
      both(feeInvoiceApi.redLetter, { id, red_no: '2'.padStart(20, '0') }),
      both(feeInvoiceApi.attach, { id, file }),
    ];
  };
  expect((await Promise.all(acts(NORTH))).map(codeOf)).toEqual([refused, refused, refused]);
  for (const code of (await Promise.all(acts(SOUTH))).map(codeOf)) expect(code).toBe('fee_invoice.not_found');
});

test('coupons that the platform pays for are made and opened for other people’s stores and goods', async () => {
  const draft = {
    title: '平台券',
    type: 12,
    coupon_price: '20',
    use_min_price: '300.00',
    coupon_type: 0,
    coupon_time: 15,
    total_count: 50,
    target_ids: [NORTH, SOUTH],
  };
  const gift = {
    ...draft,
    type: 10,
    target_ids: [],
    give_from: '100',
    give_for: [BOLT.product],
    send_type: 3,
  };
  expect(codeOf(await both(couponApi.platformCreate, draft))).toBe(refused);
  expect(codeOf(await both(couponApi.platformCreate, gift))).toBe(refused);
  expect(codeOf(await both(couponApi.platformCreate, { ...draft, target_ids: [SOUTH] }))).toBeUndefined();
  expect(
    codeOf(await both(couponApi.platformCreate, { ...gift, give_for: [VALVE.product] })),
  ).toBeUndefined();

  const ids: number[] = [];
  for (const made of [draft, gift]) ids.push(valueOf(await other(couponApi.platformCreate, made)).coupon_id);
  for (const id of ids) expect(codeOf(await both(couponApi.platformOpen, { ids: [id] }))).toBe(refused);
  valueOf(await other(couponApi.platformOpen, { ids }));
  // Closing them takes from the store, and taking that back would open them.
  valueOf(await both(couponApi.platformClose, { ids }));
  const [closing] = valueOf(await both(massChangeApi.platformList, {})).list;
  const { mass_change_id: id } = closing!;
  expect(valueOf(await both(massChangeApi.platformUndo, { id }))).toEqual({ undone: 0, kept: 2 });
  valueOf(await other(couponApi.platformOpen, { ids }));
});

test('an appeal is decided by nobody who buys for the same company', async () => {
  const { order_id: group } = valueOf(await buy(firm.as[OWNER]!, VALVE.sku, 1));
  valueOf(await firm.as[OWNER]!(paymentApi.pay, { group_id: group, type: 'balance' }));
  const [id = ''] = await mall.list('storeOrder', { groupOrderId: group }, 'orderId');
  const { refund_order_id: refund } = valueOf(await apply(mall, firm.as[OWNER]!, id, { num: 1 }));
  const store = await mall.login(900 + SOUTH);
  valueOf(await store(refundApi.refuse, { id: refund, reason: '已备货' }));
  valueOf(await firm.as[OWNER]!(refundApi.appeal, { id: refund, mark: '一周没有发货' }));
  await mall.add('userRole', { uid: COLLEAGUE, role: 'platform', platformRoles: ['service'] });
  const colleague = await atTheDoor(COLLEAGUE);
  const decision = { id: refund, agree: true, reason: '同意' };
  expect(codeOf(await colleague(refundApi.decide, decision))).toBe('refund.own');
  valueOf(await other(refundApi.decide, decision));
});

test('videos, rooms and inquiries are let in by somebody else than their author or store', async () => {
  await mall.add('communityTopic', { name: '视频', nameEn: 'Videos' });
  const { topicId } = await mall.first('communityTopic', {}, ['topicId']);
  const createdAt = mall.clock.now();
  const [own, ofStore] = await mall.add('communityPost', [
    { uid: BOTH, topicId, title: 'own', createdAt },
    { uid: 900 + NORTH, merId: NORTH, topicId, title: 'of the store', createdAt },
  ]);
  for (const [post, code] of [
    [own!, 'oversight.own'],
    [ofStore!, refused],
  ] as const) {
    const act = { id: post.communityId, act: 'approve' } as const;
    const { list } = valueOf(await other(postApi.platformList, { keyword: post.title.toUpperCase() }));
    expect(list.map((row) => row.community_id)).toEqual([post.communityId]);
    expect(codeOf(await both(postApi.review, act))).toBe(code);
    valueOf(await other(postApi.review, act));
  }

  const [room] = await mall.add('broadcast', {
    merId: NORTH,
    name: '直播',
    nameEn: 'Live',
    anchorName: '主播',
    anchorNameEn: 'Host',
    cover: '',
    status: 'hidden',
    showAt: createdAt,
    createdAt,
  });
  const one = { id: room!.broadcastId };
  expect(codeOf(await both(broadcastApi.restore, one))).toBe(refused);
  valueOf(await other(broadcastApi.restore, one));

  const inquiryId = newId(createdAt);
  await mall.add('inquiry', {
    inquiryId,
    inquirySn: 'XJ1',
    uid: BOTH,
    status: 'pending',
    title: '螺栓',
    deadline: after(createdAt, days(3)),
    wish: {} as never,
    contact: '张',
    phone: '13900000004',
    changedAt: createdAt,
    createdAt,
  });
  for (const [keyword, count] of [
    ['xj1', 1],
    ['螺栓', 1],
    ['阀门', 0],
  ] as const)
    expect(valueOf(await other(inquiryApi.platformList, { keyword })).count).toBe(count);
  expect(codeOf(await both(inquiryApi.approve, { id: inquiryId }))).toBe('oversight.own');
  valueOf(await other(inquiryApi.approve, { id: inquiryId }));
});

test('files of goods are brought to other people’s stores, and none goes on once its store is one’s own', async () => {
  const file = { name: 'goods.csv', size: 4, hash: 'a'.repeat(64) };
  expect(codeOf(await both(catalogApi.startFor, { ...file, store: String(NORTH) }))).toBe(refused);
  const { key } = await mall.first('merchant', { merId: NORTH });
  expect(codeOf(await both(catalogApi.startFor, { ...file, store: key }))).toBe(refused);
  const begun = valueOf(await both(catalogApi.startFor, { ...file, store: String(SOUTH) }));
  const part = { id: begun.import_id, offset: 0, file: new File(['code'], 'part') };
  await mall.add('userRole', { uid: BOTH, role: 'clerk', merId: SOUTH });
  const since = await atTheDoor(BOTH);
  expect(codeOf(await since(catalogApi.part, part))).toBe('catalog.not_found');
  expect(codeOf(await since(catalogApi.show, { id: begun.import_id }))).toBe('catalog.not_found');
});

test('a clerk of a store decides as little about it as its merchant', async () => {
  const clerk = await atTheDoor(BOTH);
  const file = new File(['%PDF-1.7 fee'], 'a.pdf');
  expect(codeOf(await clerk(feeInvoiceApi.attach, { id: `${SOUTH}-2026-01`, file }))).toBe(refused);
  expect(codeOf(await clerk(oversightApi.thawStore, { id: SOUTH }))).toBe(refused);
});

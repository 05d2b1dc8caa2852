// What waits for the platform's people stands in one list, the oldest first, to each by his roles, and leaves it when
// it is done by whomever.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { bankTransferApi } from '#lib/contracts/bank-transfer.ts';
import { companyApi } from '#lib/contracts/company.ts';
import { deskApi, WAITING_NAMES, type WaitingKind } from '#lib/contracts/desk.ts';
import { feedbackApi } from '#lib/contracts/feedback.ts';
import { jobApi } from '#lib/contracts/job.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import type { PlatformRole } from '#lib/contracts/platform-role.ts';
import { searchApi } from '#lib/contracts/search.ts';
import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import { hours, after, days, seconds, shanghaiDay } from '#lib/kernel/clock.ts';
import { addGivenUp } from '../../support/service/job-queue.ts';
import { BOLT, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const [STAFF, COLLEAGUE] = [3, 4];
let desk: Call;
const become = (...roles: PlatformRole[]) =>
  mall.change('userRole', { uid: STAFF }, { platformRoles: roles });
const waiting = async (
  input: { tab?: 'all' | WaitingKind; keyword?: string; limit?: number; after?: string } = {},
) => valueOf(await desk(deskApi.waiting, input));
const counts = async () => valueOf(await desk(deskApi.waitingCounts)).counts;

async function tell(content: string): Promise<string> {
  const call = await mall.login(1);
  mall.clock.advance(60_000);
  return valueOf(await call(feedbackApi.create, { type: 'idea', content })).feedback_id;
}

const mall = await openTradeMall({ buyers: 6 });
beforeAll(async () => {
  await mall.add('userRole', [
    { uid: STAFF, role: 'platform', platformRoles: ['owner'] },
    { uid: COLLEAGUE, role: 'platform', platformRoles: ['owner'] },
  ]);
  desk = await mall.login(STAFF);
  await tell('first');
  await mall.add('communityTopic', { name: '视频', nameEn: 'Videos' });
  const { topicId } = await mall.first('communityTopic', {}, ['topicId'], { by: 'topicId' });
  await mall.add('communityPost', {
    uid: 1,
    topicId,
    title: 'a video',
    createdAt: after(mall.clock.now(), seconds(30)),
  });
  await tell('second');
  await mall.add('company', {
    name: 'North Works',
    taxNo: '91130000000000000X',
    status: 'pending',
    applicantUid: 2,
    createdAt: mall.clock.now(),
    licence: '',
  });
});
afterAll(() => mall.close({ madeUp: true }));

test('everything that waits is in one list by age, page after page, and is counted by kind', async () => {
  const { list } = await waiting();
  expect(list.map(({ kind, name }) => [kind, name])).toEqual([
    ['feedback', 'first'],
    ['video', 'a video'],
    ['feedback', 'second'],
    ['company', 'North Works'],
  ]);
  // Whoever gives no name of his own is called as his account is.
  const [sender] = await mall.read('user', { uid: 1 }, ['nickname']);
  expect(list[0]!.about).toBe(sender!.nickname);
  expect(await counts()).toEqual({ all: 4, feedback: 2, video: 1, company: 1 });
  const first = await waiting({ limit: 3 });
  const second = await waiting({ limit: 3, after: first.next! });
  expect([...first.list, ...second.list].map((row) => row.key)).toEqual(list.map((row) => row.key));
  expect((await waiting({ keyword: 'NORTH' })).list.map((row) => row.name)).toEqual(['North Works']);
  expect((await waiting({ tab: 'video' })).list.map((row) => row.kind)).toEqual(['video']);
});

test('everybody sees what his roles are for', async () => {
  await become('service');
  expect((await waiting()).list.map((row) => row.kind)).toEqual(['feedback', 'feedback']);
  await become('review');
  expect((await waiting()).list.map((row) => row.kind)).toEqual(['video', 'company']);
  expect((await waiting({ tab: 'feedback' })).list).toEqual([]);
  await become('content');
  expect(await waiting()).toEqual({ list: [], next: null, prev: null });
  expect(valueOf(await desk(deskApi.platformInbox)).rows).toEqual([]);
  await become('owner');
});

test('what is done leaves the list', async () => {
  const { list } = await waiting({ tab: 'feedback' });
  valueOf(await desk(feedbackApi.answer, { id: list[0]!.id, answer: 'thanks' }));
  expect((await counts())['feedback']).toBe(1);
});

const ofTwo = async () => {
  const tabs = ['correction', 'commission', 'credit_limit', 'payee', 'erasure'] as const;
  return (await Promise.all(tabs.map((tab) => waiting({ tab })))).flatMap(({ list }) =>
    list.map((row) => [row.kind, row.name, row.about, row.amount, row.is_half_confirmed]),
  );
};

test('what one person has proposed waits for a second, and leaves when he agrees or its day is over', async () => {
  const [member, gone] = await mall.read('user', { uid: [1, 5] }, ['phone', 'nickname'], { by: 'uid' });
  const second = await mall.login(COLLEAGUE);
  const payee = { name: 'Mall', bank: 'ICBC', account: '6222020000000001', branch_no: '102100099996' };
  valueOf(await desk(bankTransferApi.payee, payee));
  mall.clock.advance(60_000);
  valueOf(await desk(oversightApi.correct, { phone: member!.phone, amount: '-0.30', reason: 'twice paid' }));
  valueOf(await desk(oversightApi.erase, { id: 5, reason: 'asked by letter' }));
  const rate = { kind: 'store', owner_id: SOUTH, percent: '2.5' } as const;
  valueOf(await desk(storeMoneyApi.setCommission, rate));
  valueOf(await second(storeMoneyApi.setCommission, rate));
  valueOf(await desk(storeMoneyApi.setCommission, { ...rate, percent: '3' }));
  const [firm] = await mall.add('company', {
    name: '河北华北机械',
    taxNo: '91130100MA0DEM8170',
    status: 'verified',
    createdAt: mall.clock.now(),
  });
  valueOf(await desk(companyApi.limit, { company_id: firm!.companyId, credit_limit: '50000' }));
  const other = { ...payee, account: '6222020000000002' };
  valueOf(await desk(bankTransferApi.payee, other));
  const [store] = await mall.read('merchant', { merId: SOUTH }, ['name']);
  expect(await ofTwo()).toEqual([
    ['correction', member!.nickname, 'twice paid', '-0.30', true],
    ['commission', store!.name, '2.5% → 3%', '', true],
    ['credit_limit', '河北华北机械', '91130100MA0DEM8170', '50000.00', true],
    ['payee', 'Mall', 'ICBC 6222020000000002', '', true],
    ['erasure', gone!.nickname, 'asked by letter', '', true],
  ]);
  expect(await counts()).toMatchObject({
    correction: 1,
    commission: 1,
    credit_limit: 1,
    payee: 1,
    erasure: 1,
  });
  valueOf(
    await second(oversightApi.refuseCorrection, { id: (await waiting({ tab: 'correction' })).list[0]!.id }),
  );
  valueOf(await second(oversightApi.refuseErasure, { id: (await waiting({ tab: 'erasure' })).list[0]!.id }));
  expect((await ofTwo()).map(([kind]) => kind)).toEqual(['commission', 'credit_limit', 'payee']);
  mall.clock.advance(hours(25));
  expect(await ofTwo()).toEqual([]);
});

test('goods that a store asks about and differences of statements wait too', async () => {
  valueOf(await desk(oversightApi.withhold, { id: VALVE.product, reason: 'no certificate' }));
  const store = await mall.login(900 + SOUTH);
  expect((await waiting({ tab: 'goods' })).list).toEqual([]);
  valueOf(await store(oversightApi.askAgain, { id: VALVE.product }));
  await mall.change('product', { productId: BOLT.product }, { status: 'reviewing' });
  await mall.add('reconciliation', {
    reconciliationId: 'r1',
    provider: 'alipay',
    fileName: 'day.csv',
    fileHash: 'x',
    firstDay: '2026-01-01',
    lastDay: '2026-01-01',
    lines: 1,
    matched: 0,
    paid: 500,
    refunded: 0,
    uid: STAFF,
    createdAt: new Date(),
  });
  await mall.add('reconciliationDifference', {
    differenceId: 'd1',
    reconciliationId: 'r1',
    kind: 'missing_here',
    way: 'in',
    number: 'PAY1',
    tradeNo: 'T1',
    amountThere: 500,
    at: new Date(),
  });
  const found = async (tab: WaitingKind) =>
    (await waiting({ tab })).list.map((row) => [row.id, row.about, row.amount]);
  expect(await found('goods')).toEqual([
    [String(VALVE.product), expect.stringContaining('no certificate'), ''],
  ]);
  expect(await found('new_goods')).toEqual([[String(BOLT.product), expect.any(String), '']]);
  expect(await found('difference')).toEqual([['d1', 'day.csv', '5.00']]);
});

test('faults of the checks wait until a check finds none, and a job that was given up until somebody sees to it', async () => {
  const found = async (check: string, faults: number) => {
    await mall.remove('siteSetting', { key: `check:${check}` });
    await mall.add('siteSetting', {
      key: `check:${check}`,
      value: { at: mall.clock.now().toISOString(), faults },
    });
  };
  const told = async () =>
    (await Promise.all((['books', 'trail', 'job'] as const).map((tab) => waiting({ tab })))).flatMap(
      ({ list }) => list.map(({ kind, name, about }) => [kind, name, about]),
    );
  await found('ledger', 2);
  await found('audit', 1);
  expect(await told()).toEqual([
    ['books', '', '2'],
    ['trail', '', '1'],
  ]);
  await addGivenUp(mall.services.database, 'catalog.import', 'no space left', mall.clock.now());
  await found('ledger', 0);
  expect(await told()).toEqual([
    ['trail', '', '1'],
    ['job', 'catalog.import', 'no space left'],
  ]);
  const { id: job, since } = (await waiting({ tab: 'job' })).list[0]!;
  const behind = async (time: number) =>
    (await waiting({ tab: 'job', after: `${time}~${job}` })).list.map(({ id }) => id);
  expect(await behind(Date.parse(since) - 1)).toEqual([job]);
  expect(await behind(Date.parse(since))).toEqual([]);
  await become('risk');
  expect((await told()).map(([kind]) => kind)).toEqual(['trail']);
  await become('owner');
  valueOf(await desk(jobApi.giveUp, { job_id: job }));
  await found('audit', 0);
  expect(await told()).toEqual([]);
});

test('words that were searched for in vain wait for content until a synonym leads them somewhere, as one row', async () => {
  await become('content');
  const day = shanghaiDay(mall.clock.now());
  await mall.add('searchMiss', [
    { day, words: 'nyloc', count: 4 },
    { day, words: 'zzq nut', count: 1 },
    { day: shanghaiDay(after(mall.clock.now(), -days(9))), words: 'long ago', count: 8 },
  ]);
  expect((await waiting()).list).toMatchObject([{ kind: 'miss', about: '2' }]);
  valueOf(await desk(searchApi.saveSynonym, { words: ['nyloc', 'zzq lock nut'] }));
  expect((await waiting()).list).toMatchObject([{ kind: 'miss', about: '1' }]);
  valueOf(await desk(searchApi.saveSynonym, { words: ['zzq nut', 'zzq flange nut'] }));
  expect((await waiting()).list).toEqual([]);
  await become('owner');
});

test('every kind is read without a fault, and nobody else reads any', async () => {
  for (const tab of WAITING_NAMES) valueOf(await desk(deskApi.waiting, { tab }));
  expect(codeOf(await (await mall.login(901))(deskApi.waiting, {}))).toBe('auth.forbidden');
  expect(codeOf(await mall.as()(deskApi.waiting, {}))).toBe('auth.required');
});

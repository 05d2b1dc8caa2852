// What waits for the platform's people stands in one list, the oldest first, to each by his roles, and leaves it when
// it is done by whomever.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { bankTransferApi } from '#lib/contracts/bank-transfer.ts';
import { deskApi, WAITING_NAMES, type WaitingKind } from '#lib/contracts/desk.ts';
import { feedbackApi } from '#lib/contracts/feedback.ts';
import { jobApi } from '#lib/contracts/job.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import type { PlatformRole } from '#lib/contracts/platform-role.ts';
import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import { hours } from '#lib/kernel/clock.ts';
import { BOLT, openTradeMall, SOUTH, VALVE, type TradeMall } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const [STAFF, COLLEAGUE] = [3, 4];
let mall: TradeMall;
let desk: Call;
const become = (...roles: PlatformRole[]) =>
  mall.rows(`update user_role set platform_roles = $2::text[] where uid = $1`, STAFF, roles);
const waiting = async (
  input: { tab?: 'all' | WaitingKind; keyword?: string; limit?: number; after?: string } = {},
) => valueOf(await desk(deskApi.waiting, input));
const counts = async () => valueOf(await desk(deskApi.waitingCounts)).counts;

async function tell(content: string): Promise<string> {
  const call = await mall.login(1);
  mall.clock.advance(60_000);
  return valueOf(await call(feedbackApi.create, { type: 'idea', content })).feedback_id;
}

beforeAll(async () => {
  mall = await openTradeMall({ buyers: 6 });
  await mall.rows(
    `insert into user_role (uid, role, platform_roles) values ($1, 'platform', '{owner}'), ($2, 'platform', '{owner}')`,
    STAFF,
    COLLEAGUE,
  );
  desk = await mall.login(STAFF);
  await tell('first');
  await mall.rows(`insert into community_topic (name, name_en) values ('视频', 'Videos')`);
  await mall.rows(
    `insert into community_post (uid, topic_id, title, created_at)
     select 1, (select min(topic_id) from community_topic), 'a video', $1::timestamptz`,
    new Date(mall.clock.now().getTime() + 30_000).toISOString(),
  );
  await tell('second');
  await mall.rows(
    `insert into company (name, tax_no, status, applicant_uid, created_at, licence)
     values ('North Works', '91130000000000000X', 'pending', 2, $1::timestamptz, '')`,
    mall.clock.now().toISOString(),
  );
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
  const tabs = ['correction', 'commission', 'payee', 'erasure'] as const;
  return (await Promise.all(tabs.map((tab) => waiting({ tab })))).flatMap(({ list }) =>
    list.map((row) => [row.kind, row.name, row.about, row.amount, row.is_half_confirmed]),
  );
};

test('what one person has proposed waits for a second, and leaves when he agrees or its day is over', async () => {
  const [member, gone] = await mall.rows<{ phone: string; nickname: string }>(
    `select phone, nickname from user_account where uid in (1, 5) order by uid`,
  );
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
  const other = { ...payee, account: '6222020000000002' };
  valueOf(await desk(bankTransferApi.payee, other));
  const [store] = await mall.rows<{ name: string }>(`select name from merchant where mer_id = $1`, SOUTH);
  expect(await ofTwo()).toEqual([
    ['correction', member!.nickname, 'twice paid', '-0.30', true],
    ['commission', store!.name, '2.5% → 3%', '', true],
    ['payee', 'Mall', 'ICBC 6222020000000002', '', true],
    ['erasure', gone!.nickname, 'asked by letter', '', true],
  ]);
  expect(await counts()).toMatchObject({ correction: 1, commission: 1, payee: 1, erasure: 1 });
  valueOf(
    await second(oversightApi.refuseCorrection, { id: (await waiting({ tab: 'correction' })).list[0]!.id }),
  );
  valueOf(await second(oversightApi.refuseErasure, { id: (await waiting({ tab: 'erasure' })).list[0]!.id }));
  expect((await ofTwo()).map(([kind]) => kind)).toEqual(['commission', 'payee']);
  mall.clock.advance(hours(25));
  expect(await ofTwo()).toEqual([]);
});

test('goods that a store asks about and differences of statements wait too', async () => {
  valueOf(await desk(oversightApi.withhold, { id: VALVE.product, reason: 'no certificate' }));
  const store = await mall.login(900 + SOUTH);
  expect((await waiting({ tab: 'goods' })).list).toEqual([]);
  valueOf(await store(oversightApi.askAgain, { id: VALVE.product }));
  await mall.rows(`update product set status = 'reviewing' where product_id = $1`, BOLT.product);
  await mall.rows(
    `insert into reconciliation (reconciliation_id, provider, file_name, file_hash, first_day, last_day, lines, matched, paid, refunded, uid, created_at)
     values ('r1', 'alipay', 'day.csv', 'x', '2026-01-01', '2026-01-01', 1, 0, 500, 0, $1, now())`,
    STAFF,
  );
  await mall.rows(
    `insert into reconciliation_difference (difference_id, reconciliation_id, kind, way, number, trade_no, amount_there, at)
     values ('d1', 'r1', 'missing_here', 'in', 'PAY1', 'T1', 500, now())`,
  );
  const found = async (tab: WaitingKind) =>
    (await waiting({ tab })).list.map((row) => [row.id, row.about, row.amount]);
  expect(await found('goods')).toEqual([
    [String(VALVE.product), expect.stringContaining('no certificate'), ''],
  ]);
  expect(await found('new_goods')).toEqual([[String(BOLT.product), expect.any(String), '']]);
  expect(await found('difference')).toEqual([['d1', 'day.csv', '5.00']]);
});

test('faults of the checks wait until a check finds none, and a job that was given up until somebody sees to it', async () => {
  const found = async (check: string, faults: number) =>
    mall.rows(
      `insert into site_setting (key, value) values ($1, jsonb_build_object('at', $2::text, 'faults', $3::int))
       on conflict (key) do update set value = excluded.value`,
      `check:${check}`,
      mall.clock.now().toISOString(),
      faults,
    );
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
  await mall.rows(`create schema jobs`);
  await mall.rows(`create table jobs.job (id uuid, name text, data jsonb, singleton_key text, state text,
    created_on timestamptz, source_name text, source_output jsonb)`);
  await mall.rows(
    `insert into jobs.job values ('11111111-1111-4111-8111-111111111111', 'given_up', '{}', null, 'created', $1::timestamptz,
       'catalog.import', '{"message": "no space left"}')`,
    mall.clock.now().toISOString(),
  );
  await found('ledger', 0);
  expect(await told()).toEqual([
    ['trail', '', '1'],
    ['job', 'catalog.import', 'no space left'],
  ]);
  const job = (await waiting({ tab: 'job' })).list[0]!.id;
  await become('risk');
  expect((await told()).map(([kind]) => kind)).toEqual(['trail']);
  await become('owner');
  valueOf(await desk(jobApi.giveUp, { job_id: job }));
  await found('audit', 0);
  expect(await told()).toEqual([]);
});

test('every kind is read without a fault, and nobody else reads any', async () => {
  for (const tab of WAITING_NAMES) valueOf(await desk(deskApi.waiting, { tab }));
  expect(codeOf(await (await mall.login(901))(deskApi.waiting, {}))).toBe('auth.forbidden');
  expect(codeOf(await mall.as()(deskApi.waiting, {}))).toBe('auth.required');
});

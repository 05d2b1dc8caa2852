// What waits for the platform's people stands in one list, the oldest first, to each by his roles, and leaves it when
// it is done by whomever.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { deskApi, WAITING_NAMES, type WaitingKind } from '#lib/contracts/desk.ts';
import { feedbackApi } from '#lib/contracts/feedback.ts';
import type { PlatformRole } from '#lib/contracts/platform-role.ts';
import { openTradeMall, type TradeMall } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const STAFF = 3;
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
  mall = await openTradeMall();
  await mall.rows(
    `insert into user_role (uid, role, platform_roles) values ($1, 'platform', '{owner}')`,
    STAFF,
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

test('every kind is read without a fault, and nobody else reads any', async () => {
  for (const tab of WAITING_NAMES) valueOf(await desk(deskApi.waiting, { tab }));
  expect(codeOf(await (await mall.login(901))(deskApi.waiting, {}))).toBe('auth.forbidden');
  expect(codeOf(await mall.as()(deskApi.waiting, {}))).toBe('auth.required');
});

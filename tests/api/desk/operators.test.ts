// Who of the platform may do what is set at its desk by an owner, holds at the API's door at once, and is found in the
// log of what was done.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { auditApi } from '#lib/contracts/audit.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { days } from '#lib/kernel/clock.ts';
import { openTradeMall } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const OWNER = 3;
const OTHER = 4;
let desk: Call;

const mall = await openTradeMall({ buyers: 6 });
beforeAll(async () => {
  await mall.add('userRole', { uid: OWNER, role: 'platform', platformRoles: ['owner'] });
  desk = await mall.login(OWNER);
});
afterAll(() => mall.close());

test('an owner lets somebody work for the platform, gives other roles, and takes all of them', async () => {
  const add = (turns: object) => desk(oversightApi.addOperator, { phone: '13900000004', ...turns });
  const lists = async () => codeOf(await (await mall.login(OTHER))(oversightApi.members, {}));
  expect(codeOf(await add({}))).toBe('oversight.no_role');
  expect(codeOf(await desk(oversightApi.addOperator, { phone: '13911112222', risk: true }))).toBe(
    'oversight.no_account',
  );
  expect(await lists()).toBe('auth.forbidden');
  valueOf(await add({ service: true }));
  expect(codeOf(await add({ risk: true }))).toBe('oversight.wrong_state');
  const other = await mall.login(OTHER);
  valueOf(await other(oversightApi.members, {}));
  // Roles are an owner's to give.
  expect(codeOf(await other(oversightApi.operators, {}))).toBe('auth.role');
  const { list } = valueOf(await desk(oversightApi.operators, {}));
  expect(list).toMatchObject([
    { uid: OWNER, roles: ['owner'] },
    { uid: OTHER, roles: ['service'], phone: '139****0004', has_factor: false },
  ]);
  for (const keyword of ['BUYER4', '****0004', '13900000004']) {
    const found = valueOf(await desk(oversightApi.operators, { keyword }));
    expect(found).toMatchObject({ count: 1, list: [{ uid: OTHER }] });
  }

  valueOf(await desk(oversightApi.changeOperator, { id: OTHER, content: true }));
  // Whoever has other roles logs in anew.
  expect(codeOf(await other(oversightApi.members, {}))).toBe('auth.revoked');
  expect(await lists()).toBe('auth.role');
  valueOf(await desk(oversightApi.changeOperator, { id: OTHER }));
  expect(valueOf(await desk(oversightApi.operators, {})).list.map((row) => row.uid)).toEqual([OWNER]);
  expect(codeOf(await desk(oversightApi.logOutOperator, { id: OTHER }))).toBe('oversight.gone');
  const heard = valueOf(await (await mall.login(OTHER, 'en-US'))(profileApi.notices, {})).list;
  expect(heard.map(({ title }) => title).toSorted()).toEqual([
    'You no longer work for the mall',
    'You now work for the mall as service',
    'Your roles at the mall are now: content',
  ]);
});

test('whoever was let in or given more roles is for seven days none of two people, and everybody else hears of it', async () => {
  const FIRST = 5;
  await mall.add('userRole', { uid: FIRST, role: 'platform', platformRoles: ['finance'] });
  const first = await mall.login(FIRST);
  const wrong = { phone: '13900000006', amount: '80000.00', reason: 'typed twice' };
  const { correction_id: id } = valueOf(await first(oversightApi.correct, wrong));
  valueOf(await desk(oversightApi.addOperator, { phone: '13900000004', service: true }));
  mall.clock.advance(days(30));
  valueOf(await desk(oversightApi.changeOperator, { id: OTHER, service: true, finance: true }));
  const second = async () => mall.login(OTHER);
  const early = await (await second())(oversightApi.confirmCorrection, { id });
  expect(early).toMatchObject({ failure: { code: 'oversight.newcomer', params: { n: 7 } } });
  // Nor do they begin one, for whoever let them in to end it.
  expect(codeOf(await (await second())(oversightApi.correct, wrong))).toBe('oversight.newcomer');
  expect(await mall.count('balanceCorrection', { status: 'done' })).toBe(0);
  for (const uid of [OWNER, FIRST])
    expect(valueOf(await (await mall.login(uid, 'en-US'))(profileApi.notices, {})).list[0]?.title).toBe(
      'buyer3 gave buyer4 these roles at the mall: finance; they count as one of two people in 7 days',
    );

  // Fewer roles begin nothing anew.
  mall.clock.advance(days(6));
  valueOf(await desk(oversightApi.changeOperator, { id: OTHER, finance: true }));
  expect(codeOf(await (await second())(oversightApi.confirmCorrection, { id }))).toBe('oversight.newcomer');
  mall.clock.advance(days(1));
  valueOf(await (await second())(oversightApi.confirmCorrection, { id }));
  valueOf(await desk(oversightApi.changeOperator, { id: OTHER }));
  await mall.change('userRole', { uid: FIRST }, { platformRoles: ['content'] });
});

test('nobody changes his own roles, so the last owner stays one', async () => {
  expect(codeOf(await desk(oversightApi.changeOperator, { id: OWNER }))).toBe('oversight.own_account');
});

test('all devices of an operator are logged out at once', async () => {
  valueOf(await desk(oversightApi.addOperator, { phone: '13900000004', risk: true }));
  const other = await mall.login(OTHER);
  valueOf(await other(oversightApi.members, {}));
  valueOf(await desk(oversightApi.logOutOperator, { id: OTHER }));
  expect(codeOf(await other(oversightApi.members, {}))).toBe('auth.revoked');
});

test('what was done is found by a word of it, by an account and by an outcome', async () => {
  const found = async (keyword: string) => valueOf(await desk(auditApi.list, { keyword, limit: 100 })).list;
  const acts = await found('operator/log_out');
  expect(acts.length).toBeGreaterThan(0);
  expect(acts.every((row) => row.act.includes('operator/log_out'))).toBe(true);
  expect((await found('oversight.own_account')).map((row) => row.uid)).toEqual([OWNER]);
  expect((await found(String(OWNER))).length).toBeGreaterThan(0);
  expect(await found('100%_nothing')).toEqual([]);
});

// What the mall keeps of a person is handed out and taken away on request: by two people, not while something is open,
// and what the books need stays without a name.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { openTradeMall, VALVE, type TradeMall } from '../../support/trade-mall.ts';
import { codeOf, paidOrder, valueOf } from '../../support/trade-steps.ts';

const PERSON = 1;
let mall: TradeMall;
let first: Call;
let second: Call;
const reason = '本人书面申请';
beforeAll(async () => {
  mall = await openTradeMall();
  for (const uid of [3, 4])
    await mall.rows(
      `insert into user_role (uid, role, platform_roles) values ($1, 'platform', '{risk}')`,
      uid,
    );
  first = await mall.login(3);
  second = await mall.login(4);
  await paidOrder(mall, PERSON, [[VALVE.sku, 1]]);
});
afterAll(() => mall.close());

const texts = async () =>
  JSON.stringify(
    await mall.rows(
      `select to_jsonb(u) from user_account u where uid = $1 union all select to_jsonb(g) from group_order g where uid = $1
       union all select to_jsonb(a) from address a where uid = $1 union all select to_jsonb(s) from session s where uid = $1`,
      PERSON,
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
  expect(JSON.stringify(tables)).not.toMatch(/tokenHash|passwordHash/);
  expect(file.headers.get('cache-control')).toContain('no-store');
});

test('while an order is open nobody is erased; it says what stands in the way and what would become of how much', async () => {
  expect(codeOf(await first(oversightApi.erase, { id: PERSON, reason }))).toBe('close.order');
  const weight = valueOf(await first(oversightApi.erasureWeight, { id: PERSON }));
  expect(weight).toMatchObject({ obstacles: ['order'], gone: { addresses: 1 }, nameless: { orders: 1 } });
});

test('two people erase: the account is closed, nothing names the person, and the order stays', async () => {
  const person = await mall.login(PERSON);
  await mall.rows(`update store_order set status = 'done' where uid = $1`, PERSON);
  await mall.rows(
    `update ledger_account set balance = 0 where kind = 'buyer_balance' and owner_id = $1`,
    PERSON,
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
  expect(await mall.rows('select 1 from group_order where uid = $1', PERSON)).toHaveLength(1);
  const [done] = valueOf(await first(oversightApi.erasures, { status: 'done' })).list;
  expect(done).toMatchObject({ uid: PERSON, first_by: 'buyer3 #3', second_by: 'buyer4 #4' });
  expect(codeOf(await second(oversightApi.confirmErasure, { id }))).toBe('oversight.wrong_state');
});

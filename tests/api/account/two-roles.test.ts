// One account may be a clerk of one store and the merchant of another: each role opens its own store, never the other.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userRole } from '#lib/db/schema.ts';
import { deliveryApi } from '#lib/contracts/delivery.ts';
import { staffApi } from '#lib/contracts/staff.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { findSession } from '#lib/domain/account/identity/index.ts';
import { paidOrder, valueOf } from '../../support/trade-steps.ts';
import { BOLT, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';

const BOTH = 3;
const PLAIN_CLERK = 4;
const mall = await openTradeMall({ buyers: 4 });
const north = await paidOrder(mall, 1, [[BOLT.m8, 10]]);
const south = await paidOrder(mall, 2, [[VALVE.sku, 1]]);
beforeAll(async () => {
  await mall.services.database.db.insert(userRole).values([
    { uid: BOTH, role: 'clerk', merId: NORTH },
    { uid: BOTH, role: 'merchant', merId: SOUTH },
    { uid: PLAIN_CLERK, role: 'clerk', merId: NORTH },
  ]);
});
afterAll(() => mall.close());

test('a clerk of one store who opens a shop of his own sees the orders of his own shop only', async () => {
  const call = await mall.login(BOTH);
  const list = await call(orderDeskApi.list, {});
  const ids = list.ok ? list.value.list.map((order) => order.order_id) : list;
  expect(ids).toEqual([south]);
  expect(await call(orderDeskApi.detail, { id: north })).toMatchObject({
    failure: { code: 'order.not_found' },
  });
  expect(await call(orderDeskApi.detail, { id: south })).toMatchObject({ ok: true });
});

test('a clerk who is nothing else stays outside of what merchants do', async () => {
  const call = await mall.login(PLAIN_CLERK);
  expect(await call(orderDeskApi.list, {})).toMatchObject({ failure: { code: 'auth.forbidden' } });
});

test('at the door of a role the actor has the store of that role', async () => {
  const token = await mall.token(BOTH);
  expect(await findSession(mall.services, token)).toMatchObject({
    value: { merId: SOUTH, clerkOf: [NORTH] },
  });
  const call = await mall.login(BOTH);
  // The log of operators says for which store somebody acted.
  await call(deliveryApi.step, { id: '0'.repeat(26), event: 'accept' });
  const [entry] = await mall.read(
    'auditEntry',
    { uid: BOTH },
    { mer_id: 'merId', role: 'role' },
    { by: 'seq', down: true, most: 1 },
  );
  expect(entry).toEqual({ mer_id: NORTH, role: 'clerk' });
});

test('whoever lets the owner of another store work for his own does not turn that owner’s calls to himself', async () => {
  const owner = await mall.login(900 + NORTH);
  const rival = await mall.login(900 + SOUTH);
  const phoneOf = async (uid: number): Promise<string> =>
    (await mall.first('user', { uid }, ['phone'])).phone;
  const storesOf = async (call: typeof owner): Promise<(number | undefined)[]> => {
    const list = await call(orderDeskApi.list, { limit: 100 });
    return list.ok ? [...new Set(list.value.list.map((order) => order.merchant.mer_id))] : [];
  };
  const works = { sales: true };
  const letIn = async (host: typeof owner, guest: typeof owner, uid: number): Promise<void> => {
    valueOf(await host(staffApi.invite, { phone: await phoneOf(uid), ...works }));
    const [asked] = valueOf(await guest(staffApi.invitations)).invitations;
    valueOf(await guest(staffApi.answer, { invitation_id: asked!.invitation_id, is_agreed: true }));
  };
  await letIn(rival, owner, 900 + NORTH);
  await letIn(owner, rival, 900 + SOUTH);
  // Without a word about the store each call is made in the one that the caller owns, whatever its number.
  expect([await storesOf(owner), await storesOf(rival)]).toEqual([[NORTH], [SOUTH]]);
});

test('a role of a store names its store, and one of the platform none', async () => {
  const put = (role: 'platform' | 'clerk', merId: number | null) =>
    mall.services.database.db
      .insert(userRole)
      .values({ uid: 1, role, merId, platformRoles: role === 'platform' ? ['owner'] : [] });
  const broken = { cause: { constraint: 'user_role_store' } };
  await expect(put('platform', NORTH)).rejects.toMatchObject(broken);
  await expect(put('clerk', null)).rejects.toMatchObject(broken);
});

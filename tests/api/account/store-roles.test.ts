// Somebody of a store does what his role is for, in the stores that he works for, and nothing else.
//
// All rows of stores × all roles: a new row is swept before its author thinks of it.
import { afterAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { deskApi } from '#lib/contracts/desk.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { holdsStoreRole, STORE_ROLES, type StoreRole } from '#lib/contracts/store-role.ts';
import { userRole } from '#lib/db/schema.ts';
import { createCall, type Call } from '#lib/call/call.ts';
import { inProcess } from '#lib/call/in-process.ts';
import { listOf } from '../../support/source-files.ts';
import { sweptRows } from '../../support/sweep/rows.ts';
import { addressOf, sendRaw } from '../../support/sweep/send.ts';
import { NORTH_MERCHANT, openSweepWorld } from '../../support/sweep/world.ts';
import { NORTH, SOUTH } from '../../support/trade-mall.ts';

const world = await openSweepWorld();
const token = await world.token(NORTH_MERCHANT);
afterAll(() => world.mall.close({ madeUp: true }));

const rows = sweptRows.filter(({ row }) => row.access === 'merchant');
const become = (storeRoles: StoreRole[]) =>
  world.mall.services.database.db
    .update(userRole)
    .set({ storeRoles })
    .where(eq(userRole.uid, NORTH_MERCHANT));

async function codeOf(swept: (typeof rows)[number]): Promise<string> {
  // Without a readable body: whoever passes the guard is stopped by the reading of it, and changes nothing.
  const { path } = addressOf(swept, {});
  const headers = { 'x-token': token, 'content-type': 'application/json' };
  const answer = await sendRaw(world.mall, { path, method: swept.row.method, headers });
  return answer.envelope?.code ?? String(answer.http);
}

test.each(STORE_ROLES)('%s of a store is let into the rows of this role alone', async (role) => {
  await become([role]);
  const findings: string[] = [];
  for (const swept of rows) {
    const isLetIn = (await codeOf(swept)) !== 'auth.role';
    if (isLetIn !== holdsStoreRole([role], swept.row.role))
      findings.push(`${swept.id} ${isLetIn ? 'lets in' : 'refuses'} ${role}`);
  }
  expect(listOf(findings)).toBe('');
  expect(rows.length).toBeGreaterThan(30);
});

const inStore = (store: number): Call =>
  createCall(
    (request) =>
      inProcess(world.mall.app.fetch)({
        ...request,
        headers: { ...request.headers, 'x-store': String(store) },
      }),
    () => ({ token, lang: 'zh-CN' }),
  );

test('whoever works for two stores acts in the one that he names, and in no third', async () => {
  await become(['owner']);
  await world.mall.services.database.db
    .insert(userRole)
    .values({ uid: NORTH_MERCHANT, role: 'merchant', merId: SOUTH, storeRoles: ['warehouse'] });
  const desks = await inStore(SOUTH)(deskApi.desks);
  expect(desks).toMatchObject({
    value: {
      stores: [
        { mer_id: NORTH, roles: ['owner'] },
        { mer_id: SOUTH, roles: ['warehouse'] },
      ],
    },
  });
  const sold = async (store: number): Promise<number[]> => {
    const found = await inStore(store)(orderDeskApi.list, { limit: 100 });
    return found.ok ? [...new Set(found.value.list.map((order) => order.merchant.mer_id))] : [];
  };
  expect([await sold(NORTH), await sold(SOUTH)]).toEqual([[NORTH], [SOUTH]]);
  // What he may do in one store he may not do in the other.
  const price = { id: '0'.repeat(26), goods_price: '1.00', freight: '0.00' };
  expect(await inStore(SOUTH)(orderApi.reprice, price)).toMatchObject({ failure: { code: 'auth.role' } });
  expect(await inStore(NORTH)(orderApi.reprice, price)).toMatchObject({
    failure: { code: 'order.not_found' },
  });
  expect(await inStore(999)(orderDeskApi.list, {})).toMatchObject({ failure: { code: 'auth.forbidden' } });
});

// A store that is closed and opened again by two people at the same moment: one after the other, and nobody gets an error.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeClosingApi } from '#lib/contracts/store-closing.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { NORTH, openTradeMall, type TradeMall } from '../support/trade-mall.ts';
import { codeOf, valueOf } from '../support/trade-steps.ts';

const PEOPLE = [3, 4];
const ROUNDS = 20;
let database: FreshDatabase;
let mall: TradeMall;
beforeAll(async () => {
  database = await freshDatabase();
  mall = await openTradeMall({ url: database.url, buyers: 4 });
  await mall.add(
    'userRole',
    PEOPLE.map((uid) => ({ uid, role: 'platform' as const, platformRoles: ['risk' as const] })),
  );
});
afterAll(async () => {
  await mall.close();
  await database.drop();
});

test('one closes a store while another opens it again: each is done or refused in words', async () => {
  const [one, other] = await Promise.all([mall.login(PEOPLE[0]!), mall.login(PEOPLE[1]!)]);
  const close = () => one!(storeClosingApi.begin, { id: NORTH, reason: '搬迁' });
  valueOf(await close());
  for (let round = 0; round < ROUNDS; round += 1) {
    const [row] = valueOf(await one!(storeClosingApi.all, { status: 'winding_up' })).list;
    const [closed, opened] = await Promise.all([
      close(),
      other!(storeClosingApi.reopen, { id: row!.closing_id }),
    ]);
    expect(codeOf(opened)).toBeUndefined();
    expect([undefined, 'store_closing.already']).toContain(codeOf(closed));
    if (codeOf(closed)) valueOf(await close());
  }
});

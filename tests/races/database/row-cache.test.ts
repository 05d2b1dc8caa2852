// Rows that processes keep in memory die in all of them when they change: here two malls on one PostgreSQL.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import type { Family } from '#lib/db/row-cache.ts';
import { openPostgres } from '#lib/db/open-postgres.ts';
import { searchSynonym, userRole } from '#lib/db/schema.ts';
import { stateOf } from '#lib/domain/goods/search/state.ts';
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database.ts';
import { openTestMall, type TestMall } from '../../support/mall.ts';
import { BOLT, NORTH, openTradeMall, type TradeMall } from '../../support/trade-mall.ts';
import { codeOf, putIntoCart, valueOf } from '../../support/trade-steps.ts';

let database: FreshDatabase;
let here: TradeMall;
let there: TestMall;
beforeAll(async () => {
  database = await freshDatabase();
  here = await openTradeMall({ url: database.url });
  there = await openTestMall({ url: database.url });
});
afterAll(async () => {
  await there.close();
  await here.close();
  await database.drop();
});

/** The other mall answers as it should once it has been told of the change; by itself it would keep its rows for longer. */
const soon = <T>(ask: () => Promise<T>, wanted: T): Promise<void> =>
  expect.poll(ask, { interval: 5, timeout: 5000 }).toEqual(wanted);
/** Nothing is kept before changes are heard. */
const isKept = async (family: Family, id: string | number): Promise<boolean> => {
  let asked = false;
  await there.services.database.rowCache.one(family, id, async () => void (asked = true));
  return !asked;
};

test('a session that ends in one process ends in the other', async () => {
  const token = await here.token(1);
  const mine = { here: here.as(token), there: there.as(token) };
  await expect
    .poll(async () => {
      valueOf(await mine.there(identityApi.sessions));
      return here.rows('select 1 from session');
    })
    .toHaveLength(1);
  valueOf(await mine.here(identityApi.logout));
  // At once where it was ended.
  expect(codeOf(await mine.here(identityApi.sessions))).toBe('auth.revoked');
  await soon(async () => codeOf(await mine.there(identityApi.sessions)), 'auth.revoked');
});

test('an account that is closed counts as closed in the other process', async () => {
  const buyer = there.as(await here.token(2));
  valueOf(await buyer(identityApi.sessions));
  await here.rows(`update user_account set status = 'closed' where uid = 2`);
  const answer = async () => codeOf(await buyer(identityApi.sessions));
  await soon(answer, 'auth.revoked');
  expect(await answer()).toBe('auth.revoked');
});

test('a role counts where it was given as soon as its transaction is over', async () => {
  const { database: own } = there.services;
  const role = { uid: 4, role: 'clerk' as const, merId: NORTH };
  for (let round = 0; round < 10; round += 1) {
    await expect.poll(() => isKept('session', `round ${round}`), { interval: 1 }).toBe(true);
    if (round % 2 === 0) await own.tx(() => own.db.insert(userRole).values(role));
    else await own.tx(() => own.db.delete(userRole).where(eq(userRole.uid, role.uid)));
    expect(await isKept('session', `round ${round}`)).toBe(false);
  }
});

test('what a store asks for its rider, and its freight, change in the check-out of the other process', async () => {
  const cart_id = await putIntoCart(here, 3, [[BOLT.m8, 10]]);
  const buyer = there.as(await here.token(3));
  const freight = async () => valueOf(await buyer(checkoutApi.preview, { cart_id })).order_total_postage;
  const before = await freight();
  expect(await freight()).toBe(before);
  await here.rows(
    `update freight_template set rules = jsonb_set(rules, '{0,firstPrice}', '7700') where mer_id = $1`,
    NORTH,
  );
  await soon(freight, '77.00');
});

test('words that an operator says mean the same count in the other process', async () => {
  const words = async () => (await stateOf(there.services)).synonyms.has('拧拧');
  await expect.poll(() => isKept('search_words', 'whether it is')).toBe(true);
  expect(await words()).toBe(false);
  const { db } = here.services.database;
  await db.insert(searchSynonym).values({ words: ['拧拧', '螺栓'], updatedAt: new Date() });
  await soon(words, true);
  await db.delete(searchSynonym);
  await soon(words, false);
});

test('nothing is kept while the database cannot tell of changes', async () => {
  const alone = await openPostgres(database.url, { poolSize: 1 });
  let asked = 0;
  const ask = () =>
    alone.rowCache.one('setting', 'points', async () => {
      asked += 1;
      return 'as it is';
    });
  await expect
    .poll(async () => {
      await ask();
      const before = asked;
      await ask();
      return asked - before;
    })
    .toBe(0);
  await here.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen "kept"'`,
  );
  await expect
    .poll(async () => {
      const before = asked;
      await ask();
      return asked - before;
    })
    .toBe(1);
  await alone.close();
});

test('what an open transaction reads is not kept: it may be taken back', async () => {
  // The connection that hears is opened again a second after it was lost.
  await expect.poll(() => isKept('delivery', 77), { timeout: 5000 }).toBe(true);
  const { database: own } = there.services;
  await own
    .tx(async () => {
      await own.rowCache.one('delivery', 78, async () => 'never committed');
      throw new Error('undo');
    })
    .catch(() => undefined);
  expect(await own.rowCache.one('delivery', 78, async () => 'as it is')).toBe('as it is');
});

// A statement that is put together once answers for the connection or transaction that asks.
import { asc, count, eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { builtOnce, readTogether } from '#lib/db/built-once.ts';
import { openEmbedded } from '#lib/db/open-embedded.ts';
import { brand, coupon, couponUser, merchant, session, user } from '#lib/db/schema.ts';
import { databaseTemplate } from '../../support/database-template.ts';

const database = await openEmbedded(':memory:', await databaseTemplate());
afterAll(() => database.close());

let built = 0;
const named = builtOnce((db) => {
  built += 1;
  return db
    .select({ name: brand.name })
    .from(brand)
    .where(sql`${brand.name} = ${sql.placeholder('name')}`);
});
const find = (name: string) => named(database.db).execute({ name });
const add = (name: string) =>
  database.db.insert(brand).values({ key: name, name, nameEn: name, categoryIds: [] });

it('is put together once, whatever is asked', async () => {
  await add('甲');
  expect(await find('甲')).toEqual([{ name: '甲' }]);
  expect(await find('乙')).toEqual([]);
  expect(built).toBe(1);
});

it('sees what its own transaction has written, and nothing of one that was undone', async () => {
  const failing = database.tx(async () => {
    await add('丙');
    expect(await find('丙')).toEqual([{ name: '丙' }]);
    throw new Error('undo');
  });
  await expect(failing).rejects.toThrow('undo');
  expect(await find('丙')).toEqual([]);
});

const together = readTogether((db) => ({
  accounts: db
    .select()
    .from(user)
    .where(eq(user.uid, sql.placeholder('uid'))),
  claims: db
    .select({ claim: couponUser, coupon, store: { merId: merchant.merId, name: merchant.name } })
    .from(couponUser)
    .innerJoin(coupon, eq(coupon.couponId, couponUser.couponId))
    .leftJoin(merchant, eq(merchant.merId, coupon.merId))
    .where(eq(couponUser.uid, sql.placeholder('uid')))
    .orderBy(asc(couponUser.couponUserId)),
  sessions: db.select({ n: count() }).from(session),
}));

it('reads as each of its readings alone: times, lists, counts, and null for what an outer join has not', async () => {
  const { db } = database;
  const at = new Date('2026-11-21T02:00:00.123Z');
  await db.insert(user).values({ uid: 7, phone: '13900000007', nickname: '王"工"\n', createdAt: at });
  await db.insert(coupon).values({
    couponId: 3,
    merId: 0,
    kind: 'general',
    sendType: 'receive',
    title: '券',
    titleEn: 'Coupon',
    value: 500,
    threshold: 1000,
    targetIds: [4, 5],
    status: 'open',
    createdAt: at,
  });
  const claim = { couponId: 3, uid: 7, startsAt: at, endsAt: at, createdAt: at };
  await db.insert(couponUser).values([
    { ...claim, couponUserId: 'b', givenFor: 'one' },
    { ...claim, couponUserId: 'a', givenFor: 'two' },
  ]);
  const { accounts, claims, sessions } = await together(db, { uid: 7 });
  expect(accounts).toEqual(await db.select().from(user));
  expect(claims.map((row) => row.claim)).toEqual(
    await db.select().from(couponUser).orderBy(asc(couponUser.couponUserId)),
  );
  expect(claims[0]).toMatchObject({ coupon: { targetIds: [4, 5], createdAt: at }, store: null });
  expect(sessions).toEqual([{ n: 0 }]);
  expect(await together(db, { uid: 8 })).toEqual({ accounts: [], claims: [], sessions: [{ n: 0 }] });
});

// New rows of several tables in one statement.
import { afterAll, expect, it } from 'vitest';
import { insertRows } from '#lib/db/insert-rows.ts';
import { openEmbedded } from '#lib/db/open-embedded.ts';
import { brand, notice, user, userRole } from '#lib/db/schema.ts';
import { databaseTemplate } from '../../support/database-template.ts';

const database = await openEmbedded(':memory:', await databaseTemplate());
afterAll(() => database.close());

const at = new Date('2026-11-21T02:00:00.123Z');
const account = { uid: 7, phone: '13900000007', nickname: '王"工"\n', createdAt: at };

it('refer to each other, and keep lists, objects, times and quotes as they are', async () => {
  const { db } = database;
  const note = { noticeId: 'a', uid: 7, kind: 'order.paid' as const, params: { sn: '{"1"}' }, createdAt: at };
  await insertRows(db, [
    [userRole, [{ uid: 7, role: 'platform', platformRoles: ['owner', 'risk'] }]],
    [user, [account]],
    [notice, [note]],
  ]);
  expect(await db.select().from(user)).toMatchObject([account]);
  expect(await db.select().from(userRole)).toMatchObject([{ platformRoles: ['owner', 'risk'], merId: null }]);
  expect(await db.select().from(notice)).toEqual([{ ...note, link: '', readAt: null }]);
});

it('take the default of what they do not name, each for itself', async () => {
  const { db } = database;
  await insertRows(db, [
    [
      brand,
      [
        { key: '甲', name: '甲', nameEn: 'A', categoryIds: [1, 2] },
        { key: '乙', name: '乙', nameEn: 'B', categoryIds: [], sort: 9 },
      ],
    ],
  ]);
  const rows = await db.select().from(brand).orderBy(brand.sort);
  expect(rows.map(({ name, categoryIds, sort }) => [name, categoryIds, sort])).toEqual([
    ['甲', [1, 2], 0],
    ['乙', [], 9],
  ]);
});

it('are all taken back when one of them is refused', async () => {
  const { db } = database;
  const twin = { ...account, uid: 8 };
  await expect(
    insertRows(db, [
      [brand, [{ key: '丙', name: '丙', nameEn: 'C', categoryIds: [] }]],
      [user, [twin]],
    ]),
  ).rejects.toThrow(/user_account/);
  expect(await db.$count(brand)).toBe(2);
});

const noteOf = (noticeId: string) => ({
  noticeId,
  uid: 7,
  kind: 'order.paid' as const,
  params: {},
  createdAt: at,
});
const notes = async () => (await database.db.select().from(notice)).map((row) => row.noticeId);

it('are written when their transaction ends, also an inner one, when nobody reads them before, and with them what others hear', async () => {
  const heard: string[] = [];
  await database.listen('said', (payload) => heard.push(payload));
  await database.tx(async () => {
    await database.insertLast(notice, [noteOf('b')]);
    await database.notify('said', 'one');
    await database.notify('said', 'one');
    expect(await notes()).toEqual(['a']);
    expect(heard).toEqual([]);
    await database.tx(() => database.insertLast(notice, [noteOf('c')]));
    expect(await notes()).toEqual(['a', 'c']);
    const undone = database.tx(async () => {
      await database.insertLast(notice, [noteOf('d')]);
      await database.notify('said', 'two');
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
  });
  expect(await notes()).toEqual(['a', 'c', 'b']);
  expect(heard).toEqual(['one']);
});

it('are nowhere when the transaction is undone, and take it back when the last of them is refused', async () => {
  const undone = database.tx(async () => {
    await database.insertLast(notice, [noteOf('e')]);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  const refused = database.tx(async () => {
    await insertRows(database.db, [[notice, [noteOf('f')]]]);
    await database.insertLast(notice, [noteOf('a')]);
  });
  await expect(refused).rejects.toThrow(/notice/);
  await database.insertLast(notice, [noteOf('g')]);
  expect(await notes()).toEqual(['a', 'c', 'b', 'g']);
});

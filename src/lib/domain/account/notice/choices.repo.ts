import { and, asc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { NoticeKind, NoticePace, NoticeWay } from '#lib/contracts/states.ts';
import type { Db } from '#lib/db/database.ts';
import { deskTold, notice, noticeChoice, noticeEmail, user } from '#lib/db/schema.ts';

export const choicesOf = (db: Db, uid: number) =>
  db.select().from(noticeChoice).where(eq(noticeChoice.uid, uid));

/** Replaces the choice of these kinds on a way (e-mail, SMS): at this pace (at once, daily), or none. */
export async function putChoices(
  db: Db,
  { uid, kinds, way, pace }: { uid: number; kinds: readonly NoticeKind[]; way: NoticeWay; pace?: NoticePace },
): Promise<void> {
  await db
    .delete(noticeChoice)
    .where(and(eq(noticeChoice.uid, uid), eq(noticeChoice.way, way), inArray(noticeChoice.kind, [...kinds])));
  if (pace) await db.insert(noticeChoice).values(kinds.map((kind) => ({ uid, kind, way, pace })));
}

export async function emailOf(db: Db, uid: number) {
  const rows = await db.select().from(noticeEmail).where(eq(noticeEmail.uid, uid));
  return rows[0];
}

/** Stores an address that waits for its code; false when the last code was sent after `since`. */
export async function putWanted(db: Db, row: typeof noticeEmail.$inferInsert, since: Date): Promise<boolean> {
  const { wanted, codeHash, sentAt, locale } = row;
  const rows = await db
    .insert(noticeEmail)
    .values(row)
    .onConflictDoUpdate({
      target: noticeEmail.uid,
      set: { wanted, codeHash, sentAt, locale, tries: 0 },
      setWhere: lte(noticeEmail.sentAt, since),
    })
    .returning({ uid: noticeEmail.uid });
  return rows.length > 0;
}

/** Takes one try at the code that was sent after `since`; nothing when its tries are gone. */
export async function takeEmailTry(db: Db, uid: number, since: Date, tries: number) {
  const rows = await db
    .update(noticeEmail)
    .set({ tries: sql`${noticeEmail.tries} + 1` })
    .where(and(eq(noticeEmail.uid, uid), gt(noticeEmail.sentAt, since), lt(noticeEmail.tries, tries)))
    .returning();
  return rows[0];
}

/** Stores the confirmed address; its code is used up. */
export const putEmail = (db: Db, uid: number, email: string) =>
  db.update(noticeEmail).set({ email, wanted: '', codeHash: '' }).where(eq(noticeEmail.uid, uid));

/**
 * Time up to which the desks (1) or the accounts with a delayed notice setting (2, 3) were notified, locked until the
 * transaction ends. The first time it is now, so that nothing older is sent.
 */
export async function lockMark(db: Db, id: number, now: Date): Promise<Date> {
  await db.insert(deskTold).values({ id, until: now }).onConflictDoNothing();
  const [row] = await db.select().from(deskTold).where(eq(deskTold.id, id)).for('update');
  return row!.until;
}

export const moveMark = (db: Db, id: number, until: Date) =>
  db.update(deskTold).set({ until }).where(eq(deskTold.id, id));

/** Unread notices of some time that open accounts have chosen at a pace, by account and way, the oldest first. */
export const chosenNotices = (db: Db, pace: NoticePace, { from, until }: { from: Date; until: Date }) =>
  db
    .select({
      uid: notice.uid,
      way: noticeChoice.way,
      phone: user.phone,
      locale: user.locale,
      kind: notice.kind,
      params: notice.params,
      link: notice.link,
    })
    .from(notice)
    .innerJoin(noticeChoice, and(eq(noticeChoice.uid, notice.uid), eq(noticeChoice.kind, notice.kind)))
    .innerJoin(user, and(eq(user.uid, notice.uid), eq(user.status, 'active')))
    .where(
      and(
        eq(noticeChoice.pace, pace),
        gt(notice.createdAt, from),
        lte(notice.createdAt, until),
        sql`${notice.readAt} is null`,
      ),
    )
    .orderBy(asc(notice.uid), asc(noticeChoice.way), asc(notice.createdAt));

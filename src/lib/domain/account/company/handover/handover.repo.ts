import { and, eq, gt, lte, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#lib/db/database.ts';
import { company, companyHandover, media, user } from '#lib/db/schema.ts';

const heir = alias(user, 'heir');
const owner = alias(user, 'owner');

/** An offer that may still be answered: in time, by the company's owner, to somebody who is in it. */
const openOne = (db: Db, which: SQL, now: Date) =>
  db
    .select({
      handover: companyHandover,
      companyName: company.name,
      licence: company.licence,
      heir: heir.nickname,
      owner: owner.nickname,
    })
    .from(companyHandover)
    .innerJoin(
      company,
      and(
        eq(company.companyId, companyHandover.companyId),
        eq(company.status, 'verified'),
        eq(company.applicantUid, companyHandover.fromUid),
      ),
    )
    .innerJoin(heir, and(eq(heir.uid, companyHandover.toUid), eq(heir.companyId, company.companyId)))
    .innerJoin(owner, eq(owner.uid, companyHandover.fromUid))
    .where(and(which, eq(companyHandover.status, 'pending'), gt(companyHandover.expiresAt, now)));
export type OpenHandover = Awaited<ReturnType<typeof openOne>>[number];

export const openHandover = async (db: Db, companyId: number, now: Date): Promise<OpenHandover | undefined> =>
  (await openOne(db, eq(companyHandover.companyId, companyId), now))[0];

/** The same with its company, held until the transaction ends. */
export const lockHandover = async (db: Db, companyId: number, now: Date): Promise<OpenHandover | undefined> =>
  (
    await openOne(db, eq(companyHandover.companyId, companyId), now).for('update', {
      of: [companyHandover, company],
    })
  )[0];

/** False when the company is offered already. */
export async function addHandover(db: Db, row: typeof companyHandover.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(companyHandover)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: companyHandover.handoverId });
  return rows.length === 1;
}

type End = Pick<typeof companyHandover.$inferSelect, 'status'> & { decidedAt: Date };

export const endHandover = (db: Db, handoverId: string, end: End) =>
  db.update(companyHandover).set(end).where(eq(companyHandover.handoverId, handoverId));

const withdraw = (db: Db, which: SQL | undefined, decidedAt: Date) =>
  db
    .update(companyHandover)
    .set({ status: 'withdrawn', decidedAt })
    .where(and(which, eq(companyHandover.status, 'pending')));

/** The place of an offer that nobody has answered in time is free again. */
export const endStaleHandover = (db: Db, companyId: number, now: Date) =>
  withdraw(db, and(eq(companyHandover.companyId, companyId), lte(companyHandover.expiresAt, now)), now);

/** Whoever is in the company no more cannot come to own it. */
export const endHandoversTo = (db: Db, companyId: number, uid: number, now: Date) =>
  withdraw(db, and(eq(companyHandover.companyId, companyId), eq(companyHandover.toUid, uid)), now);

/** The company is another's, and the picture of its licence with it: it goes with whoever closes the account. */
export async function giveCompany(
  db: Db,
  { companyId, licence, to }: { companyId: number; licence: string; to: number },
): Promise<void> {
  await db.update(company).set({ applicantUid: to }).where(eq(company.companyId, companyId));
  if (licence) await db.update(media).set({ uid: to }).where(eq(media.path, licence));
}

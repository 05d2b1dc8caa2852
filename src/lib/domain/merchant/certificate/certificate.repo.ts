import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { hasWords } from '#lib/db/has-words.ts';
import { merchant, storeCertificate } from '#lib/db/schema.ts';

export type CertificateRow = typeof storeCertificate.$inferSelect;

export async function certificatesOf(db: Db, merId: number) {
  const rows = await db
    .select({ images: merchant.certificateImages, status: merchant.status })
    .from(merchant)
    .where(eq(merchant.merId, merId));
  return rows[0];
}

/** The next to end first, those without an end last. */
export const certificatesOfStore = (db: Db, merId: number, keyword?: string): Promise<CertificateRow[]> =>
  db
    .select()
    .from(storeCertificate)
    .where(
      and(
        eq(storeCertificate.merId, merId),
        hasWords(keyword, storeCertificate.name, storeCertificate.number),
      ),
    )
    .orderBy(sql`${storeCertificate.expiresOn} nulls last`, asc(storeCertificate.storeCertificateId));

const one = (merId: number, id: number) =>
  and(eq(storeCertificate.merId, merId), eq(storeCertificate.storeCertificateId, id));

/** Locked until the transaction ends. */
export async function lockCertificate(
  db: Db,
  merId: number,
  id: number,
): Promise<CertificateRow | undefined> {
  const rows = await db.select().from(storeCertificate).where(one(merId, id)).for('update');
  return rows[0];
}

export async function addCertificate(db: Db, row: typeof storeCertificate.$inferInsert): Promise<number> {
  const rows = await db
    .insert(storeCertificate)
    .values(row)
    .returning({ id: storeCertificate.storeCertificateId });
  return rows[0]!.id;
}

export const changeCertificate = (db: Db, merId: number, id: number, values: Partial<CertificateRow>) =>
  db.update(storeCertificate).set(values).where(one(merId, id));

export const dropCertificate = (db: Db, merId: number, id: number) =>
  db.delete(storeCertificate).where(one(merId, id));

/** Certificates of a store that end by a day, or have ended. */
export const countEnding = (db: Db, merId: number, until: string): Promise<number> =>
  db.$count(
    storeCertificate,
    and(
      eq(storeCertificate.merId, merId),
      isNotNull(storeCertificate.expiresOn),
      lte(storeCertificate.expiresOn, until),
    ),
  );

/** What buyers are shown: one picture goes, another comes. */
export const swapImages = (db: Db, merId: number, old: string, fresh: string) =>
  db
    .update(merchant)
    .set({
      certificateImages: sql`(${merchant.certificateImages} - ${old}::text) || ${JSON.stringify(fresh ? [fresh] : [])}::jsonb`,
    })
    .where(eq(merchant.merId, merId));

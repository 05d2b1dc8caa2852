import { and, asc, count, desc, eq, ilike, ne, or, sql } from 'drizzle-orm';
import { containing } from '#lib/db/containing.ts';
import type { Db } from '#lib/db/database.ts';
import { freightTemplate, intention, merchant, merchantCategory, merchantType } from '#lib/db/schema.ts';
import { settingOf } from '#lib/db/settings.ts';
import { RUN_BY_THE_MALL } from '../store/index.ts';

export type IntentionRow = typeof intention.$inferSelect;
export type NewIntention = typeof intention.$inferInsert;

const columns = {
  intention,
  categoryName: merchantCategory.name,
  categoryNameEn: merchantCategory.nameEn,
  typeName: merchantType.name,
  typeNameEn: merchantType.nameEn,
};
const joined = (db: Db) =>
  db
    .select(columns)
    .from(intention)
    .innerJoin(merchantCategory, eq(merchantCategory.merchantCategoryId, intention.merchantCategoryId))
    .innerJoin(merchantType, eq(merchantType.merchantTypeId, intention.merchantTypeId));
export type NamedIntention = Awaited<ReturnType<typeof joined>>[number];

const page = ({ page, limit }: { page: number; limit: number }) => ({ limit, offset: (page - 1) * limit });

export async function ofApplicant(db: Db, uid: number, paging: { page: number; limit: number }) {
  const { limit, offset } = page(paging);
  const mine = eq(intention.uid, uid);
  const rows = await joined(db)
    .where(mine)
    .orderBy(desc(intention.createdAt), desc(intention.intentionId))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ n: count() }).from(intention).where(mine);
  return { count: counted?.n ?? 0, rows };
}

export async function inState(
  db: Db,
  { status, keyword }: { status: IntentionRow['status']; keyword: string | undefined },
  paging: { page: number; limit: number },
) {
  const { limit, offset } = page(paging);
  const like = keyword?.trim() ? containing(keyword) : undefined;
  const wanted = and(
    eq(intention.status, status),
    like
      ? or(
          ilike(intention.merName, like),
          ilike(intention.companyName, like),
          ilike(intention.legalPerson, like),
          ilike(intention.name, like),
        )
      : undefined,
  );
  const rows = await joined(db)
    .where(wanted)
    .orderBy(asc(intention.createdAt), asc(intention.intentionId))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ n: count() }).from(intention).where(wanted);
  return { count: counted?.n ?? 0, rows };
}

export async function intentionById(db: Db, id: string): Promise<NamedIntention | undefined> {
  const rows = await joined(db).where(eq(intention.intentionId, id));
  return rows[0];
}

/** Whether a store, or another application that is open or approved, has this name. */
export async function isNameTaken(db: Db, name: string, exceptId = ''): Promise<boolean> {
  const stores = await db
    .select({ id: merchant.merId })
    .from(merchant)
    .where(sql`lower(${merchant.name}) = lower(${name}) or lower(${merchant.nameEn}) = lower(${name})`)
    .limit(1);
  if (stores.length > 0) return true;
  const others = await db
    .select({ id: intention.intentionId })
    .from(intention)
    .where(
      and(
        sql`lower(${intention.merName}) = lower(${name})`,
        ne(intention.status, 'rejected'),
        ne(intention.intentionId, exceptId),
      ),
    )
    .limit(1);
  return others.length > 0;
}

export async function isPhoneTaken(db: Db, phone: string, exceptId = ''): Promise<boolean> {
  const rows = await db
    .select({ id: intention.intentionId })
    .from(intention)
    .where(
      and(eq(intention.phone, phone), ne(intention.status, 'rejected'), ne(intention.intentionId, exceptId)),
    )
    .limit(1);
  return rows.length > 0;
}

/** False when another application took the name or the phone in between. */
export async function addIntention(db: Db, row: NewIntention): Promise<boolean> {
  const rows = await db.insert(intention).values(row).onConflictDoNothing().returning();
  return rows.length === 1;
}

/** False when its state is no longer the given one. */
export async function changeIntention(
  db: Db,
  id: string,
  from: IntentionRow['status'],
  values: Partial<NewIntention>,
): Promise<boolean> {
  const rows = await db
    .update(intention)
    .set(values)
    .where(and(eq(intention.intentionId, id), eq(intention.status, from)))
    .returning({ id: intention.intentionId });
  return rows.length === 1;
}

/** Applications are changed one after the other for one phone and name. */
export const lockEntry = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(740211)`);

export async function choicesExist(db: Db, categoryId: number, typeId: number) {
  const categories = await db
    .select({ id: merchantCategory.merchantCategoryId })
    .from(merchantCategory)
    .where(eq(merchantCategory.merchantCategoryId, categoryId));
  const types = await db
    .select({ id: merchantType.merchantTypeId })
    .from(merchantType)
    .where(and(eq(merchantType.merchantTypeId, typeId), ne(merchantType.key, RUN_BY_THE_MALL)));
  return { category: categories.length > 0, type: types.length > 0 };
}

export async function addStore(db: Db, row: typeof merchant.$inferInsert): Promise<number> {
  const rows = await db.insert(merchant).values(row).returning({ merId: merchant.merId });
  return rows[0]!.merId;
}

/** The freight that a new store begins with, as the mall was set up; none where nothing was. */
export async function addStoreFreight(db: Db, merId: number): Promise<void> {
  const templates = (await settingOf(db, 'store_freight')) ?? [];
  if (templates.length > 0)
    await db.insert(freightTemplate).values(templates.map((row) => ({ ...row, merId })));
}

export const entrySetting = (db: Db) => settingOf(db, 'merchant_entry');

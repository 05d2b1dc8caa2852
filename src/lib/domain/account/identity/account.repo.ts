import { and, arrayContains, eq, inArray, isNotNull, max, ne } from 'drizzle-orm';
import type { PlatformRole } from '#lib/contracts/platform-role.ts';
import type { Db } from '#lib/db/database.ts';
import { initialPassword, user, userRole } from '#lib/db/schema.ts';

export const accountByPhone = async (db: Db, phone: string) => {
  const rows = await db.select().from(user).where(eq(user.phone, phone));
  return rows[0];
};

export const accountById = async (db: Db, uid: number) => {
  const rows = await db.select().from(user).where(eq(user.uid, uid));
  return rows[0];
};

export async function rolesOf(
  db: Db,
  uid: number,
): Promise<{ roles: string[]; platformRoles: PlatformRole[] }> {
  const rows = await db.select().from(userRole).where(eq(userRole.uid, uid));
  return {
    roles: [...new Set(rows.map((row) => row.role))],
    platformRoles: rows.flatMap((row) => row.platformRoles),
  };
}

/** The new row, or nothing when the phone has an account already. */
export const addAccount = async (db: Db, row: typeof user.$inferInsert) => {
  const rows = await db.insert(user).values(row).onConflictDoNothing({ target: user.phone }).returning();
  return rows[0];
};

/** A password of the account's own choice; what the mall had made up ends with it. */
export async function setPasswordHash(db: Db, uid: number, passwordHash: string): Promise<void> {
  await db.delete(initialPassword).where(eq(initialPassword.uid, uid));
  await db.update(user).set({ passwordHash }).where(eq(user.uid, uid));
}

/** Gives an account a password that has to be changed. */
export async function setInitialPassword(
  db: Db,
  row: typeof initialPassword.$inferInsert & { passwordHash: string },
): Promise<void> {
  const { passwordHash, ...initial } = row;
  await db
    .insert(initialPassword)
    .values(initial)
    .onConflictDoUpdate({ target: initialPassword.uid, set: initial });
  await db.update(user).set({ passwordHash }).where(eq(user.uid, row.uid));
}

/** When the mall's first password of an account ends; nothing when its holder chose his own. */
export const initialPasswordEnd = async (db: Db, uid: number): Promise<Date | undefined> => {
  const rows = await db
    .select({ expiresAt: initialPassword.expiresAt })
    .from(initialPassword)
    .where(eq(initialPassword.uid, uid));
  return rows[0]?.expiresAt;
};

/** False when the account holds this role of that store already. */
export async function giveRole(db: Db, row: typeof userRole.$inferInsert): Promise<boolean> {
  const given = await db.insert(userRole).values(row).onConflictDoNothing().returning({ uid: userRole.uid });
  return given.length > 0;
}

/** Whether anybody can do everything on the platform: without one a mall cannot be run. */
export async function hasOwner(db: Db): Promise<boolean> {
  const rows = await db
    .select({ uid: user.uid })
    .from(userRole)
    .innerJoin(user, eq(user.uid, userRole.uid))
    .where(
      and(
        eq(userRole.role, 'platform'),
        arrayContains(userRole.platformRoles, ['owner']),
        eq(user.status, 'active'),
        isNotNull(user.passwordHash),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Sets the roles of an account on the platform, in place of the former ones, by a command at the server. */
export const setPlatformRoles = (db: Db, uid: number, platformRoles: PlatformRole[]) =>
  db
    .insert(userRole)
    .values({ uid, role: 'platform', merId: null, platformRoles })
    .onConflictDoUpdate({
      target: [userRole.uid, userRole.role, userRole.merId],
      set: { platformRoles, givenAt: null },
    });

/** When the platform's desk last gave roles to one of these; nothing where the server gave all of them. */
export async function lastGivenAt(db: Db, uids: readonly number[]): Promise<Date | null> {
  const rows = await db
    .select({ at: max(userRole.givenAt) })
    .from(userRole)
    .where(and(eq(userRole.role, 'platform'), inArray(userRole.uid, [...uids])));
  return rows[0]?.at ?? null;
}

/** The language of an account, as its last login or order had it. */
export async function localeOf(db: Db, uid: number): Promise<string | undefined> {
  const rows = await db.select({ locale: user.locale }).from(user).where(eq(user.uid, uid));
  return rows[0]?.locale;
}

/** Most logins and orders are in the language of the one before, and write nothing. */
export const setLocale = (db: Db, uid: number, locale: string) =>
  db
    .update(user)
    .set({ locale })
    .where(and(eq(user.uid, uid), ne(user.locale, locale)));

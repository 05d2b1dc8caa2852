import { and, arrayOverlaps, eq } from 'drizzle-orm';
import type { StoreRole } from '#lib/contracts/store-role.ts';
import type { Db } from '#lib/db/database.ts';
import { user, userRole } from '#lib/db/schema.ts';

/** Ids of the people who have one of these roles in a store and whose accounts are open, for what they are told. */
export async function peopleOfStore(db: Db, merId: number, roles: readonly StoreRole[]): Promise<number[]> {
  const rows = await db
    .select({ uid: userRole.uid })
    .from(userRole)
    .innerJoin(user, eq(user.uid, userRole.uid))
    .where(
      and(
        eq(userRole.role, 'merchant'),
        eq(userRole.merId, merId),
        eq(user.status, 'active'),
        arrayOverlaps(userRole.storeRoles, [...roles]),
      ),
    )
    .orderBy(userRole.uid);
  return rows.map((row) => row.uid);
}

import { WITH_BUYERS } from '#lib/contracts/store-role.ts';
import { and, arrayOverlaps, desc, eq, lt, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { chatAgent, initialPassword, merchant, merchantType, user, userRole } from '#lib/db/schema.ts';

export async function storeBrief(db: Db, merId: number) {
  const rows = await db
    .select({
      name: merchant.name,
      nameEn: merchant.nameEn,
      avatar: merchant.avatar,
      status: merchant.status,
      servicesType: merchant.servicesType,
      from: merchant.serviceFrom,
      until: merchant.serviceUntil,
      typeName: merchantType.name,
      typeNameEn: merchantType.nameEn,
    })
    .from(merchant)
    .innerJoin(merchantType, eq(merchantType.merchantTypeId, merchant.merchantTypeId))
    .where(eq(merchant.merId, merId));
  return rows[0];
}

export async function personOf(db: Db, uid: number) {
  const rows = await db
    .select({ uid: user.uid, nickname: user.nickname, avatar: user.avatar })
    .from(user)
    .where(eq(user.uid, uid));
  return rows[0];
}

/** When anybody of this desk was last at it. */
export async function lastSeenAt(db: Db, merId: number): Promise<Date | undefined> {
  const rows = await db
    .select({ seenAt: chatAgent.seenAt })
    .from(chatAgent)
    .where(eq(chatAgent.merId, merId))
    .orderBy(desc(chatAgent.seenAt))
    .limit(1);
  return rows[0]?.seenAt;
}

/** Marks an agent as present, unless that was done after `stale`. */
export const markAgentPresent = (
  db: Db,
  agent: { agentUid: number; merId: number; seenAt: Date },
  stale: Date,
) =>
  db
    .insert(chatAgent)
    .values(agent)
    .onConflictDoUpdate({
      target: chatAgent.agentUid,
      set: { merId: agent.merId, seenAt: agent.seenAt },
      setWhere: or(lt(chatAgent.seenAt, stale), sql`${chatAgent.merId} <> ${agent.merId}`),
    });

/** Roles of whoever answers buyers of a store. */
const ANSWERS = arrayOverlaps(userRole.storeRoles, ['owner', 'manager', ...WITH_BUYERS]);

/** Who answers for a store: its people who deal with buyers, or the mall's people. */
export async function agentUids(db: Db, merId: number): Promise<number[]> {
  const ofDesk =
    merId === 0
      ? and(eq(userRole.role, 'platform'), arrayOverlaps(userRole.platformRoles, ['owner', 'service']))
      : and(eq(userRole.role, 'merchant'), eq(userRole.merId, merId), ANSWERS);
  const locked = db
    .select({ one: sql`1` })
    .from(initialPassword)
    .where(eq(initialPassword.uid, userRole.uid));
  const rows = await db
    .select({ uid: userRole.uid })
    .from(userRole)
    .innerJoin(user, eq(user.uid, userRole.uid))
    .where(and(ofDesk, eq(user.status, 'active'), notExists(locked)))
    .orderBy(userRole.uid)
    .limit(10);
  return rows.map((row) => row.uid);
}

/** The people of a store who answer its buyers, and when each was last at its desk. */
export const agentsOf = (db: Db, merId: number) =>
  db
    .select({ uid: user.uid, nickname: user.nickname, seenAt: chatAgent.seenAt })
    .from(userRole)
    .innerJoin(user, eq(user.uid, userRole.uid))
    .leftJoin(chatAgent, and(eq(chatAgent.agentUid, userRole.uid), eq(chatAgent.merId, merId)))
    .where(and(eq(userRole.role, 'merchant'), eq(userRole.merId, merId), ANSWERS, eq(user.status, 'active')))
    .orderBy(userRole.uid);

// A verified company with its people, for tests of everything that several buyers do together.
import { eq } from 'drizzle-orm';
import type { Call } from '#lib/call/call.ts';
import type { TeamRole } from '#lib/contracts/fields.ts';
import { company, user } from '#lib/db/schema.ts';
import type { TradeMall } from '../trade-mall.ts';

export interface Firm {
  companyId: number;
  /** Calls the API as this member. */
  as: Record<number, Call>;
}

/** A company with an owner and others by their roles; credit and rule in fen. */
export async function openFirm(
  mall: TradeMall,
  ownerUid: number,
  roles: Record<number, TeamRole> = {},
  { creditLimit = 10_000_000, orderLimit = null as number | null } = {},
): Promise<Firm> {
  const { db } = mall.services.database;
  const createdAt = mall.clock.now();
  const taxNo = `91130100MA${String(ownerUid).padStart(8, '0')}`;
  const row = { name: `公司${ownerUid}`, taxNo, status: 'verified' as const, applicantUid: ownerUid };
  const [added] = await db
    .insert(company)
    .values({ ...row, creditLimit, orderLimit, createdAt })
    .returning();
  const { companyId } = added!;
  const people = Object.entries({ [ownerUid]: 'admin' as TeamRole, ...roles });
  const as: Firm['as'] = {};
  for (const [uid, companyRole] of people) {
    const change = { companyId, companyRole, companySince: createdAt };
    await db
      .update(user)
      .set(change)
      .where(eq(user.uid, Number(uid)));
    as[Number(uid)] = await mall.login(Number(uid));
  }
  return { companyId, as };
}

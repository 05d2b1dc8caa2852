import { type TeamRole } from '#lib/contracts/fields.ts';
import type { Fen } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { RIGHTS, type Rights } from './rights.ts';
import { memberRow, lockMember, type MemberRow } from './team.repo.ts';

export interface Membership {
  uid: number;
  nickname: string;
  companyId: number;
  companyName: string;
  ownerUid: number | null;
  isOwner: boolean;
  role: TeamRole;
  rights: Rights;
  /** Orders above this wait for approval; undefined: none do. */
  limit: Fen | undefined;
  /** What may be ordered in a month before orders wait; undefined: no budget. */
  budget: Fen | undefined;
}

/** The owner is an admin whatever else is written. */
export function roleOf(row: Pick<MemberRow, 'uid' | 'ownerUid' | 'role'>): TeamRole {
  if (row.uid === row.ownerUid) return 'admin';
  return row.role;
}

/**
 * A limit of the member counts for every role but the owner; without one, the company's limit counts for purchasers.
 */
function limitOf(row: MemberRow): Fen | undefined {
  if (row.uid === row.ownerUid) return undefined;
  return row.limit ?? (roleOf(row) === 'purchaser' ? (row.rule ?? undefined) : undefined);
}

function membershipIn(row: MemberRow | undefined): Membership | undefined {
  if (!row || row.companyId === null) return undefined;
  const role = roleOf(row);
  return {
    uid: row.uid,
    nickname: row.nickname,
    companyId: row.companyId,
    companyName: row.companyName,
    ownerUid: row.ownerUid,
    isOwner: row.uid === row.ownerUid,
    role,
    rights: RIGHTS[role],
    limit: limitOf(row),
    budget: row.uid === row.ownerUid ? undefined : (row.budget ?? undefined),
  };
}

/** The caller's membership in a verified company, read again for each request. */
export const membershipOf = async (ctx: UserContext): Promise<Membership | undefined> =>
  membershipIn(await memberRow(ctx.database.db, ctx.actor.uid));

/** The same, locked until the caller's transaction ends, so that a member who is being removed cannot act. */
export const membershipForUpdate = async (ctx: UserContext): Promise<Membership | undefined> =>
  membershipIn(await lockMember(ctx.database.db, ctx.actor.uid));

/** The caller's membership if it has this right. */
export async function memberWith(
  ctx: UserContext,
  right: keyof Rights,
): Promise<Result<Membership, 'team.forbidden'>> {
  const member = await membershipOf(ctx);
  return member?.rights[right] ? ok(member) : fail('team.forbidden');
}

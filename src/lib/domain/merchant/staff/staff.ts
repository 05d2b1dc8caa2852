import type { StaffMember } from '#lib/contracts/staff.ts';
import { holdsStoreRole, STAFF_ROLES, type StaffRole } from '#lib/contracts/store-role.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { notifyUser } from '../../account/notice/index.ts';
import { endTokensOf } from '../machine/index.ts';
import { askedRoles, deskOfRoles } from './asked-roles.ts';
import { endInvitationsBy, openInvitationsOf } from './invitation.repo.ts';
import { addMember, lockStaff, ridersOf, staffOf, storeNamed, writeRider, writeRoles } from './staff.repo.ts';
import { deskRoles, rolesOf, type Turns } from './turns.ts';
import { coveredPhone } from '#lib/kernel/covered-phone.ts';

/** Who works for the caller's store, and after them, for its owners, whom it has asked and who has not answered. */
export async function listStaff(
  ctx: MerchantContext,
  { page, limit, keyword = '' }: { page: number; limit: number; keyword?: string | undefined },
): Promise<Result<{ count: number; list: StaffMember[] }, never>> {
  const rows = await staffOf(ctx.database.db, ctx.actor.merId, keyword);
  const isOwner = rows.some(
    (row) => row.uid === ctx.actor.uid && row.role === 'merchant' && row.roles.includes('owner'),
  );
  const { db } = ctx.database;
  const open = isOwner ? await openInvitationsOf(db, ctx.actor.merId, ctx.clock.now()) : [];
  const found = rows.filter((row) => row.isFound);
  const people = [...Map.groupBy(found, (row) => row.uid).values()];
  const members = people.map((held) => {
    const { uid, nickname, phone, seenAt } = held[0]!;
    const roles = held.flatMap((row): StaffRole[] => (row.role === 'clerk' ? ['rider'] : row.roles));
    return {
      uid,
      invitation_id: null,
      nickname,
      phone: coveredPhone(phone),
      roles: STAFF_ROLES.filter((role) => roles.includes(role)),
      is_own: uid === ctx.actor.uid,
      seen_time: seenAt?.toISOString() ?? null,
      expire_time: null,
    };
  });
  const invited = open.filter(({ invitation }) => invitation.phone.includes(keyword.trim()));
  const asked = invited.map(({ invitation }) => ({
    uid: null,
    invitation_id: invitation.invitationId,
    nickname: '',
    phone: invitation.phone,
    roles: askedRoles(invitation),
    is_own: false,
    seen_time: null,
    expire_time: invitation.expiresAt.toISOString(),
  }));
  const list = [...members, ...asked];
  return ok({ count: list.length, list: list.slice((page - 1) * limit, page * limit) });
}

/** Notifies an account which roles the store's owner has given or taken. */
async function notifyStaff(ctx: MerchantContext, uid: number, roles: StaffRole[]) {
  const { merId } = ctx.actor;
  const { name, nameEn } = await storeNamed(ctx.database.db, merId);
  const params = { store: name, store_en: nameEn };
  if (roles.length === 0) return notifyUser(ctx, { uid, kind: 'staff.removed', params });
  const said = { ...params, roles: roles.join(',') };
  await notifyUser(ctx, { uid, kind: 'staff.changed', params: said, link: deskOfRoles(roles) });
}

/**
 * Other roles for one of the store's people, or none any more. Nobody changes his own, so one owner always stays; only
 * whether he rides for the store is his to say.
 */
export async function changeStaff(
  ctx: MerchantContext,
  { id, ...turns }: Turns & { id: number },
): Promise<Result<undefined, 'staff.gone' | 'staff.own_account'>> {
  const { merId, uid: by } = ctx.actor;
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const staff = await lockStaff(db, merId);
    const isOwner = staff.some((one) => one.uid === by && one.roles.includes('owner'));
    // When two owners take each other's role at the same moment, the second is no owner any more.
    const isRider = (await ridersOf(db, merId)).includes(id);
    const isMember = staff.some((one) => one.uid === id);
    if (!isOwner || (!isMember && !isRider)) return fail('staff.gone');
    const roles = rolesOf(turns);
    const held = deskRoles(roles);
    if (id === by) {
      const own = staff.find((one) => one.uid === by)?.roles ?? [];
      if (own.length !== held.length || own.some((role) => !held.includes(role)))
        return fail('staff.own_account');
      await writeRider(db, id, merId, roles.includes('rider'));
      return ok();
    }
    if (isMember || held.length === 0) await writeRoles(db, id, merId, held);
    else await addMember(db, id, merId, held);
    await writeRider(db, id, merId, roles.includes('rider'));
    if (!holdsStoreRole(held, undefined)) await endTokensOf(ctx, { merId, uid: id });
    if (!roles.includes('owner')) await endInvitationsBy(db, merId, id, ctx.clock.now());
    await notifyStaff(ctx, id, roles);
    ctx.log.warn({ merId, uid: id, by, roles }, 'staff.changed');
    return ok();
  });
}

/** The caller leaves the store; its only owner cannot. */
export async function leaveStore(
  ctx: MerchantContext,
): Promise<Result<undefined, 'staff.gone' | 'staff.last_owner'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { merId, uid } = ctx.actor;
    const staff = await lockStaff(db, merId);
    if (!staff.some((one) => one.uid === uid)) return fail('staff.gone');
    if (!staff.some((one) => one.uid !== uid && one.roles.includes('owner'))) return fail('staff.last_owner');
    await writeRoles(db, uid, merId, []);
    await writeRider(db, uid, merId, false);
    await endTokensOf(ctx, { merId, uid });
    await endInvitationsBy(db, merId, uid, ctx.clock.now());
    ctx.log.warn({ merId, uid }, 'staff.left');
    return ok();
  });
}

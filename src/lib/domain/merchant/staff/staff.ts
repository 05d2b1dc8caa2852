import type { StaffMember } from '#lib/contracts/staff.ts';
import { STORE_ROLES, type StoreRole } from '#lib/contracts/store-role.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { tellUser } from '../../account/notice/index.ts';
import { accountByPhone, addMember, lockStaff, staffOf, storeNamed, writeRoles } from './staff.repo.ts';

type Turns = Record<StoreRole, boolean>;
const rolesOf = (turns: Turns): StoreRole[] => STORE_ROLES.filter((role) => turns[role]);

/** Who works for the caller's store. */
export async function listStaff(
  ctx: MerchantContext,
  { page, limit }: { page: number; limit: number },
): Promise<Result<{ count: number; list: StaffMember[] }, never>> {
  const rows = await staffOf(ctx.database.db, ctx.actor.merId);
  const list = rows.slice((page - 1) * limit, page * limit).map((row) => ({
    uid: row.uid,
    nickname: row.nickname,
    phone: row.phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2'),
    roles: STORE_ROLES.filter((role) => row.roles.includes(role)),
    is_own: row.uid === ctx.actor.uid,
    seen_time: row.seenAt?.toISOString() ?? null,
  }));
  return ok({ count: rows.length, list });
}

/** Somebody hears what the store's owner has made of him. */
async function tellStaff(ctx: MerchantContext, uid: number, roles: StoreRole[], isNew: boolean) {
  const { merId } = ctx.actor;
  const { name, nameEn } = await storeNamed(ctx.database.db, merId);
  const params = { store: name, store_en: nameEn };
  if (roles.length === 0) return tellUser(ctx, { uid, kind: 'staff.removed', params });
  const kind = isNew ? 'staff.added' : 'staff.changed';
  await tellUser(ctx, { uid, kind, params: { ...params, roles: roles.join(',') }, link: '/merchant' });
}

/** Lets an account work for the caller's store; it may leave by itself. */
export async function addStaff(
  ctx: MerchantContext,
  { phone, ...turns }: Turns & { phone: string },
): Promise<Result<undefined, 'staff.no_account' | 'staff.no_role' | 'staff.twice'>> {
  const roles = rolesOf(turns);
  if (roles.length === 0) return fail('staff.no_role');
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { merId, uid: by } = ctx.actor;
    const uid = await accountByPhone(db, phone);
    if (uid === undefined) return fail('staff.no_account', undefined, 'phone');
    const staff = await lockStaff(db, merId);
    if (staff.some((one) => one.uid === uid)) return fail('staff.twice', undefined, 'phone');
    await addMember(db, uid, merId, roles);
    await tellStaff(ctx, uid, roles, true);
    ctx.log.warn({ merId, uid, by, roles }, 'staff.added');
    return ok();
  });
}

/** Other roles for one of the store's people, or none any more. Nobody changes his own, so one owner always stays. */
export async function changeStaff(
  ctx: MerchantContext,
  { id, ...turns }: Turns & { id: number },
): Promise<Result<undefined, 'staff.gone' | 'staff.own_account'>> {
  const { merId, uid: by } = ctx.actor;
  if (id === by) return fail('staff.own_account');
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const staff = await lockStaff(db, merId);
    const isOwner = staff.some((one) => one.uid === by && one.roles.includes('owner'));
    // Of two owners who take each other's role at the same moment the second one is none any more.
    if (!isOwner || !staff.some((one) => one.uid === id)) return fail('staff.gone');
    const roles = rolesOf(turns);
    await writeRoles(db, id, merId, roles);
    await tellStaff(ctx, id, roles, false);
    ctx.log.warn({ merId, uid: id, by, roles }, 'staff.changed');
    return ok();
  });
}

/** The caller leaves the store; whoever is its only owner cannot. */
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
    ctx.log.warn({ merId, uid }, 'staff.left');
    return ok();
  });
}

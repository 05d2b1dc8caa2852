import type { Operator } from '#lib/contracts/oversight.ts';
import { PLATFORM_ROLES, type PlatformRole } from '#lib/contracts/platform-role.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { notifyUser } from '#lib/domain/account/notice/index.ts';
import { endOtherSessions } from '#lib/domain/account/identity/index.ts';
import {
  activeByPhone,
  isOfPlatform,
  isOwnerOfPlatform,
  lockBoth,
  lockMember,
  namesOfPlatform,
  operatorRows,
  writeOperator,
} from './oversight.repo.ts';
import { coveredPhone } from '#lib/kernel/covered-phone.ts';

type Turns = Record<PlatformRole, boolean>;
const rolesOf = (turns: Turns): PlatformRole[] => PLATFORM_ROLES.filter((role) => turns[role]);

/** The platform's people. */
export async function listOperators(
  ctx: UserContext,
  { page, limit, keyword }: { page: number; limit: number; keyword?: string | undefined },
) {
  const rows = await operatorRows(ctx.database.db, ctx.clock.now(), keyword);
  const list: Operator[] = rows.slice((page - 1) * limit, page * limit).map((row) => ({
    uid: row.uid,
    nickname: row.nickname,
    phone: coveredPhone(row.phone),
    roles: PLATFORM_ROLES.filter((role) => row.roles.includes(role)),
    status: row.status,
    has_factor: row.factor !== null,
    sessions: row.sessions,
    seen_time: row.seen ? new Date(row.seen).toISOString() : null,
  }));
  return ok({ count: rows.length, list });
}

/** Sets the roles of an account, and tells everybody else of the platform which ones are new, and by whom. */
async function setRoles(ctx: UserContext, uid: number, roles: PlatformRole[]): Promise<void> {
  const { db } = ctx.database;
  const more = await writeOperator(db, uid, roles, ctx.clock.now());
  if (more.length === 0) return;
  const people = await namesOfPlatform(db);
  const nameOf = (id: number) => people.find((one) => one.uid === id)?.nickname ?? '';
  const params = { by: nameOf(ctx.actor.uid), name: nameOf(uid), roles: more.join(',') };
  for (const other of people)
    if (other.uid !== uid)
      await notifyUser(ctx, { uid: other.uid, kind: 'operator.others', params, link: '/platform' });
}

/** Lets an account work for the platform. */
export async function addOperator(
  ctx: UserContext,
  { phone, ...turns }: Turns & { phone: string },
): Promise<Result<{ id: number }, 'oversight.no_account' | 'oversight.no_role' | 'oversight.wrong_state'>> {
  const roles = rolesOf(turns);
  if (roles.length === 0) return fail('oversight.no_role');
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const uid = await activeByPhone(db, phone);
    if (uid === undefined) return fail('oversight.no_account', undefined, 'phone');
    await lockMember(db, uid);
    if (await isOfPlatform(db, uid)) return fail('oversight.wrong_state', undefined, 'phone');
    await setRoles(ctx, uid, roles);
    const params = { roles: roles.join(',') };
    await notifyUser(ctx, { uid, kind: 'operator.added', params, link: '/platform' });
    return ok({ id: uid });
  });
}

/** Other roles for one of the platform's people, or none any more. Nobody changes his own, so one owner always stays. */
export async function changeOperator(
  ctx: UserContext,
  { id, ...turns }: Turns & { id: number },
): Promise<Result<null, 'oversight.gone' | 'oversight.own_account'>> {
  if (id === ctx.actor.uid) return fail('oversight.own_account');
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    await lockBoth(db, id, ctx.actor.uid);
    // Of two owners who take each other's role at the same moment, the second is no owner any more.
    if (!(await isOwnerOfPlatform(db, ctx.actor.uid))) return fail('oversight.gone');
    if (!(await isOfPlatform(db, id))) return fail('oversight.gone');
    const roles = rolesOf(turns);
    await setRoles(ctx, id, roles);
    await notifyUser(
      ctx,
      roles.length === 0
        ? { uid: id, kind: 'operator.removed' }
        : { uid: id, kind: 'operator.changed', params: { roles: roles.join(',') }, link: '/platform' },
    );
    await endOtherSessions(ctx, id);
    return ok(null);
  });
}

/** Ends all sessions of one of the platform's people, but for the one that asks for it. */
export async function logOutOperator(
  ctx: UserContext,
  { id }: { id: number },
): Promise<Result<null, 'oversight.gone'>> {
  if (!(await isOfPlatform(ctx.database.db, id))) return fail('oversight.gone');
  await endOtherSessions(ctx, id);
  return ok(null);
}

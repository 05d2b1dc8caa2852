import type { Account } from '#lib/contracts/identity.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { ownsOpenImages } from '#lib/domain/content/media/index.ts';
import { accountView } from '../identity/index.ts';
import { changeProfile, profileById } from './profile.repo.ts';
import { pretends } from './pretends.ts';

/** Changes nickname (3 to 15 characters) and avatar (a picture of one's own, or none). */
export async function changeInfo(
  ctx: UserContext,
  { nickname, avatar }: { nickname?: string | undefined; avatar?: string | undefined },
): Promise<Result<Account, 'auth.revoked' | 'avatar.foreign' | 'name.pretended'>> {
  if (avatar && !(await ownsOpenImages(ctx, [avatar]))) return fail('avatar.foreign', undefined, 'avatar');
  const { db } = ctx.database;
  const { uid, roles, platformRoles = [] } = ctx.actor;
  // Who has such a name from before keeps it while they change something else.
  if (
    nickname &&
    (await profileById(db, uid))?.user.nickname !== nickname &&
    (await pretends(ctx, nickname, 'person'))
  )
    return fail('name.pretended', undefined, 'nickname');
  const change = {
    ...(nickname === undefined ? {} : { nickname }),
    ...(avatar === undefined ? {} : { avatar }),
  };
  // SQL has no update without columns.
  const row = await changeProfile(db, uid, Object.keys(change).length ? change : { uid });
  return row ? ok(accountView(row, { roles, platformRoles })) : fail('auth.revoked');
}

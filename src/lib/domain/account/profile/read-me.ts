import type { Me } from '../../../contracts/user.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import type { UserContext } from '../../context.ts';
import { userById } from './profile.repo.ts';

/** The account of the caller. Fails: auth.revoked when it is gone. */
export async function readMe(ctx: UserContext): Promise<Result<Me>> {
  const found = await userById(ctx.database.db, ctx.actor.uid);
  if (!found) return fail('auth.revoked');
  const { uid, nickname, avatar, phone } = found;
  return ok({ uid, nickname, avatar, phone, scope: ['buyer', ...ctx.actor.roles] });
}

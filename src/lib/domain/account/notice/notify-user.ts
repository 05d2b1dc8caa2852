import type { NoticeKind } from '#lib/contracts/states.ts';
import { newId } from '#lib/kernel/ids.ts';
import type { Context } from '#lib/domain/context.ts';
import { publishAccountMoved } from './account-moved.ts';
import { addNotice } from './notice.repo.ts';

export interface NewNotice {
  uid: number;
  /** Key of locales/<locale>/notice.json. */
  kind: NoticeKind;
  params?: Record<string, string>;
  /** A path of this site. */
  link?: string;
}

/** Leaves a notice for an account; inside a transaction it exists only if that commits. */
export async function notifyUser(
  ctx: Pick<Context, 'database' | 'clock'>,
  { uid, kind, params = {}, link = '' }: NewNotice,
): Promise<void> {
  const createdAt = ctx.clock.now();
  await addNotice(ctx.database, { noticeId: newId(createdAt), uid, kind, params, link, createdAt });
  await publishAccountMoved(ctx, uid);
}

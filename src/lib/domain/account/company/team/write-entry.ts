import { newId } from '#lib/kernel/ids.ts';
import type { Context } from '#lib/domain/context.ts';
import { addEntry } from './team.repo.ts';

export type TeamEvent =
  | 'invited'
  | 'withdrawn'
  | 'joined'
  | 'refused'
  | 'role'
  | 'limit'
  | 'no_limit'
  | 'budget'
  | 'no_budget'
  | 'rule'
  | 'no_rule'
  | 'handover_asked'
  | 'handover_withdrawn'
  | 'handover_refused'
  | 'handed_over'
  | 'removed'
  | 'left'
  | 'asked'
  | 'approved'
  | 'not_approved'
  | 'change_asked'
  | 'address'
  | 'no_address'
  | 'header'
  | 'no_header';

/** Keeps an act for the admins of a company; inside a transaction it exists only if that commits. */
export async function writeEntry(
  ctx: Pick<Context, 'database' | 'clock' | 'actor'>,
  companyId: number,
  event: TeamEvent,
  params: Record<string, string> = {},
): Promise<void> {
  const createdAt = ctx.clock.now();
  const actorUid = ctx.actor.kind === 'user' ? ctx.actor.uid : null;
  await addEntry(ctx.database.db, {
    companyLogId: newId(createdAt),
    companyId,
    event,
    actorUid,
    params,
    createdAt,
  });
}

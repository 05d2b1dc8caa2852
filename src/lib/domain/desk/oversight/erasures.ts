import type { Erasure, ErasureWeight } from '#lib/contracts/oversight.ts';
import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type FailureOf, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { refuseNewcomers } from '#lib/domain/account/identity/index.ts';
import { erasePerson, weighErasure } from '#lib/domain/account/closing/index.ts';
import type { FileLink } from '#lib/domain/content/media/index.ts';
import { linkToPaper } from '#lib/domain/trade/paper/index.ts';
import {
  addErasure,
  decideErasure,
  erasureRows,
  hasOpenErasure,
  lockErasure,
  lockMember,
  type ProposalFilter,
} from './oversight.repo.ts';
import { agreeable, decision, proposalView, waiting } from './two-people.ts';

/**
 * A link to everything that the mall keeps of a person, for answering that person's request. It ends in some minutes.
 */
export async function askPersonalData(
  ctx: UserContext,
  { id, reason }: { id: number; reason: string },
): Promise<Result<FileLink, 'oversight.gone'>> {
  const member = await lockMember(ctx.database.db, id);
  if (!member) return fail('oversight.gone');
  ctx.log.warn({ uid: id, by: ctx.actor.uid, reason }, 'person.exported');
  return ok(await linkToPaper(ctx, 'personal', String(id)));
}

/** What an erasure would do to an account, and what stands in its way. */
export async function readErasureWeight(
  ctx: UserContext,
  { id }: { id: number },
): Promise<Result<ErasureWeight, 'oversight.gone'>> {
  if (!(await lockMember(ctx.database.db, id))) return fail('oversight.gone');
  return ok(await weighErasure(ctx, id));
}

/** Accounts that are or were to be erased. */
export async function listErasures(
  ctx: UserContext,
  input: ProposalFilter,
): Promise<Result<{ count: number; list: Erasure[] }, never>> {
  const { rows, count } = await erasureRows(ctx.database.db, input);
  const list = rows.map((one) => ({
    erasure_id: one.row.erasureId,
    ...proposalView(ctx, one),
  }));
  return ok({ count, list });
}

/** Proposes to take a person out of an account. Nothing happens before a second one agrees. */
export async function proposeErasure(
  ctx: UserContext,
  { id, reason }: { id: number; reason: string },
): Promise<
  Result<
    { erasure_id: string },
    | 'oversight.gone'
    | 'oversight.newcomer'
    | 'oversight.own_account'
    | 'oversight.wrong_state'
    | `close.${ErasureWeight['obstacles'][number]}`
  >
> {
  if (id === ctx.actor.uid) return fail('oversight.own_account');
  const refusal = await refuseNewcomers(ctx, ctx.actor.uid);
  if (refusal) return refusal;
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const member = await lockMember(db, id);
    if (!member || member.status === 'closed') return fail('oversight.gone');
    if (await hasOpenErasure(db, id)) return fail('oversight.wrong_state');
    const [obstacle] = (await weighErasure(ctx, id)).obstacles;
    if (obstacle) return fail(`close.${obstacle}`);
    const createdAt = ctx.clock.now();
    const erasureId = newId(createdAt);
    await addErasure(db, { erasureId, uid: id, reason, firstUid: ctx.actor.uid, createdAt });
    return ok({ erasure_id: erasureId });
  });
}

/** The second person agrees: the account is closed for good, and what is kept of it has no name any more. */
export async function confirmErasure(
  ctx: UserContext,
  { id }: { id: string },
): Promise<
  Result<
    null,
    | FailureOf<typeof erasePerson>
    | 'oversight.newcomer'
    | 'oversight.own_account'
    | 'oversight.second_person'
    | 'oversight.wrong_state'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const found = await agreeable(ctx, await lockErasure(db, id));
    if (!found.ok) return found;
    const row = found.value;
    const erased = await erasePerson(ctx, row.uid);
    if (!erased.ok) return erased;
    await decideErasure(db, id, decision(ctx, 'done'));
    ctx.log.warn({ erasureId: id, uid: row.uid, by: ctx.actor.uid }, 'person.erased');
    return ok(null);
  });
}

/** Drops a proposal; the person who made it may do so too. */
export async function refuseErasure(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<null, 'oversight.gone' | 'oversight.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const found = waiting(await lockErasure(db, id));
    if (!found.ok) return found;
    await decideErasure(db, id, decision(ctx, 'refused'));
    return ok(null);
  });
}

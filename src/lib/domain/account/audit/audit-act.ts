import type { AuditRole } from '#lib/contracts/states.ts';
import type { Failure } from '#lib/kernel/result.ts';
import type { Context, UserActor } from '#lib/domain/context.ts';
import { addEntry, madeIs, lockChain, lastEntry, type AuditRow } from './audit.repo.ts';
import { BEGINNING, hashOf } from './hash-entry.ts';
import { writeOutcome } from './outcome.ts';
import { whatWasSent } from './what-was-sent.ts';

type Said = Pick<AuditRow, 'phase' | 'role' | 'act' | 'input' | 'outcome'>;
type Audited = Pick<Context, 'database' | 'clock' | 'request'>;

/** Adds one entry to the chain, in a transaction of its own: writers wait for each other a moment only. */
async function keep(ctx: Audited, { uid, merId, machine }: UserActor, said: Said): Promise<void> {
  await ctx.database.tx(async () => {
    const { db } = ctx.database;
    await lockChain(db);
    const last = await lastEntry(db);
    const { id: requestId, address, device } = ctx.request;
    const entry = {
      ...said,
      seq: (last?.seq ?? 0) + 1,
      at: ctx.clock.now(),
      uid,
      merId: said.role === 'platform' ? null : merId,
      requestId,
      address,
      // A program is named instead of the device: its token identifies the actor.
      device: machine ? `API token “${machine.name}” (${machine.id})` : device,
      previous: last?.hash ?? BEGINNING,
    };
    await addEntry(db, { ...entry, hash: hashOf(entry) });
  });
}

/**
 * Writes to the audit trail who of a store or the platform does what, when and from where, before it is done; an act
 * that cannot be written does not happen. Answers a function that writes how it ended: a word, or its failure, and the
 * number of what was made, under which its history finds who made it.
 */
export async function auditAct(
  ctx: Audited,
  actor: UserActor,
  {
    role,
    act,
    input,
    open,
  }: { role: AuditRole; act: string; input: unknown; open?: readonly string[] | undefined },
): Promise<(outcome: string | Failure, made?: string) => Promise<void>> {
  const said = { role, act, input: whatWasSent(input, open) };
  await keep(ctx, actor, { ...said, phase: 'begin', outcome: '' });
  return (outcome, made) =>
    keep(ctx, actor, {
      ...said,
      input: made === undefined ? '' : madeIs(made),
      phase: 'end',
      outcome: writeOutcome(outcome),
    });
}

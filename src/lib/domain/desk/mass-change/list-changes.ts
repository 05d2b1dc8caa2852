import type { MassChange, MassChangeDetail } from '#lib/contracts/mass-change.ts';
import type { MassChangeKind } from '#lib/contracts/states.ts';
import { after } from '#lib/kernel/clock.ts';
import { keysetPage, type KeysetAsk } from '#lib/kernel/keyset.ts';
import { MASS_UNDO } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { massChangeOf, namedLinesOf, massChanges, type MassChangeRow } from './mass-change.repo.ts';

/** Whether a change can still be taken back. */
export const isOpen = ({ createdAt, undoneAt }: MassChangeRow, now: Date): boolean =>
  undoneAt === null && after(createdAt, MASS_UNDO) > now;

interface Listed {
  change: MassChangeRow;
  author: string;
  count: number;
  names: string;
}

const view = (ctx: MerchantContext, { change, author, count, names }: Listed): MassChange => ({
  mass_change_id: change.massChangeId,
  kind: change.kind,
  line_count: count,
  names,
  author,
  program: change.program ?? '',
  create_time: change.createdAt.toISOString(),
  until: after(change.createdAt, MASS_UNDO).toISOString(),
  can_undo: isOpen(change, ctx.clock.now()),
  undo_time: change.undoneAt?.toISOString() ?? null,
});

/** Changes of many rows of the caller's store, newest first. */
export async function listMassChanges(
  ctx: MerchantContext,
  input: KeysetAsk & { keyword?: string | undefined; kinds?: readonly MassChangeKind[] },
) {
  const read = await massChanges(ctx.database.db, ctx.actor.merId, ctx.locale, input);
  const { rows, ...places } = keysetPage(
    read,
    input,
    ({ change }) => `${change.createdAt.getTime()}~${change.massChangeId}`,
  );
  return ok({ list: rows.map((row) => view(ctx, row)), ...places });
}

/** One of them with what became of each row. */
export async function readMassChange(
  ctx: MerchantContext,
  { id }: { id: string },
): Promise<Result<MassChangeDetail, 'mass_change.gone'>> {
  const { db } = ctx.database;
  const found = await massChangeOf(db, ctx.actor.merId, ctx.locale, id);
  if (!found) return fail('mass_change.gone');
  return ok({ ...view(ctx, found), lines: await namedLinesOf(db, id, ctx.locale) });
}

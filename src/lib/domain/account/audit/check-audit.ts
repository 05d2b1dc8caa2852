import type { ChainCheck } from '#lib/db/settings.ts';
import type { Context, SystemContext } from '#lib/domain/context.ts';
import { entriesAfter, keepCheck, lastCheck, type AuditRow } from './audit.repo.ts';
import { BEGINNING, hashOf } from './hash-entry.ts';

const READ_AT_ONCE = 1000;

type Checked = Omit<ChainCheck, 'at'>;

const isWhole = (row: AuditRow, before: Pick<AuditRow, 'seq' | 'hash'>): boolean =>
  row.seq === before.seq + 1 && row.previous === before.hash && row.hash === hashOf(row);

/** Walks the whole chain; `known` is where it ended the last time. */
async function walk({ database }: Pick<Context, 'database'>, known: Checked | undefined): Promise<Checked> {
  let before = { seq: 0, hash: BEGINNING };
  let faults = 0;
  let hasKnown = !known || known.seq === 0;
  for (;;) {
    const rows = await entriesAfter(database.db, before.seq, READ_AT_ONCE);
    for (const row of rows) {
      if (!isWhole(row, before)) faults += 1;
      if (row.seq === known?.seq && row.hash === known.hash) hasKnown = true;
      before = { seq: row.seq, hash: row.hash };
    }
    if (rows.length < READ_AT_ONCE) return { faults: faults + (hasKnown ? 0 : 1), ...before };
  }
}

/** Verifies the chain, keeps the answer for the metrics of all processes, alarms on any fault. */
export async function checkAudit(ctx: SystemContext): Promise<void> {
  const { db } = ctx.database;
  const known = await lastCheck(db);
  const { faults, ...end } = await walk(ctx, known);
  // After a fault the last good end of the chain is stored again, so that the alarm repeats until somebody has looked.
  const kept = faults > 0 && known ? { seq: known.seq, hash: known.hash } : end;
  await keepCheck(db, { at: ctx.clock.now().toISOString(), faults, ...kept });
  if (faults > 0) ctx.log.error({ faults, entries: end.seq }, 'audit.chain_broken');
}

/** Faults that the last check found; undefined before the first one. */
export async function lastAuditFaults(ctx: Pick<Context, 'database'>): Promise<number | undefined> {
  return (await lastCheck(ctx.database.db))?.faults;
}

import { sha256Hex } from '#lib/kernel/ids.ts';
import type { AuditRow } from './audit.repo.ts';

/** What the first entry has before it. */
export const BEGINNING = '0'.repeat(64);

/** Hash of an entry: over its content and the hash of the entry before. */
export const hashOf = (row: Omit<AuditRow, 'hash'>): string =>
  sha256Hex(
    JSON.stringify([
      row.seq,
      row.phase,
      row.at.toISOString(),
      row.uid,
      row.merId,
      row.role,
      row.act,
      row.input,
      row.outcome,
      row.requestId,
      row.address,
      row.device,
      row.previous,
    ]),
  );

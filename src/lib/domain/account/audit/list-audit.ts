import type { AuditView } from '#lib/contracts/audit.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { listEntries } from './audit.repo.ts';

interface Query {
  page: number;
  limit: number;
  mer_id?: number | undefined;
  uid?: number | undefined;
  keyword?: string | undefined;
}

/** What people of stores and of the platform did, the latest first; of one store or one person when asked. */
export async function listAudit(
  ctx: UserContext,
  { mer_id: merId, uid, keyword, page, limit }: Query,
): Promise<Result<{ count: number; list: AuditView[] }, never>> {
  const filter = {
    ...(merId === undefined ? {} : { merId }),
    ...(uid === undefined ? {} : { uid }),
    ...(keyword?.trim() ? { words: keyword.trim() } : {}),
  };
  const found = await listEntries(ctx.database.reader, { ...filter, page, limit });
  return ok({
    count: found.count,
    list: found.list.map((row) => ({
      seq: row.seq,
      phase: row.phase,
      time: row.at.toISOString(),
      uid: row.uid,
      mer_id: row.merId,
      role: row.role,
      act: row.act,
      input: row.input,
      outcome: row.outcome,
      request_id: row.requestId,
      address: row.address,
      device: row.device,
      hash: row.hash,
    })),
  });
}

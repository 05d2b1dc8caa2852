import type { AuditView, StoreAct } from '#lib/contracts/audit.ts';
import { ok, type Failure, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import { listActsOf, listEntries } from './audit.repo.ts';
import { readOutcome } from './outcome.ts';

type Say = (failure: Failure) => string;

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
  say: Say,
): Promise<Result<{ count: number; list: AuditView[] }, never>> {
  const filter = {
    ...(merId === undefined ? {} : { merId }),
    ...(uid === undefined ? {} : { uid }),
    ...(keyword?.trim() ? { words: keyword.trim() } : {}),
  };
  const found = await listEntries(ctx.database.reader, { ...filter, page, limit });
  return ok({
    count: found.count,
    list: found.list.map(({ entry: row, nickname, store }) => ({
      seq: row.seq,
      phase: row.phase,
      time: row.at.toISOString(),
      uid: row.uid,
      nickname: nickname ?? '',
      mer_id: row.merId,
      store: store ?? '',
      role: row.role,
      act: row.act,
      input: row.input,
      ...readOutcome(row.outcome, say),
      request_id: row.requestId,
      address: row.address,
      device: row.device,
      hash: row.hash,
    })),
  });
}

/** What the people and programs of the caller's store did in it. */
export async function listStoreAudit(
  ctx: MerchantContext,
  { keyword, page, limit }: Pick<Query, 'keyword' | 'page' | 'limit'>,
  say: Say,
): Promise<Result<{ count: number; list: StoreAct[] }, never>> {
  const words = keyword?.trim();
  const found = await listActsOf(ctx.database.reader, ctx.actor.merId, {
    ...(words ? { words } : {}),
    page,
    limit,
  });
  return ok({
    count: found.count,
    list: found.list.map(({ entry, nickname, ended }) => ({
      seq: entry.seq,
      time: entry.at.toISOString(),
      uid: entry.uid,
      nickname: nickname ?? '',
      act: entry.act,
      input: entry.input,
      ...readOutcome(ended ?? '', say),
      address: entry.address,
      device: entry.device,
    })),
  });
}

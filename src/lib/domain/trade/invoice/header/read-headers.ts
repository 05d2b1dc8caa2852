import type { HeaderView } from '#lib/contracts/invoice.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { headerFacts } from './check-header.ts';
import { countHeaders, headerById, headersOf, type HeaderFilter, type HeaderRow } from './header.repo.ts';

export const headerView = (row: HeaderRow): HeaderView => ({
  user_receipt_id: row.headerId,
  ...headerFacts(row.header),
  is_default: row.isDefault,
});

interface ListInput {
  page: number;
  limit: number;
  receipt_type?: number | undefined;
  receipt_title_type?: number | undefined;
  is_default?: number | undefined;
}

/** Headers of the caller, the default first; 0 and nothing mean every type. */
export async function listHeaders(
  ctx: UserContext,
  input: ListInput,
): Promise<Result<{ count: number; list: HeaderView[] }, never>> {
  const { db } = ctx.database;
  const filter: HeaderFilter = {
    type: [undefined, 'plain', 'special'][input.receipt_type ?? 0],
    titleType: [undefined, 'person', 'company'][input.receipt_title_type ?? 0],
    isDefault: input.is_default === undefined ? undefined : input.is_default === 1,
  };
  const rows = await headersOf(db, ctx.actor.uid, filter, input);
  return ok({ count: await countHeaders(db, ctx.actor.uid, filter), list: rows.map(headerView) });
}

/** One header of the caller. */
export async function readHeader(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<HeaderView, 'invoice.header_not_found'>> {
  const found = await headerById(ctx.database.db, ctx.actor.uid, id);
  return found ? ok(headerView(found)) : fail('invoice.header_not_found');
}

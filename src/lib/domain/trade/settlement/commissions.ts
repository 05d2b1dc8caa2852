import type { CommissionKind } from '#lib/contracts/states.ts';
import type { Commission } from '#lib/contracts/store-money.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { inLocale } from '../../goods/catalog/index.ts';
import { dropRate, ownerOf, ratesOf, writeRate } from './commission.repo.ts';

/** 25 thousandths are "2.5". */
const percentOf = (permille: number): string => String(permille / 10);

/** What the mall takes of goods, by category and by store. */
export async function listCommissions(
  ctx: UserContext,
  { kind, page, limit }: { kind?: CommissionKind | undefined; page: number; limit: number },
): Promise<Result<{ count: number; list: Commission[] }, never>> {
  const rows = await ratesOf(ctx.database.db, kind);
  return ok({
    count: rows.length,
    list: rows.slice((page - 1) * limit, page * limit).map((row) => ({
      kind: row.kind,
      owner_id: row.ownerId,
      name: inLocale(ctx.locale, row.name ?? String(row.ownerId), row.nameEn ?? ''),
      percent: percentOf(row.permille),
    })),
  });
}

/** Sets the commission of a category with all below it, or of a store; what is settled already stays as it was. */
export async function setCommission(
  ctx: UserContext,
  { kind, owner_id: ownerId, percent }: { kind: CommissionKind; owner_id: number; percent: string },
): Promise<Result<Commission, 'commission.no_owner'>> {
  const { db } = ctx.database;
  const owner = await ownerOf(db, kind, ownerId);
  if (!owner) return fail('commission.no_owner');
  const permille = Math.round(Number(percent) * 10);
  await writeRate(db, { kind, ownerId, permille });
  const name = inLocale(ctx.locale, owner.name, owner.nameEn);
  return ok({ kind, owner_id: ownerId, name, percent: percentOf(permille) });
}

/** Takes a rate back: what stands above it counts again. */
export async function dropCommission(
  ctx: UserContext,
  { kind, owner_id: ownerId }: { kind: CommissionKind; owner_id: number },
): Promise<Result<undefined, 'commission.no_owner'>> {
  return (await dropRate(ctx.database.db, kind, ownerId)) ? ok() : fail('commission.no_owner');
}

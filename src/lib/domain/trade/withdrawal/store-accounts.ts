import type { StoreAccount } from '#lib/contracts/store-money.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import {
  accountsOf,
  addAccount,
  changeAccount,
  countAccounts,
  dropProposals,
  lockStore,
  proposedAccount,
  replaceAccount,
} from './store-account.repo.ts';

/** Bank accounts of the caller's store, the latest first. */
export async function listAccounts(
  ctx: MerchantContext,
  asked: { page: number; limit: number; keyword?: string | undefined },
): Promise<Result<{ count: number; list: StoreAccount[] }, never>> {
  const { db } = ctx.database;
  const { merId, uid } = ctx.actor;
  const rows = await accountsOf(db, merId, asked);
  const list = rows.map(({ row, by }): StoreAccount => ({
    account_id: row.storeAccountId,
    name: row.name,
    bank: row.bank,
    account: row.account,
    branch_no: row.branchNo,
    status: row.status,
    first_by: by ?? '',
    is_own_first: row.proposedBy === uid,
    time: row.createdAt.toISOString(),
  }));
  return ok({ count: await countAccounts(db, merId, asked.keyword), list });
}

/**
 * Adds a bank account for the caller's store; payouts to it are possible once another person of the store has confirmed
 * it.
 */
export async function nameAccount(
  ctx: MerchantContext,
  input: { name: string; bank: string; account: string; branch_no: string },
): Promise<Result<{ account_id: string }, never>> {
  return ctx.database.tx(async () => {
    const { db } = ctx.database;
    const { merId, uid } = ctx.actor;
    const createdAt = ctx.clock.now();
    await lockStore(db, merId);
    await dropProposals(db, merId, createdAt);
    const storeAccountId = newId(createdAt);
    await addAccount(db, {
      storeAccountId,
      merId,
      name: input.name,
      bank: input.bank,
      account: input.account.replaceAll(' ', ''),
      branchNo: input.branch_no,
      status: 'proposed',
      proposedBy: uid,
      createdAt,
    });
    ctx.log.warn({ merId, by: uid, account: input.account.slice(-4) }, 'store_account.named');
    return ok({ account_id: storeAccountId });
  });
}

/** A second person of the store confirms what the first one named, or refuses it; what was asked for stays as it was. */
export async function confirmAccount(
  ctx: MerchantContext,
  { id, approve }: { id: string; approve: boolean },
): Promise<Result<undefined, 'store_account.not_found' | 'withdrawal.second_person'>> {
  return ctx.database.tx(async () => {
    const { db } = ctx.database;
    const { merId, uid } = ctx.actor;
    await lockStore(db, merId);
    const row = await proposedAccount(db, merId, id);
    if (!row) return fail('store_account.not_found');
    const decided = { decidedBy: uid, decidedAt: ctx.clock.now() };
    if (!approve) {
      await changeAccount(db, id, { status: 'refused', ...decided });
      return ok();
    }
    if (row.proposedBy === uid) return fail('withdrawal.second_person');
    await replaceAccount(db, merId);
    await changeAccount(db, id, { status: 'in_force', ...decided });
    ctx.log.warn({ merId, by: uid, account: row.account.slice(-4) }, 'store_account.confirmed');
    return ok();
  });
}

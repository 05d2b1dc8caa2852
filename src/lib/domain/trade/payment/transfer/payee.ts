import type { BankPayee } from '#lib/contracts/transfer.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { payeeOf, setPayee } from './bank-transfer.repo.ts';

/** The mall's bank account; undefined until the platform has set one, and then nobody can pay by transfer. */
export async function readPayee(ctx: Pick<Context, 'database'>): Promise<BankPayee | undefined> {
  return (await payeeOf(ctx.database.reader)) as BankPayee | undefined;
}

/** The platform sets the account that buyers transfer to. */
export async function changePayee(ctx: UserContext, payee: BankPayee): Promise<Result<BankPayee>> {
  const { name, bank, account, branch_no } = payee;
  await setPayee(ctx.database.db, { name, bank, account, branch_no });
  ctx.log.warn({ by: ctx.actor.uid, account: account.slice(-4) }, 'transfer.payee_changed');
  return ok({ name, bank, account, branch_no });
}

import type { AddressView } from '#lib/contracts/address.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { addressesOf, countAddresses } from './address.repo.ts';
import { addressView } from './address-view.ts';

/** Addresses of the caller: the default first, then the newest. */
export async function listAddresses(
  ctx: UserContext,
  page: { page: number; limit: number },
): Promise<Result<{ count: number; list: AddressView[] }, never>> {
  const { db } = ctx.database;
  const rows = await addressesOf(db, ctx.actor.uid, page);
  return ok({ count: await countAddresses(db, ctx.actor.uid), list: rows.map(addressView(ctx.locale)) });
}

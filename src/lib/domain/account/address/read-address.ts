import type { AddressView } from '#lib/contracts/address.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { addressById } from './address.repo.ts';
import { addressView } from './address-view.ts';

/** One address of the caller. */
export async function readAddress(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<AddressView, 'address.not_found'>> {
  const found = await addressById(ctx.database.db, ctx.actor.uid, id);
  return found ? ok(addressView(ctx.locale)(found)) : fail('address.not_found');
}

import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { addressById, type AddressRow } from './address.repo.ts';

/** What an order keeps of an address. */
export type DeliveryAddress = Omit<AddressRow, 'uid' | 'isDefault' | 'createdAt'>;

export const deliveryOf = ({
  uid: _uid,
  isDefault: _isDefault,
  createdAt: _createdAt,
  ...address
}: AddressRow): DeliveryAddress => address;

/** An address of the caller. */
export async function addressOf(
  ctx: UserContext,
  addressId: string,
): Promise<Result<DeliveryAddress, 'address.not_found'>> {
  const found = await addressById(ctx.database.db, ctx.actor.uid, addressId);
  return found ? ok(deliveryOf(found)) : fail('address.not_found');
}

import type { AddressView } from '#lib/contracts/address.ts';
import { newId } from '#lib/kernel/ids.ts';
import { ADDRESSES_MAX } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import {
  addAddress,
  addressById,
  changeAddress,
  clearDefault,
  countAddresses,
  lockAccount,
  type AddressChange,
} from './address.repo.ts';
import { addressView } from './address-view.ts';
import { regionNames } from './regions.ts';

export interface SavedAddress {
  real_name: string;
  phone: string;
  /** Codes from province to street; names come from the division of China, never from the caller. */
  area: readonly { id: string }[];
  detail: string;
  post_code: string;
  is_default: boolean;
  address_id?: string | undefined;
}

/**
 * Adds an address, or changes the one that `address_id` names. The first one becomes the default; the default stays
 * the default until another takes its place.
 */
export async function saveAddress(
  ctx: UserContext,
  form: SavedAddress,
): Promise<Result<AddressView, 'address.limit' | 'address.not_found' | 'address.region'>> {
  const regionCodes = form.area.map((part) => part.id);
  const names = regionNames(regionCodes);
  if (!names) return fail('address.region', undefined, 'area');
  const change: AddressChange = {
    realName: form.real_name,
    phone: form.phone,
    regionCodes,
    regionNames: names,
    detail: form.detail,
    postCode: form.post_code,
  };
  return ctx.database.tx(async () => {
    await lockAccount(ctx.database.db, ctx.actor.uid);
    const { address_id: addressId, is_default: wantsDefault } = form;
    return addressId ? replace(ctx, addressId, change, wantsDefault) : add(ctx, change, wantsDefault);
  });
}

async function add(
  ctx: UserContext,
  change: AddressChange,
  wantsDefault: boolean,
): Promise<Result<AddressView, 'address.limit'>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const had = await countAddresses(db, uid);
  if (had >= ADDRESSES_MAX) return fail('address.limit', { n: ADDRESSES_MAX });
  const isDefault = wantsDefault || had === 0;
  if (isDefault) await clearDefault(db, uid);
  const createdAt = ctx.clock.now();
  const row = await addAddress(db, { addressId: newId(createdAt), uid, ...change, isDefault, createdAt });
  return ok(addressView(ctx.locale)(row));
}

async function replace(
  ctx: UserContext,
  addressId: string,
  change: AddressChange,
  wantsDefault: boolean,
): Promise<Result<AddressView, 'address.not_found'>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const found = await addressById(db, uid, addressId);
  if (!found) return fail('address.not_found');
  if (wantsDefault) await clearDefault(db, uid);
  const isDefault = wantsDefault || found.isDefault;
  const row = await changeAddress(db, uid, addressId, { ...change, isDefault });
  return row ? ok(addressView(ctx.locale)(row)) : fail('address.not_found');
}

import type { AddressView } from '#lib/contracts/address.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { newId } from '#lib/kernel/ids.ts';
import { ADDRESSES_MAX } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { addressOf, addressView, type DeliveryAddress } from '../../address/index.ts';
import { membershipOf, memberWith } from '../team/membership.ts';
import { writeEntry } from '../team/write-entry.ts';
import {
  addAddress,
  addressById,
  addressesOf,
  countAddresses,
  dropAddress,
  type CompanyAddressRow,
} from './address.repo.ts';

const viewOf =
  (locale: Locale) =>
  (row: CompanyAddressRow): AddressView =>
    addressView(locale)({ ...row, uid: 0, isDefault: false });

/** Places of the caller's company to which its buyers have goods sent; none for who does not buy for one. */
export async function listCompanyAddresses(
  ctx: UserContext,
): Promise<Result<{ addresses: AddressView[] }, never>> {
  const member = await membershipOf(ctx);
  if (!member?.rights.buy) return ok({ addresses: [] });
  const rows = await addressesOf(ctx.database.db, member.companyId);
  return ok({ addresses: rows.map(viewOf(ctx.locale)) });
}

/** Copies an address of the caller for the company. */
export async function shareAddress(
  ctx: UserContext,
  { address_id: id }: { address_id: string },
): Promise<Result<{ addresses: AddressView[] }, 'address.limit' | 'address.not_found' | 'team.forbidden'>> {
  const member = await memberWith(ctx, 'manage');
  if (!member.ok) return member;
  const { companyId } = member.value;
  const found = await addressOf(ctx, id);
  if (!found.ok) return found;
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    if ((await countAddresses(db, companyId)) >= ADDRESSES_MAX)
      return fail('address.limit', { n: ADDRESSES_MAX });
    const createdAt = ctx.clock.now();
    await addAddress(db, { ...found.value, addressId: newId(createdAt), companyId, createdAt });
    await writeEntry(ctx, companyId, 'address', { detail: found.value.detail });
    return listCompanyAddresses(ctx);
  });
}

/** Takes a place of the company away; orders keep what they were sent to. */
export async function dropCompanyAddress(
  ctx: UserContext,
  { address_id: id }: { address_id: string },
): Promise<Result<{ addresses: AddressView[] }, 'team.forbidden'>> {
  const member = await memberWith(ctx, 'manage');
  if (!member.ok) return member;
  await dropAddress(ctx.database.db, member.value.companyId, id);
  await writeEntry(ctx, member.value.companyId, 'no_address');
  return listCompanyAddresses(ctx);
}

/** A place of the caller's company, for the check-out. */
export async function companyAddressOf(
  ctx: UserContext,
  addressId: string,
): Promise<Result<DeliveryAddress, 'address.not_found'>> {
  const member = ctx.actor.companyId ? await membershipOf(ctx) : undefined;
  if (!member?.rights.buy) return fail('address.not_found');
  const row = await addressById(ctx.database.db, member.companyId, addressId);
  if (!row) return fail('address.not_found');
  const { companyId: _companyId, createdAt: _createdAt, ...address } = row;
  return ok(address);
}

import type { ReturnAddress } from '#lib/contracts/store-desk.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { Context, MerchantContext } from '#lib/domain/context.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import {
  addReturnAddress,
  changeReturnAddress,
  dropReturnAddress,
  lockMerchant,
  noDefault,
  returnAddressesOf,
  type ReturnAddressRow,
} from './return-address.repo.ts';

const view = (row: ReturnAddressRow): ReturnAddress => ({
  address_id: row.returnAddressId,
  name: row.name,
  phone: row.phone,
  address: row.address,
  is_default: row.isDefault,
});

/** Where goods come back to the caller's store; the one that is used unless another is chosen stands first. */
export async function listReturnAddresses(
  ctx: MerchantContext,
  { page, limit, keyword }: { page: number; limit: number; keyword?: string | undefined },
): Promise<Result<{ count: number; list: ReturnAddress[] }, never>> {
  const rows = await returnAddressesOf(ctx.database.db, ctx.actor.merId, keyword);
  return ok({ count: rows.length, list: rows.slice((page - 1) * limit, page * limit).map(view) });
}

/** The same as choices of a form. */
export async function returnAddressChoices(
  ctx: MerchantContext,
): Promise<Result<{ label: string; value: string }[], never>> {
  const rows = await returnAddressesOf(ctx.database.db, ctx.actor.merId);
  return ok(
    rows.map((row) => ({
      label: `${row.address} ${row.name} ${row.phone}`,
      value: String(row.returnAddressId),
    })),
  );
}

/** Adds an address of the caller's store, or changes one; the first one is used unless another is. */
export async function saveReturnAddress(
  ctx: MerchantContext,
  { id, is_default, ...input }: Omit<ReturnAddress, 'address_id'> & { id?: number | undefined },
): Promise<Result<{ id: number }, 'store.return_gone'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { merId } = ctx.actor;
    await lockMerchant(db, merId);
    const others = (await returnAddressesOf(db, merId)).filter((row) => row.returnAddressId !== id);
    const isDefault = is_default || !others.some((row) => row.isDefault);
    if (isDefault) await noDefault(db, merId);
    const values = { ...input, isDefault };
    if (id === undefined)
      return ok({ id: await addReturnAddress(db, { ...values, merId, createdAt: ctx.clock.now() }) });
    return (await changeReturnAddress(db, merId, id, values)) ? ok({ id }) : fail('store.return_gone');
  });
}

/** Takes an address away; the oldest of the others is used then. */
export async function removeReturnAddress(
  ctx: MerchantContext,
  { id }: { id: number },
): Promise<Result<null, 'store.return_gone'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { merId } = ctx.actor;
    await lockMerchant(db, merId);
    if (!(await dropReturnAddress(db, merId, id))) return fail('store.return_gone');
    const [first] = await returnAddressesOf(db, merId);
    if (first && !first.isDefault)
      await changeReturnAddress(db, merId, first.returnAddressId, { isDefault: true });
    return ok(null);
  });
}

/** Where a return to a store goes: the address that is named, otherwise the store's default. */
export async function returnAddressOf(
  ctx: Pick<Context, 'database'>,
  merId: number,
  id?: number,
): Promise<ReturnAddress | undefined> {
  const rows = await returnAddressesOf(ctx.database.db, merId);
  const found = id === undefined ? rows[0] : rows.find((row) => row.returnAddressId === id);
  return found && view(found);
}

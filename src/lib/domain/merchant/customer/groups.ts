import type { CustomerGroup } from '#lib/contracts/customer.ts';
import { keysetPage, type KeysetAsk } from '#lib/kernel/keyset.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { allGroups, dropGroupRow, groupOf, groups, saveGroupRow } from './customer.repo.ts';

/** Customer groups of the caller's store, the newest first. */
export async function listGroups(ctx: MerchantContext, input: KeysetAsk & { keyword?: string | undefined }) {
  const read = await groups(ctx.database.db, ctx.actor.merId, { ...input, now: ctx.clock.now() });
  const { rows, ...places } = keysetPage(
    read,
    input,
    ({ group }) => `${group.createdAt.getTime()}~${String(group.customerGroupId).padStart(12, '0')}`,
  );
  const list = rows.map(({ group, members, lists }): CustomerGroup => ({
    group_id: group.customerGroupId,
    name: group.name,
    note: group.note,
    member_count: members,
    list_count: lists,
  }));
  return ok({ list, ...places });
}

/** The same as choices of a form. */
export async function groupChoices(ctx: MerchantContext) {
  const rows = await allGroups(ctx.database.db, ctx.actor.merId);
  return ok(rows.map((row) => ({ value: String(row.customerGroupId), label: row.name })));
}

/** Makes a group, or changes one; names are the store's own, each once. */
export async function saveGroup(
  ctx: MerchantContext,
  { id, name, note }: { id?: number | undefined; name: string; note: string },
): Promise<Result<{ group_id: number }, 'customer.group_gone' | 'customer.group_twice'>> {
  const { db } = ctx.database;
  const { merId } = ctx.actor;
  if (id !== undefined && !(await groupOf(db, merId, id))) return fail('customer.group_gone');
  const saved = await saveGroupRow(db, id, { merId, name, note, createdAt: ctx.clock.now() });
  return saved === undefined ? fail('customer.group_twice', undefined, 'name') : ok({ group_id: saved });
}

/** Removes a group; its members stay customers. One that a price list names stays, for its history. */
export async function dropGroup(
  ctx: MerchantContext,
  { id }: { id: number },
): Promise<Result<undefined, 'customer.group_gone' | 'customer.group_used'>> {
  const { db } = ctx.database;
  if (!(await groupOf(db, ctx.actor.merId, id))) return fail('customer.group_gone');
  return (await dropGroupRow(db, ctx.actor.merId, id)) ? ok() : fail('customer.group_used');
}
